import type { ReactNode } from 'react';
import type { TeamUser } from '../../../shared/contract/members.ts';
import { Badge } from '../../../shared/ui/badge/badge.tsx';
import { IconButton } from '../../../shared/ui/icon-button/icon-button.tsx';
import { Menu } from '../../../shared/ui/menu/menu.tsx';
import { PersonCell } from '../../../shared/ui/table/person-cell.tsx';
import { Table } from '../../../shared/ui/table/table.tsx';
import type { TableColumn, TableSelection } from '../../../shared/ui/table/table.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import type { Texts } from '../../texts.tsx';
import { actionGroups } from './person-actions.ts';
import { formatDay, formatSeen } from './person-moment.ts';
import { actionsFor } from './person-rights.ts';
import type { PersonAction } from './person-rights.ts';
import { PersonState } from './person-status.tsx';
import { nameOf } from './person.ts';
import { sortFields } from './users-query.ts';
import type { UsersQuery } from './users-query.ts';
import { mutedStyle } from './users.styles.ts';

export interface UsersTableProps {
  rows: readonly TeamUser[];
  query: UsersQuery;
  onSort(sort: Pick<UsersQuery, 'sortBy' | 'sortDirection'>): void;
  onOpen(person: TeamUser): void;
  onAction(action: PersonAction, person: TeamUser): void;
  openRow: string | undefined;
  selection: TableSelection<TeamUser> | undefined;
  loading: boolean;
  refreshing: boolean;
  empty: ReactNode;
}

/** The first role, and how many there are besides. */
function Roles({ person }: { person: TeamUser }) {
  const { t } = useTexts();
  const [first, ...others] = person.roles;
  if (!first) return <>{t('users.noRoles')}</>;
  return (
    <span title={person.roles.map(({ name }) => name).join(', ')}>
      {first.name} {others.length > 0 ? <Badge>+{others.length}</Badge> : null}
    </span>
  );
}

function Muted({ children }: { children: string }) {
  return <span css={mutedStyle}>{children}</span>;
}

function columnsFor({ t, locale }: Texts, ownId: string): TableColumn<TeamUser>[] {
  const now = Date.now();
  const words = { never: t('common.never'), now: t('common.now'), locale };
  return [
    {
      id: 'name',
      header: t('users.user'),
      sortable: true,
      inList: 'title',
      cell: (person) => (
        <PersonCell name={nameOf(person)} detail={person.email} picture={person.profileImageUrl} note={person.id === ownId ? t('common.you') : undefined} />
      ),
    },
    { id: 'status', header: t('users.status'), width: 'md', inList: 'note', cell: (person) => <PersonState person={person} /> },
    { id: 'roles', header: t('users.roles'), width: 'md', inList: 'note', cell: (person) => <Roles person={person} /> },
    { id: 'createdAt', header: t('users.joined'), width: 'md', sortable: true, minor: true, cell: (person) => <Muted>{formatDay(person.createdAt, now, locale)}</Muted> },
    { id: 'lastLogin', header: t('users.lastSeen'), width: 'md', sortable: true, cell: (person) => <Muted>{formatSeen(person.lastLogin, now, words)}</Muted> },
  ];
}

function RowMenu({ person, onAction }: { person: TeamUser; onAction: UsersTableProps['onAction'] }) {
  const texts = useTexts();
  const { user, holds } = usePortal();
  const actions = actionsFor(person, { userId: user.id, holds });
  if (actions.length === 0) return null;
  const label = texts.t('users.actions', { name: nameOf(person) });
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton icon="more" size="sm" label={label} />}
      groups={actionGroups(actions, texts, (action) => onAction(action, person))}
    />
  );
}

const rowMenuFor = (onAction: UsersTableProps['onAction']) => (person: TeamUser) => <RowMenu person={person} onAction={onAction} />;

/** The list of people. */
export function UsersTable({ query, onSort, onAction, ...table }: UsersTableProps) {
  const texts = useTexts();
  const { user, tenant } = usePortal();
  return (
    <Table<TeamUser>
      {...table}
      label={texts.t('users.table', { tenant })}
      columns={columnsFor(texts, user.id)}
      rowId={({ id }) => id}
      rowLabel={nameOf}
      sort={{ column: query.sortBy, direction: query.sortDirection }}
      onSort={({ column, direction }) => {
        const sortBy = sortFields.find((field) => field === column);
        if (sortBy) onSort({ sortBy, sortDirection: direction });
      }}
      rowActions={rowMenuFor(onAction)}
    />
  );
}
