import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { DialogProps } from '#shared/ui/dialog/dialog.tsx';
import { useUnsavedQuestion } from '#admin-box/shell/use-unsaved-guard.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { SaveFailure } from './save-failure.tsx';
import type { SaveFailureProps } from './save-failure.tsx';

export interface FormDialogProps extends Pick<
  DialogProps,
  'open' | 'title' | 'description' | 'size' | 'hasFrames' | 'initialFocus' | 'onClose'
> {
  /** Something would be lost by closing it. */
  changed: boolean;
  /** It may be sent: where something was changed, unless said. */
  ready?: boolean;
  saving: boolean;
  /** Names the unsaved changes in the confirmation before closing; without it closing does not ask. */
  fields?: string;
  saveLabel?: string;
  savingLabel?: string;
  /** Why it was not saved: an error, as the server or the network gave it. */
  failure?: unknown;
  /** How the form accepts another user's saved changes. */
  remote?: SaveFailureProps['remote'];
  onSave(): void;
  children: ReactNode;
}

export type FormState = Pick<
  FormDialogProps,
  'open' | 'onClose' | 'changed' | 'ready' | 'saving' | 'fields' | 'saveLabel' | 'savingLabel' | 'onSave'
>;

/** State shared by all form windows: buttons, closing, and the confirmation before changes are lost. */
export function useFormWindow({
  open,
  onClose: end,
  changed,
  ready = changed,
  saving,
  fields,
  saveLabel,
  savingLabel,
  onSave,
}: FormState) {
  const { t } = useTexts();
  const { question, ask } = useUnsavedQuestion(open && changed && !saving && fields !== undefined, fields ?? '');
  const onClose = () => ask(end);
  const onSubmit = () => {
    if (ready && !saving) onSave();
  };
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button
        variant="primary"
        type="submit"
        disabled={!ready && !saving}
        loading={saving}
        loadingLabel={savingLabel ?? t('common.saving')}
      >
        {saveLabel ?? t('common.save')}
      </Button>
    </>
  );
  return { question, window: { open, onClose, onSubmit, footer } };
}

/** A form in a dialog: submits or cancels, shows why saving failed, and confirms before changes are lost. */
export function FormDialog({
  title,
  description,
  size,
  hasFrames,
  initialFocus,
  failure,
  remote,
  children,
  ...form
}: FormDialogProps) {
  const { question, window } = useFormWindow(form);
  return (
    <Dialog
      {...window}
      title={title}
      description={description}
      size={size}
      hasFrames={hasFrames}
      initialFocus={initialFocus}
    >
      <div css={formStyle}>
        <SaveFailure failure={failure} remote={remote} />
        {children}
      </div>
      {question}
    </Dialog>
  );
}
