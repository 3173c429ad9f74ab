import type { ReactNode } from 'react';
import type { Role } from '../../../shared/contract/entities.ts';
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
import { isOwn, sortFields } from './role-rules.ts';
import type { SortField } from './role-rules.ts';

export interface RolesTableProps {
  rows: readonly Role[];
  query: ListQuery<SortField>;
  onSort(sort: Pick<ListQuery<SortField>, 'sortBy' | 'sortDirection'>): void;
  onOpen(role: Role): void;
  /** Absent for what may not be done to a role. */
  actionsFor(role: Role): { onEdit: (() => void) | undefined; onDelete: (() => void) | undefined };
  openRow: string | undefined;
  loading: boolean;
  empty: ReactNode;
}

function columnsFor({ t, locale }: Texts): TableColumn<Role>[] {
  const now = Date.now();
  return [
    {
      id: 'name',
      header: t('role.name'),
      sortable: true,
      inList: 'title',
      cell: (role) => (
        <span css={titleStyle}>
          <span dir="auto">
            {role.name} {role.isDefault ? <Badge>{t('role.default')}</Badge> : null}
          </span>
          {role.description ? <span data-part="detail" dir="auto">{role.description}</span> : null}
        </span>
      ),
    },
    { id: 'kind', header: t('role.kind'), width: 'md', inList: 'note', cell: (role) => <span css={mutedStyle}>{isOwn(role) ? t('role.own') : t('role.builtIn')}</span> },
    { id: 'permissions', header: t('role.permissions'), width: 'md', sortable: true, inList: 'note', cell: ({ permissions }) => t('role.permissionCount', { count: permissions.length }) },
    { id: 'updatedAt', header: t('role.changed'), width: 'md', sortable: true, minor: true, cell: (role) => <span css={mutedStyle}>{formatDay(role.updatedAt, now, locale)}</span> },
  ];
}

function RowMenu({ role, actionsFor }: { role: Role; actionsFor: RolesTableProps['actionsFor'] }) {
  const { t } = useTexts();
  const { onEdit, onDelete } = actionsFor(role);
  const groups: MenuGroup[] = [
    ...(onEdit ? [{ items: [{ id: 'edit', label: t('role.edit'), icon: 'pen' as const, onSelect: onEdit }] }] : []),
    ...(onDelete ? [{ items: [{ id: 'delete', label: t('role.delete'), icon: 'trash' as const, danger: true, onSelect: onDelete }] }] : []),
  ];
  if (groups.length === 0) return null;
  const label = t('role.actions', { name: role.name });
  return <Menu label={label} align="end" trigger={<IconButton icon="more" size="sm" label={label} />} groups={groups} />;
}

const rowMenuFor = (actionsFor: RolesTableProps['actionsFor']) => (role: Role) => <RowMenu role={role} actionsFor={actionsFor} />;

/** The list of roles. */
export function RolesTable({ query, onSort, actionsFor, ...table }: RolesTableProps) {
  const texts = useTexts();
  const { tenant } = usePortal();
  return (
    <Table<Role>
      {...table}
      label={texts.t('role.table', { tenant })}
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
