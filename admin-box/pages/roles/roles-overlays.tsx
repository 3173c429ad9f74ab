/** What lies above the list. One chunk, loaded when the first of it is asked for. */
import { useRef } from 'react';
import type { Role } from '../../../shared/contract/entities.ts';
import { AttachPermissionDialog } from './attach-permission.dialog.tsx';
import { DeleteRoleDialog } from './delete-role.dialog.tsx';
import { EditRoleDialog } from './edit-role.dialog.tsx';
import { RoleDrawer } from './role.drawer.tsx';
import type { RoleDrawerProps } from './role.drawer.tsx';

export type Ask = { kind: 'edit'; role: Role | undefined } | { kind: 'delete'; role: Role } | { kind: 'attach' };
/** Each opening has a number, so that a form begins afresh. */
export type Asked = Ask & { opening: number };

export interface RolesOverlaysProps extends Omit<RoleDrawerProps, 'role' | 'open' | 'onClose'> {
  asked: Asked | undefined;
  role: Role | undefined;
  onCloseDialog(): void;
  onCloseDrawer(): void;
}

/** The last value that was there: what slides away keeps its content. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

function AskedDialog({ asked, open, onClose, onDeleted }: { asked: Asked; open: boolean; onClose: () => void; onDeleted: () => void }) {
  if (asked.kind === 'attach') return <AttachPermissionDialog open={open} onClose={onClose} />;
  if (asked.kind === 'edit') return <EditRoleDialog role={asked.role} open={open} onClose={onClose} />;
  return <DeleteRoleDialog role={asked.role} open={open} onClose={onClose} onDeleted={onDeleted} />;
}

export function RolesOverlays({ asked, role, onCloseDialog, onCloseDrawer, onEdit, onDelete }: RolesOverlaysProps) {
  const shownRole = useLast(role);
  const shownAsked = useLast(asked);
  const onDeleted = () => role && onCloseDrawer();
  return (
    <>
      {shownRole ? <RoleDrawer role={shownRole} open={role !== undefined} onClose={onCloseDrawer} onEdit={onEdit} onDelete={onDelete} /> : null}
      {shownAsked ? <AskedDialog key={shownAsked.opening} asked={shownAsked} open={asked !== undefined} onClose={onCloseDialog} onDeleted={onDeleted} /> : null}
    </>
  );
}
