import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { portalApplications } from '#shared/i18n/en/portal/applications.ts';
import { portalAddUsers } from '#shared/i18n/en/portal/add-users.ts';
import { portalUsersList } from '#shared/i18n/en/portal/users-list.ts';
import { portalUsers } from '#shared/i18n/en/portal/users.ts';
import { usersRules } from '#shared/lib/users-list.ts';
import type { UserFilter, UserSortField } from '#shared/lib/users-list.ts';
import type { TableSelection } from '#shared/ui/table/table.tsx';
import { useListAddress } from '#admin-box/kit/list/list-address.ts';
import type { ListAddress } from '#admin-box/kit/list/list-address.ts';
import { ListEmpty, NewButton } from '#admin-box/kit/list/list-empty.tsx';
import { ListPage } from '#admin-box/kit/list/list-page.tsx';
import { useOpenFromUrl } from '#admin-box/kit/overlays/use-open-from-url.ts';
import { useAfterPaint } from '#admin-box/kit/use-after-paint.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { BulkActions } from './list/bulk-actions.tsx';
import type { DirectAction } from './list/change-users.ts';
import { AddUsersMenu, ListInProgress, useAddUsers } from './invite/add-users.tsx';
import { actionsForAll, bulkPermissions } from './user-rights.ts';
import type { UserAction } from './user-rights.ts';
import { useChangeUsers } from './list/use-change-users.ts';
import { useSelection } from './list/use-selection.ts';
import type { Selection } from './list/use-selection.ts';
import { ResetsNotice } from './resets/resets-notice.tsx';
import { useApplicationNames } from './list/use-applications.ts';
import { useRightsHolder } from './use-rights-holder.ts';
import { useMembers } from './use-users.ts';
import { UsersFilters } from './list/users-filters.tsx';
import { UsersLead } from './list/users-lead.tsx';
import type { Ask } from './users-overlays.tsx';
import { UsersTable } from './list/users-table.tsx';

export const texts = { ...portalUsers, ...portalUsersList, ...portalAddUsers, ...portalApplications };

const UsersOverlays = lazy(async () => ({ default: (await import('./users-overlays.tsx')).UsersOverlays }));

/** Runs an action of a row, the drawer or the bulk bar: immediately, or after a confirmation. */
function useActions(ask: (what: Ask) => void, selection: Selection) {
  const change = useChangeUsers();
  const forMany = (action: DirectAction, people: TeamUser[]): void => {
    if (action === 'remove') return ask({ kind: 'remove', people });
    void change(action, people).then(({ failed }) => failed.length === 0 && selection.clear());
  };
  const forOne = (action: UserAction, member: TeamUser): void => {
    if (action === 'edit') return ask({ kind: 'edit', member });
    if (action === 'editRoles') return ask({ kind: 'roles', member });
    if (action === 'editGroups') return ask({ kind: 'groups', member });
    if (action === 'applications') return ask({ kind: 'applications', member });
    if (action === 'limit') return ask({ kind: 'limit', member });
    if (action === 'impersonate') return ask({ kind: 'impersonate', member });
    if (action === 'remove') return ask({ kind: 'remove', people: [member] });
    void change(action, [member]);
  };
  const access = (people: readonly TeamUser[]): void => ask({ kind: 'access', people });
  return { forMany, forOne, access };
}

/** Boxes for those who can be acted upon; none at all where the user may do nothing. */
function useTableSelection(selection: Selection, actions: ReactNode): TableSelection<TeamUser> | undefined {
  const { holds } = usePortal();
  const holder = useRightsHolder();
  const mayAct = bulkPermissions.some(holds);
  const canSelect = (member: TeamUser) => actionsForAll([member], holder).length > 0;
  return mayAct ? { selected: selection.ids, onChange: selection.change, canSelect, actions } : undefined;
}

/** Empty state of a filtered list, with a button that removes the filters. */
function filteredOut({ t }: Texts, { filter }: Pick<ListAddress<UserSortField, UserFilter>, 'filter'>) {
  const onClear = () => filter({ show: undefined, role: undefined, group: undefined });
  return {
    title: t('users.filteredTitle'),
    description: t('users.filteredText'),
    clearLabel: t('users.clearFilters'),
    onClear,
  };
}

/** The people of the tenant. */
export function UsersPage() {
  const texts = useTexts();
  const { t } = texts;
  const { holds } = usePortal();
  const list = useListAddress(usersRules, 'user');
  const { query, openId } = list;
  const members = useMembers(query);
  const rows = members.data?.items ?? [];
  const selection = useSelection(rows, JSON.stringify([query.search, query.filters]));
  const { ask, asked, close, wasAsked } = useOverlays<Ask>();
  const actions = useActions(ask, selection);
  const member = rows.find(({ id }) => id === openId);
  const tableSelection = useTableSelection(
    selection,
    <BulkActions
      people={selection.people}
      onAction={actions.forMany}
      onAccess={() => actions.access(selection.people)}
    />,
  );
  const total = members.data?.totalItems;
  const invite = {
    label: t('users.invite'),
    onClick: holds('fe.secure.write.users') ? () => ask({ kind: 'invite' }) : undefined,
  };
  useOpenFromUrl('invite', invite.onClick);
  const ready = useAfterPaint(members.data !== undefined);
  const asksApplications = useFieldAppearance()('applications') !== 'hidden';
  const applications = useApplicationNames(
    rows.map(({ id }) => id),
    ready && asksApplications,
  );
  const narrowed = query.search !== '' || Object.keys(query.filters).length > 0;
  const addUsers = useAddUsers();
  const afterRemoval = () => {
    selection.clear();
    if (member) list.close();
  };
  return (
    <ListPage
      title={t('users.title')}
      lead={<UsersLead total={total} narrowed={narrowed} />}
      actions={
        <>
          {total === 0 && !narrowed ? null : <NewButton {...invite} />}
          <AddUsersMenu overlays={addUsers} query={query} />
        </>
      }
      notice={
        <>
          <ListInProgress overlays={addUsers} ready={ready} />
          <ResetsNotice ready={ready} onShow={(who) => list.show({ search: who.email, filters: {} }, who.id)} />
        </>
      }
      filters={<UsersFilters list={list} ready={ready} total={total} />}
      search={{ label: t('users.searchLabel'), placeholder: t('users.search') }}
      list={list}
      answer={members}
      failedTitle={t('users.failedTitle')}
      total={total}
      overlays={
        member || wasAsked ? (
          <UsersOverlays
            asked={asked}
            item={member}
            onCloseDialog={close}
            onCloseDrawer={list.close}
            onAction={actions.forOne}
            onRemoved={afterRemoval}
          />
        ) : null
      }
    >
      <UsersTable
        rows={rows}
        list={list}
        onAction={actions.forOne}
        applications={applications}
        openRow={member?.id}
        selection={tableSelection}
        loading={members.isPending}
        refreshing={members.isPlaceholderData}
        empty={
          <ListEmpty
            icon="users"
            title={t('users.emptyTitle')}
            description={t('users.emptyText')}
            create={invite}
            list={list}
            searched={t('users.searched')}
            filtered={narrowed && filteredOut(texts, list)}
          />
        }
      />
    </ListPage>
  );
}
