import type { TeamUser } from '#shared/contract/users/members.ts';
import { UserCell } from '#shared/ui/table/user-cell.tsx';
import type { TableColumn } from '#shared/ui/table/table.tsx';
import { userSortFields } from '#shared/lib/users-list.ts';
import type { UserSortField } from '#shared/lib/users-list.ts';
import { TruncatedNames } from '#admin-box/kit/list/truncated-names.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { ListTable } from '#admin-box/kit/list/list-table.tsx';
import type { ListTableProps } from '#admin-box/kit/list/list-table.tsx';
import { formatDay, formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { useUserNamesOn } from '#admin-box/kit/user-name/use-user-names-on.ts';
import { actionItems } from './user-actions.ts';
import { actionsFor } from '#admin-box/pages/users/user-rights.ts';
import type { UserAction } from '#admin-box/pages/users/user-rights.ts';
import { UserState } from '#admin-box/pages/users/user/user-status.tsx';
import { isDirectoryManaged, nameOf } from '#admin-box/pages/users/user.ts';
import type { NamesOfApplications } from './use-applications.ts';
import { useRightsHolder } from '#admin-box/pages/users/use-rights-holder.ts';

export interface UsersTableProps extends Pick<
  ListTableProps<TeamUser, UserSortField>,
  'rows' | 'list' | 'openRow' | 'selection' | 'loading' | 'refreshing' | 'empty'
> {
  onAction(action: UserAction, member: TeamUser): void;
  /** Absent if the applications column has nothing to show. */
  applications: NamesOfApplications | undefined;
}

/** Reserves space while the names load. */
function applicationsColumn({ t }: Texts, namesOf: NamesOfApplications): TableColumn<TeamUser> {
  const cell = ({ id }: TeamUser) => (
    <TruncatedNames names={namesOf(id) ?? []} none={namesOf(id) ? t('apps.none') : ''} />
  );
  return {
    id: 'applications',
    header: t('apps.column'),
    width: 'sm',
    minor: true,
    isEmpty: ({ id }) => namesOf(id)?.length === 0,
    cell,
  };
}

/** Shows who manages a user, where users differ in it. */
function managedColumn({ t }: Texts): TableColumn<TeamUser> {
  const cell = (member: TeamUser) => (
    <span css={mutedStyle}>{t(isDirectoryManaged(member) ? 'users.managedDirectory' : 'users.managedHere')}</span>
  );
  return { id: 'managedBy', header: t('users.managedBy'), width: 'sm', minor: true, cell };
}

/** The user's sign-in identifier. Few users have a username, so it has no column of its own. */
const signsInWith = ({ email, username }: TeamUser, withNames: boolean): string =>
  [email, withNames && username].filter(Boolean).join(' · ');

interface Columns {
  ownId: string;
  applications: NamesOfApplications | undefined;
  withNames: boolean;
}

function columnsFor(texts: Texts, { ownId, applications, withNames }: Columns): TableColumn<TeamUser>[] {
  const { t, locale } = texts;
  const now = Date.now();
  const seenLabels = { never: t('common.never'), now: t('common.now'), locale };
  return [
    {
      id: 'name',
      header: t('users.user'),
      sortable: true,
      inList: 'title',
      cell: (member) => (
        <UserCell
          name={nameOf(member)}
          detail={signsInWith(member, withNames)}
          picture={member.profileImageUrl}
          note={member.id === ownId ? t('common.you') : <UserState member={member} exceptions />}
        />
      ),
    },
    ...(applications ? [applicationsColumn(texts, applications)] : []),
    {
      id: 'groups',
      header: t('users.groups'),
      width: applications ? 'sm' : 'md',
      minor: true,
      isEmpty: ({ groups = [] }) => groups.length === 0,
      cell: ({ groups = [] }) => <TruncatedNames names={groups.map(({ name }) => name)} none={t('users.noGroups')} />,
    },
    {
      id: 'roles',
      header: t('users.roles'),
      width: applications ? 'sm' : 'md',
      inList: 'note',
      cell: ({ roles }) => <TruncatedNames names={roles.map(({ name }) => name)} none={t('users.noRoles')} />,
    },
    {
      id: 'createdAt',
      header: t('users.joined'),
      // with one column more the name needs the room
      width: applications ? 'sm' : 'md',
      sortable: true,
      minor: true,
      cell: (member) => <span css={mutedStyle}>{formatDay(member.createdAt, now, locale)}</span>,
    },
    {
      id: 'lastLogin',
      header: t('users.lastSeen'),
      width: 'sm',
      sortable: true,
      isEmpty: (member) => !member.lastLogin,
      cell: (member) => <span css={mutedStyle}>{formatRelativeTime(member.lastLogin, now, seenLabels)}</span>,
    },
  ];
}

/** The list of people. */
export function UsersTable({ onAction, applications, ...table }: UsersTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const { user, tenant } = usePortal();
  const holder = useRightsHolder();
  const shown = useFieldVisibility();
  const withNames = useUserNamesOn() && shown('username');
  return (
    <ListTable
      {...table}
      label={t('users.table', { tenant })}
      columns={[
        ...columnsFor(texts, { ownId: user.id, applications, withNames }),
        ...(table.rows.some(isDirectoryManaged) ? [managedColumn(texts)] : []),
      ]}
      fields={userSortFields}
      rowLabel={nameOf}
      rowMenu={(member) => ({
        label: t('users.actions', { name: nameOf(member) }),
        items: actionItems(actionsFor(member, holder), texts, (action) => onAction(action, member)),
      })}
    />
  );
}
