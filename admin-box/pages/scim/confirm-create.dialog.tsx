import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import type { SaveFailureProps } from '#admin-box/kit/forms/save-failure.tsx';

export interface ConfirmCreateProps extends Pick<SaveFailureProps, 'failure'> {
  title: string;
  description: string;
  confirmLabel: string;
  open: boolean;
  busy: boolean;
  onClose(): void;
  onCreate(): void;
}

/** The question before a token or client is created, which says what it replaces. */
export function ConfirmCreateDialog({ confirmLabel, busy, failure, onClose, onCreate, ...dialog }: ConfirmCreateProps) {
  const { t } = useTexts();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      onSubmit={onCreate}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <SaveFailure failure={failure} />
    </Dialog>
  );
}
