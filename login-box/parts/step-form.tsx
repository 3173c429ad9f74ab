import type { ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { Banner } from '#shared/ui/banner/banner.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { LightFormView } from '#shared/ui/light-form/light-form-view.tsx';
import { useDelayed } from '#shared/ui/use-delayed.ts';
import { ButtonLink } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { isHosted } from './step-card.tsx';

/** The server's own page may load what a host page must not. */
const unloadable: string = 'captcha-unavailable';

export interface StepFormProps {
  props: StepProps;
  /** Name of the step, as the form posts it. */
  step: string;
  fields: LightField[];
  /** Label of the button, idle and while submitting. */
  submit: string;
  submitting: string;
  /** Posted besides, without being shown. */
  hidden?: Record<string, string>;
  before?: ReactNode;
  adornments?: Record<string, ReactNode>;
  /** Called with the fields' values on every input. */
  onType?: (fields: Record<string, string>) => void;
  /** Rendered above the button: an alternative to submitting the form. */
  first?: ReactNode;
  actions?: ReactNode;
  /** Appearance of the button, if it is not the page's primary action or cannot be pressed yet. */
  button?: { secondary?: boolean; disabled?: boolean };
}

/** The field to focus: the invalid one, else the first empty one. */
function firstToFill(fields: readonly LightField[]): string | undefined {
  const visible = fields.filter((field) => !field.identity);
  const wanted = visible.find((field) => field.error) ?? visible.find((field) => !field.value) ?? visible[0];
  return wanted?.name;
}

/** The step's only form. Errors are shown at their field, or above the fields if they belong to none. */
export function StepForm({
  props,
  step,
  fields,
  submit,
  submitting,
  hidden,
  before,
  adornments,
  onType,
  first,
  actions,
  button,
}: StepFormProps) {
  const { t, errorText } = useTexts();
  const { idPrefix } = useRootPlace();
  const slow = useDelayed(props.busy);
  const { page, error } = props;
  const message = error && errorText(error);
  const owner = error && fields.find((field) => field.name === error.field && !field.identity);
  const described = fields.map((field) => (field === owner ? { ...field, error: message } : field));
  return (
    <LightFormView
      form={{
        idPrefix,
        action: page.action,
        hidden: { formToken: page.formToken, step, ...hidden },
        fields: described,
        submit: { label: slow ? submitting : submit, busy: slow, ...button },
        autofocus: firstToFill(described),
      }}
      submit={(typed) => !props.busy && props.submit(typed)}
      errorText={(code) => errorText({ code })}
      revealLabel={(revealed) => t(revealed ? 'common.hidePassword' : 'common.showPassword')}
      before={
        message && !owner ? (
          <>
            <Banner tone="danger">{message}</Banner>
            {error.code === unloadable && !isHosted(page) ? (
              <ButtonLink variant="secondary" href={page.links.login} target="_top">
                {t('unavailable.hosted')}
              </ButtonLink>
            ) : null}
            {before}
          </>
        ) : (
          before
        )
      }
      beside={adornments}
      onType={onType}
      first={first}
      actions={actions}
    />
  );
}
