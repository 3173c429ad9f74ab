import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import type { Ask } from './ask.types.ts';
import type { Account } from './use-accounts.ts';
import { useChangeAccounts, useEnterAccount } from './use-change-accounts.ts';

/** What the user may do to accounts, as far as the page offers it. */
export function useRights() {
  const { holds } = usePortal();
  const appearance = useFieldAppearance();
  const edits = (name: Parameters<typeof appearance>[0]) => appearance(name) === 'edit';
  return {
    write: holds('fe.account-hierarchy.write.subAccount'),
    manage: edits('isReseller') && holds('fe.account-hierarchy.write.subAccountManagement'),
    /** What holds for all people of an account, and for one of them. */
    access: edits('subAccountAccessType') && holds('fe.account-hierarchy.write.subAccountAccess'),
    userAccess: edits('subAccountAccessAllowed') && holds('fe.account-hierarchy.write.subAccountAccess'),
    delete: holds('fe.account-hierarchy.delete.subAccount'),
    readPeople: appearance('users') !== 'hidden' && holds('fe.secure.read.userSubTenants'),
    writePeople: edits('users') && holds('fe.secure.write.userSubTenants'),
    giveRoles: edits('roles') && holds('fe.secure.write.usersRoles'),
  };
}

/** What can be done to an account, as items of its menu. */
export function useAccountActions(ask: (what: Ask) => void): (account: Account) => MenuItem[] {
  const { t } = useTexts();
  const may = useRights();
  const { setManagement } = useChangeAccounts();
  const enter = useEnterAccount();
  return (account) => {
    const { isReseller } = account;
    const item = (
      is: boolean,
      id: string,
      label: string,
      icon: MenuItem['icon'],
      onSelect: () => void,
      danger = false,
    ): MenuItem[] => (is ? [{ id, label, icon, onSelect, ...(danger && { danger }) }] : []);
    return [
      ...item(true, 'enter', t('accounts.enter'), 'right', () => enter(account)),
      ...item(may.write, 'edit', t('accounts.edit'), 'pen', () => ask({ kind: 'edit', account })),
      ...item(may.write && isReseller, 'below', t('accounts.newBelow'), 'plus', () =>
        ask({ kind: 'create', parent: account }),
      ),
      ...item(may.writePeople, 'people', t('accounts.addPeople'), 'users', () => ask({ kind: 'people', account })),
      ...item(may.access && isReseller, 'access', t('accounts.hierarchy'), 'lock', () =>
        ask({ kind: 'access', account }),
      ),
      ...item(
        may.manage,
        'manage',
        t(isReseller ? 'accounts.forbidHolding' : 'accounts.allowHolding'),
        'building',
        () => void setManagement(account, !isReseller),
      ),
      ...item(may.delete, 'delete', t('accounts.delete'), 'trash', () => ask({ kind: 'delete', account }), true),
    ];
  };
}
