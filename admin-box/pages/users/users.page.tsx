import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { TeamUser } from '../../../shared/contract/members.ts';
import { usersRules } from '../../../shared/lib/users-list.ts';
import type { TableSelection } from '../../../shared/ui/table/table.tsx';
import { useListAddress } from '../../list-page/list-address.ts';
import { ListEmpty, NewButton } from '../../list-page/list-empty.tsx';
import { ListPage } from '../../list-page/list-page.tsx';
import { useOverlays } from '../../list-page/use-overlays.ts';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { BulkActions } from './bulk-actions.tsx';
import type { DirectAction } from './change-people.ts';
import { actionsForAll, bulkPermissions } from './person-rights.ts';
import type { PersonAction } from './person-rights.ts';
import { useChangePeople } from './use-change-people.ts';
import { useSelection } from './use-selection.ts';
import type { Selection } from './use-selection.ts';
import { useMembers } from './use-users.ts';
import type { Ask } from './users-overlays.tsx';
import { UsersTable } from './users-table.tsx';

export { portalUsers as texts } from '../../../shared/i18n/en/portal-users.ts';

/** Keeps the place of a line whose text is on its way, so that nothing moves when it comes. */
const placeOfText = '\u00a0';

const UsersOverlays = lazy(async () => ({ default: (await import('./users-overlays.tsx')).UsersOverlays }));

/** An action of a row, the drawer or the bulk bar: done at once, or asked about first. */
function useActions(ask: (what: Ask) => void, selection: Selection) {
  const change = useChangePeople();
  const forMany = (action: DirectAction, people: TeamUser[]): void => {
    if (action === 'remove') return ask({ kind: 'remove', people });
    void change(action, people).then(({ failed }) => failed.length === 0 && selection.clear());
  };
  const forOne = (action: PersonAction, person: TeamUser): void => {
    if (action === 'editRoles') return ask({ kind: 'roles', person });
    if (action === 'remove') return ask({ kind: 'remove', people: [person] });
    void change(action, [person]);
  };
  return { forMany, forOne };
}

/** Boxes for those who can be acted upon; none at all where the person may do nothing. */
function useTableSelection(selection: Selection, actions: ReactNode): TableSelection<TeamUser> | undefined {
  const { user, holds } = usePortal();
  const holder = { userId: user.id, holds };
  const mayAct = bulkPermissions.some(holds);
  const canSelect = (person: TeamUser) => actionsForAll([person], holder).length > 0;
  return mayAct ? { selected: selection.ids, onChange: selection.change, canSelect, actions } : undefined;
}

/** The people of the tenant. */
export function UsersPage() {
  const { t } = useTexts();
  const { holds, tenant } = usePortal();
  const list = useListAddress(usersRules, 'user');
  const { query, openId, search } = list;
  const members = useMembers(query);
  const rows = members.data?.items ?? [];
  const selection = useSelection(rows, query.search);
  const { ask, asked, close, wasAsked } = useOverlays<Ask>();
  const actions = useActions(ask, selection);
  const person = rows.find(({ id }) => id === openId);
  const tableSelection = useTableSelection(selection, <BulkActions people={selection.people} onAction={actions.forMany} />);
  const total = members.data?.totalItems;
  const invite = { label: t('users.invite'), onClick: holds('fe.secure.write.users') ? () => ask({ kind: 'invite' }) : undefined };
  const notFound = query.search !== '' && {
    title: t('users.foundNothingTitle', { search: query.search }),
    description: t('users.foundNothingText'),
    onClear: () => search(''),
  };
  const afterRemoval = () => {
    selection.clear();
    if (person) list.close();
  };
  return (
    <ListPage
      title={t('users.title')}
      lead={query.search ? undefined : total === undefined ? placeOfText : t('users.count', { count: total, tenant })}
      actions={total === 0 && !query.search ? undefined : <NewButton {...invite} />}
      search={{ label: t('users.searchLabel'), placeholder: t('users.search') }}
      list={list}
      answer={members}
      failedTitle={t('users.failedTitle')}
      total={total}
      overlays={
        person || wasAsked ? (
          <UsersOverlays asked={asked} item={person} onCloseDialog={close} onCloseDrawer={list.close} onAction={actions.forOne} onRemoved={afterRemoval} />
        ) : null
      }
    >
      <UsersTable
        rows={rows}
        list={list}
        onAction={actions.forOne}
        openRow={person?.id}
        selection={tableSelection}
        loading={members.isPending}
        refreshing={members.isPlaceholderData}
        empty={<ListEmpty icon="users" title={t('users.emptyTitle')} description={t('users.emptyText')} create={invite} found={notFound} />}
      />
    </ListPage>
  );
}
