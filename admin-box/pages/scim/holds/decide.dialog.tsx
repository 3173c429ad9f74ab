import type { HeldUser } from '#shared/contract/scim/scim-holds.ts';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useProvider } from '#admin-box/pages/scim/use-provider.ts';
import { useDecide, type Decision } from './use-holds.ts';

export interface DecideProps {
  connection: DirectoryConfig;
  decision: Decision;
  users: readonly HeldUser[];
  open: boolean;
  onClose(): void;
  onDecided(): void;
}

/** Confirmation before users are removed or kept: names how many, and what becomes of them. */
export function DecideDialog({ connection, decision, users, onDecided, ...dialog }: DecideProps) {
  const { t, errorText } = useTexts();
  const { tenant } = usePortal();
  const toasts = useToasts();
  const provider = useProvider(connection);
  const decide = useDecide(connection.id);
  const isRemoval = decision === 'allow';
  const count = users.length;
  const onConfirm = async (): Promise<boolean> => {
    try {
      const decided = await decide(decision, users);
      toasts.show({ title: t(isRemoval ? 'provisioning.removed' : 'provisioning.kept', { count: decided }) });
      return true;
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('provisioning.changeFailed', { reason: errorText(error) }) });
      return false;
    }
  };
  return (
    <DeleteDialog
      {...dialog}
      tone={isRemoval ? 'danger' : 'primary'}
      title={t(isRemoval ? 'provisioning.approveTitle' : 'provisioning.rejectTitle', { count })}
      description={t(isRemoval ? 'provisioning.approveText' : 'provisioning.rejectText', { tenant, provider })}
      confirmLabel={t(isRemoval ? 'provisioning.approveConfirm' : 'provisioning.rejectConfirm', { count })}
      cancelLabel={t('common.cancel')}
      typeToConfirm={isRemoval && count > 1 ? String(count) : undefined}
      onDelete={onConfirm}
      onDeleted={onDecided}
    />
  );
}
