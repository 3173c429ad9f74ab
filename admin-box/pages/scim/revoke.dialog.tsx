import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import type { DeleteDialogProps } from '#admin-box/kit/forms/delete.dialog.tsx';

export interface RevokeProps extends Pick<
  DeleteDialogProps,
  'open' | 'onClose' | 'title' | 'description' | 'confirmLabel'
> {
  /** The toast. */
  done: string;
  revoke(): Promise<unknown>;
}

/** Confirmation before a token or client ends. */
export function RevokeDialog({ done, revoke, ...dialog }: RevokeProps) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const onDelete = async (): Promise<boolean> => {
    try {
      await revoke();
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('provisioning.changeFailed', { reason: errorText(error) }) });
      return false;
    }
    toasts.show({ title: done });
    return true;
  };
  return <DeleteDialog {...dialog} cancelLabel={t('common.cancel')} onDelete={onDelete} onDeleted={() => {}} />;
}
