import type { ReactNode } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { compactFormStyle, dialogFormStyle } from '#shared/ui/light-form/compact-light-form.styles.ts';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { LightFormView } from '#shared/ui/light-form/light-form-view.tsx';
import { useDelayed } from '#shared/ui/use-delayed.ts';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

export interface CredentialFormProps {
  /** Unique among the forms on display. */
  name: string;
  fields: readonly LightField[];
  submit: string;
  submitting: string;
  busy: boolean;
  /** Not the main thing on its page. */
  secondary?: boolean;
  /** Above the fields: an error that belongs to none of them. */
  before?: ReactNode;
  onSubmit(fields: Record<string, string>): void;
  onType?(fields: Record<string, string>): void;
  /** In a dialog: what comes before the submit button in its footer, "Cancel" first. */
  footer?: ReactNode;
}

/**
 * A form for passwords and codes. Its fields are light-DOM children of the element, slotted in here, so that password
 * managers find, fill and save them; they are removed with the form.
 */
export function CredentialForm({
  name,
  fields,
  submit,
  submitting,
  busy,
  secondary,
  before,
  onSubmit,
  onType,
  footer,
}: CredentialFormProps) {
  const texts = useTexts();
  const { t } = useUiTexts();
  const { idPrefix } = useRootPlace();
  const slow = useDelayed(busy);
  return (
    <div css={footer ? [compactFormStyle, dialogFormStyle] : compactFormStyle}>
      <LightFormView
        transient
        form={{
          idPrefix: `${idPrefix}-${name}`,
          scope: name,
          action: '',
          hidden: {},
          fields,
          submit: { label: slow ? submitting : submit, busy: slow, secondary },
        }}
        submit={(typed) => busy || onSubmit(typed)}
        onType={onType}
        errorText={(check) => texts.t(check === 'field-required' ? 'common.fieldMissing' : 'common.emailWrong')}
        revealLabel={(revealed) => t(revealed ? 'hidePassword' : 'showPassword')}
        before={before}
        first={footer}
      />
    </div>
  );
}
