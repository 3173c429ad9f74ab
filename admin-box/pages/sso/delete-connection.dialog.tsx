import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { useProviderName } from './use-provider-name.ts';
import { useChangeSso } from './use-sso.ts';

export interface DeleteConnectionProps {
  connection: SsoConfig;
  open: boolean;
  onClose(): void;
}

/** Confirmation before a connection is deleted: says whether somebody signs in by it. */
export function DeleteConnectionDialog({ connection, ...dialog }: DeleteConnectionProps) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const name = useProviderName()(connection);
  const { remove } = useChangeSso();
  const onDelete = async (): Promise<boolean> => {
    try {
      await remove(connection);
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('sso.deleteFailed', { reason: errorText(error) }) });
      return false;
    }
    toasts.show({ title: t('sso.deleted') });
    return true;
  };
  return (
    <DeleteDialog
      {...dialog}
      title={t('sso.deleteTitle', { name })}
      description={t(connection.enabled ? 'sso.deleteActive' : 'sso.deleteInactive', { name })}
      confirmLabel={t('sso.deleteConfirm')}
      cancelLabel={t('common.cancel')}
      typeToConfirm={connection.enabled ? name : undefined}
      onDelete={onDelete}
      onDeleted={() => {}}
    />
  );
}
