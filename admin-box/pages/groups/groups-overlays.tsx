/** What lies above the list. One chunk, loaded when the first of it is asked for. */
import { useRef } from 'react';
import type { Group, GroupConfig } from '../../../shared/contract/groups.ts';
import { DeleteGroupDialog } from './delete-group.dialog.tsx';
import { EditGroupDialog } from './edit-group.dialog.tsx';
import { GroupSettingsDialog } from './group-settings.dialog.tsx';
import { GroupDrawer } from './group.drawer.tsx';
import type { GroupDrawerProps } from './group.drawer.tsx';

export type Ask = { kind: 'edit'; group: Group | undefined } | { kind: 'delete'; group: Group } | { kind: 'settings'; config: GroupConfig };
/** Each opening has a number, so that a form begins afresh. */
export type Asked = Ask & { opening: number };

export interface GroupsOverlaysProps extends Omit<GroupDrawerProps, 'group' | 'open' | 'onClose'> {
  asked: Asked | undefined;
  group: Group | undefined;
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
  if (asked.kind === 'settings') return <GroupSettingsDialog config={asked.config} open={open} onClose={onClose} />;
  if (asked.kind === 'edit') return <EditGroupDialog group={asked.group} open={open} onClose={onClose} />;
  return <DeleteGroupDialog group={asked.group} open={open} onClose={onClose} onDeleted={onDeleted} />;
}

export function GroupsOverlays({ asked, group, onCloseDialog, onCloseDrawer, onEdit, onDelete }: GroupsOverlaysProps) {
  const shownGroup = useLast(group);
  const shownAsked = useLast(asked);
  const onDeleted = () => group && onCloseDrawer();
  return (
    <>
      {shownGroup ? <GroupDrawer group={shownGroup} open={group !== undefined} onClose={onCloseDrawer} onEdit={onEdit} onDelete={onDelete} /> : null}
      {shownAsked ? <AskedDialog key={shownAsked.opening} asked={shownAsked} open={asked !== undefined} onClose={onCloseDialog} onDeleted={onDeleted} /> : null}
    </>
  );
}
