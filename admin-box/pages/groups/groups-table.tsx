import type { ReactNode } from 'react';
import type { Group } from '../../../shared/contract/groups.ts';
import { Badge } from '../../../shared/ui/badge/badge.tsx';
import { IconButton } from '../../../shared/ui/icon-button/icon-button.tsx';
import { Menu } from '../../../shared/ui/menu/menu.tsx';
import type { MenuGroup } from '../../../shared/ui/menu/menu.types.ts';
import { Table } from '../../../shared/ui/table/table.tsx';
import type { TableColumn } from '../../../shared/ui/table/table.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import type { Texts } from '../../texts.tsx';
import { mutedStyle, titleStyle } from '../access.styles.ts';
import type { ListQuery } from '../list-address.ts';
import { formatDay } from '../users/person-moment.ts';
import { GroupDot } from './group-color.tsx';
import { sortFields } from './use-groups.ts';
import type { SortField } from './use-groups.ts';

export interface GroupsTableProps {
  rows: readonly Group[];
  query: ListQuery<SortField>;
  onSort(sort: Pick<ListQuery<SortField>, 'sortBy' | 'sortDirection'>): void;
  onOpen(group: Group): void;
  /** Absent for what may not be done to a group. */
  actionsFor(group: Group): { onEdit: (() => void) | undefined; onDelete: (() => void) | undefined };
  openRow: string | undefined;
  loading: boolean;
  refreshing: boolean;
  empty: ReactNode;
}

/** The first role, and how many there are besides. */
function Roles({ roles = [] }: Group) {
  const { t } = useTexts();
  const [first, ...others] = roles;
  if (!first) return <span css={mutedStyle}>{t('groups.noRoles')}</span>;
  return (
    <span title={roles.map(({ name }) => name).join(', ')}>
      {first.name} {others.length > 0 ? <Badge>+{others.length}</Badge> : null}
    </span>
  );
}

function columnsFor({ t, locale }: Texts): TableColumn<Group>[] {
  const now = Date.now();
  return [
    {
      id: 'name',
      header: t('groups.group'),
      sortable: true,
      inList: 'title',
      cell: (group) => (
        <span css={titleStyle}>
          <span dir="auto">
            <GroupDot color={group.color} />
            {group.name} {group.managedBy === 'scim2' ? <Badge>{t('groups.managedElsewhere')}</Badge> : null}
          </span>
          {group.description ? <span data-part="detail" dir="auto">{group.description}</span> : null}
        </span>
      ),
    },
    { id: 'usersCount', header: t('groups.people'), width: 'md', sortable: true, inList: 'note', cell: ({ usersCount }) => t('groups.peopleCount', { count: usersCount }) },
    { id: 'roles', header: t('groups.roles'), width: 'lg', inList: 'note', cell: (group) => <Roles {...group} /> },
    { id: 'createdAt', header: t('groups.created'), width: 'md', sortable: true, minor: true, cell: (group) => <span css={mutedStyle}>{formatDay(group.createdAt, now, locale)}</span> },
  ];
}

function RowMenu({ group, actionsFor }: { group: Group; actionsFor: GroupsTableProps['actionsFor'] }) {
  const { t } = useTexts();
  const { onEdit, onDelete } = actionsFor(group);
  const groups: MenuGroup[] = [
    ...(onEdit ? [{ items: [{ id: 'edit', label: t('groups.edit'), icon: 'pen' as const, onSelect: onEdit }] }] : []),
    ...(onDelete ? [{ items: [{ id: 'delete', label: t('groups.delete'), icon: 'trash' as const, danger: true, onSelect: onDelete }] }] : []),
  ];
  if (groups.length === 0) return null;
  const label = t('groups.actions', { name: group.name });
  return <Menu label={label} align="end" trigger={<IconButton icon="more" size="sm" label={label} />} groups={groups} />;
}

const rowMenuFor = (actionsFor: GroupsTableProps['actionsFor']) => (group: Group) => <RowMenu group={group} actionsFor={actionsFor} />;

/** The list of groups. */
export function GroupsTable({ query, onSort, actionsFor, ...table }: GroupsTableProps) {
  const texts = useTexts();
  const { tenant } = usePortal();
  return (
    <Table<Group>
      {...table}
      label={texts.t('groups.table', { tenant })}
      columns={columnsFor(texts)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      sort={{ column: query.sortBy, direction: query.sortDirection }}
      onSort={({ column, direction }) => {
        const sortBy = sortFields.find((field) => field === column);
        if (sortBy) onSort({ sortBy, sortDirection: direction });
      }}
      rowActions={rowMenuFor(actionsFor)}
    />
  );
}
