/** Overlays of the accounts page. One chunk, loaded on first use. */
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked, OverlaysProps } from '#admin-box/kit/overlays/use-overlays.ts';
import { useAccountActions } from './account-actions.ts';
import { AccountDrawer } from './account.drawer.tsx';
import { AddUsersDialog } from './add-users.dialog.tsx';
import { CreateAccountDialog, EditAccountDialog } from './edit-account.dialog.tsx';
import type { Ask } from './ask.types.ts';
import { DeleteAccountDialog } from './delete-account.dialog.tsx';
import { SubAccountAccessDialog } from './sub-account-access.dialog.tsx';
import { UserRolesDialog } from './user-roles.dialog.tsx';
import { RemoveUserDialog } from './remove-user.dialog.tsx';
import type { Account } from './use-accounts.ts';

interface DialogProps {
  asked: Asked<Ask>;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

function AskedDialog({ asked, onDeleted, ...dialog }: DialogProps) {
  switch (asked.kind) {
    case 'create':
      return <CreateAccountDialog parent={asked.parent} {...dialog} />;
    case 'edit':
      return <EditAccountDialog account={asked.account} {...dialog} />;
    case 'access':
      return <SubAccountAccessDialog account={asked.account} {...dialog} />;
    case 'people':
      return <AddUsersDialog account={asked.account} {...dialog} />;
    case 'roles':
      return <UserRolesDialog account={asked.account} user={asked.user} {...dialog} />;
    case 'remove':
      return <RemoveUserDialog account={asked.account} user={asked.user} {...dialog} />;
    default:
      return <DeleteAccountDialog account={asked.account} {...dialog} onDeleted={onDeleted} />;
  }
}

export function AllAccountsOverlays({ ask, ...overlays }: OverlaysProps<Account, Ask> & { ask: (what: Ask) => void }) {
  const { item: account, asked, drawer, dialog, onItemDeleted } = useOverlayState(overlays);
  const itemsFor = useAccountActions(ask);
  return (
    <>
      {account ? <AccountDrawer account={account} {...drawer} items={itemsFor(account)} ask={ask} /> : null}
      {asked ? <AskedDialog key={asked.opening} asked={asked} {...dialog} onDeleted={onItemDeleted} /> : null}
    </>
  );
}
