/** Overlays of the list. One chunk, loaded on first use. */
import type { Role } from '#shared/contract/entities.ts';
import type { EditAndDelete } from '#admin-box/kit/list/row-menu.tsx';
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked, OverlaysProps } from '#admin-box/kit/overlays/use-overlays.ts';
import { AttachPermissionDialog } from './attach-permission.dialog.tsx';
import { DeleteRoleDialog } from './delete-role.dialog.tsx';
import { EditRoleDrawer } from './edit-role.drawer.tsx';
import { RoleDrawer } from './role.drawer.tsx';

export type Ask = { kind: 'edit'; role: Role | undefined } | { kind: 'delete'; role: Role } | { kind: 'attach' };

function AskedDialog({
  asked,
  onDeleted,
  ...dialog
}: {
  asked: Asked<Ask>;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  if (asked.kind === 'attach') return <AttachPermissionDialog {...dialog} />;
  if (asked.kind === 'edit') return <EditRoleDrawer role={asked.role} {...dialog} />;
  return <DeleteRoleDialog role={asked.role} {...dialog} onDeleted={onDeleted} />;
}

export function RolesOverlays({ onEdit, onDelete, ...overlays }: OverlaysProps<Role, Ask> & Partial<EditAndDelete>) {
  const { item: role, asked, drawer, dialog, onItemDeleted } = useOverlayState(overlays);
  return (
    <>
      {role ? <RoleDrawer role={role} {...drawer} onEdit={onEdit} onDelete={onDelete} /> : null}
      {asked ? <AskedDialog key={asked.opening} asked={asked} {...dialog} onDeleted={onItemDeleted} /> : null}
    </>
  );
}
