import { useState } from 'react';
import type { SubTenantUser } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { AccountRolesField } from './account-roles.tsx';
import type { Account } from './use-accounts.ts';
import { useChange } from './use-change-accounts.ts';

/** Edits a user's roles in an account. */
export function UserRolesDialog({
  account,
  user,
  open,
  onClose,
}: {
  account: Account;
  user: SubTenantUser;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { api } = usePortal();
  const toasts = useToasts();
  const change = useChange();
  const current = user.tenants.find(({ tenantId }) => tenantId === account.id)?.roles ?? [];
  const before = current.map(({ id }) => id);
  const [roleIds, setRoleIds] = useState(before);
  const { busy, failure, run } = useAction();
  const changed = roleIds.toSorted().join() !== before.toSorted().join();
  const { name } = user;
  const save = () =>
    run(async () => {
      const wanted = { subTenantsRoles: [{ tenantId: account.id, roleIds }] };
      await change(() =>
        api.patch('/identity/resources/sub-tenants/users/v1/{userId}/roles', wanted, { params: { userId: user.id } }),
      );
      toasts.show({ title: t('accounts.rolesSaved', { name }) });
      onClose();
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('accounts.rolesTitle', { name, account: account.name })}
      fields={t('accounts.roles')}
      saveLabel={t('accounts.rolesSave')}
      changed={changed}
      saving={busy}
      failure={failure}
      onSave={() => void save()}
    >
      <AccountRolesField current={current} value={roleIds} onChange={setRoleIds} />
    </FormDialog>
  );
}
