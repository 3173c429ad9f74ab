import { useState } from 'react';
import type { SubTenantUser } from '../../../shared/contract/sub-accounts.ts';
import { useToasts } from '../../../shared/ui/toast/toast-provider.tsx';
import { FormDialog } from '../../list-page/form-dialog.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { AccountRolesField } from './account-roles.tsx';
import type { Account } from './use-accounts.ts';
import { useChange } from './use-change-accounts.ts';

/** Which roles somebody has in an account. */
export function PersonRolesDialog({
  account,
  person,
  open,
  onClose,
}: {
  account: Account;
  person: SubTenantUser;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { api } = usePortal();
  const toasts = useToasts();
  const change = useChange();
  const held = person.tenants.find(({ tenantId }) => tenantId === account.id)?.roles ?? [];
  const before = held.map(({ id }) => id);
  const [roleIds, setRoleIds] = useState(before);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changed = roleIds.toSorted().join() !== before.toSorted().join();
  const { name } = person;
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    const wanted = { subTenantsRoles: [{ tenantId: account.id, roleIds }] };
    try {
      await change(() =>
        api.patch('/identity/resources/sub-tenants/users/v1/{userId}/roles', wanted, { params: { userId: person.id } }),
      );
      toasts.show({ title: t('accounts.rolesSaved', { name }) });
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('accounts.rolesTitle', { name, account: account.name })}
      fields={t('accounts.roles')}
      saveLabel={t('accounts.rolesSave')}
      changed={changed}
      saving={saving}
      failure={failure}
      onSave={() => void save()}
    >
      <AccountRolesField held={held} value={roleIds} onChange={setRoleIds} />
    </FormDialog>
  );
}
