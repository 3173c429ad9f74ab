import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';

export interface RowMenuProps {
  /** "Actions for Ada Nwosu". */
  label: string;
  /** In display order; destructive items are separated, at the end. */
  items: readonly MenuItem[];
}

/** What can be done to a row, behind three dots; nothing where that is nothing. */
export function RowMenu({ label, items }: RowMenuProps) {
  if (items.length === 0) return null;
  const groups = [items.filter(({ danger }) => !danger), items.filter(({ danger }) => danger)].filter(
    (group) => group.length > 0,
  );
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton icon="more" size="sm" label={label} />}
      groups={groups.map((group) => ({ items: group }))}
    />
  );
}

/** Actions that most rows have. Absent if not permitted. */
export interface EditAndDelete {
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** As items of a row's menu. */
export function editAndDelete(
  { onEdit, onDelete }: EditAndDelete,
  labels: { edit: string; delete: string },
): MenuItem[] {
  return [
    ...(onEdit ? [{ id: 'edit', label: labels.edit, icon: 'pen' as const, onSelect: onEdit }] : []),
    ...(onDelete
      ? [{ id: 'delete', label: labels.delete, icon: 'trash' as const, danger: true, onSelect: onDelete }]
      : []),
  ];
}
