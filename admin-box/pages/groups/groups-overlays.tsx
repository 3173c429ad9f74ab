/** Overlays of the list. One chunk, loaded on first use. */
import type { Group, GroupConfig } from '#shared/contract/groups/groups.ts';
import type { EditAndDelete } from '#admin-box/kit/list/row-menu.tsx';
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked, OverlaysProps } from '#admin-box/kit/overlays/use-overlays.ts';
import { DeleteGroupDialog } from './delete-group.dialog.tsx';
import { EditGroupDialog } from './edit-group.dialog.tsx';
import { GroupSettingsDialog } from './group-settings.dialog.tsx';
import { GroupDrawer } from './group.drawer.tsx';

export type Ask =
  | { kind: 'edit'; group: Group | undefined }
  | { kind: 'delete'; group: Group }
  | { kind: 'settings'; config: GroupConfig };

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
  if (asked.kind === 'settings') return <GroupSettingsDialog config={asked.config} {...dialog} />;
  if (asked.kind === 'edit') return <EditGroupDialog group={asked.group} {...dialog} />;
  return <DeleteGroupDialog group={asked.group} {...dialog} onDeleted={onDeleted} />;
}

export function GroupsOverlays({ onEdit, onDelete, ...overlays }: OverlaysProps<Group, Ask> & Partial<EditAndDelete>) {
  const { item: group, asked, drawer, dialog, onItemDeleted } = useOverlayState(overlays);
  return (
    <>
      {group ? <GroupDrawer group={group} {...drawer} onEdit={onEdit} onDelete={onDelete} /> : null}
      {asked ? <AskedDialog key={asked.opening} asked={asked} {...dialog} onDeleted={onItemDeleted} /> : null}
    </>
  );
}
