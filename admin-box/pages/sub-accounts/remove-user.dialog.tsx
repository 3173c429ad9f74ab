import type { SubTenantUser } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Account } from './use-accounts.ts';
import { useChangeAccounts } from './use-change-accounts.ts';

/** Confirmation before a user is removed from an account. */
export function RemoveUserDialog({
  account,
  user,
  ...dialog
}: {
  account: Account;
  user: SubTenantUser;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const question = useQuestion();
  const { api } = usePortal();
  const { runWithToast } = useChangeAccounts();
  const { id, name } = user;
  const remove = () =>
    runWithToast(name, t('accounts.removed', { name, account: account.name }), () =>
      api.delete('/identity/resources/sub-tenants/users/v1', { userId: id, subTenants: [{ tenantId: account.id }] }),
    );
  return (
    <DeleteDialog
      {...dialog}
      title={question('accounts.removeTitle', { name, account: account.name })}
      description={question('accounts.removeText', { account: account.name })}
      confirmLabel={t('accounts.removeAction', { name })}
      cancelLabel={t('accounts.removeKeep', { name })}
      loadingLabel={t('accounts.removing')}
      onDelete={remove}
      onDeleted={() => undefined}
    />
  );
}
