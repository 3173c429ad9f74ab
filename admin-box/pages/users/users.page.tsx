import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { TeamUser } from '../../../shared/contract/members.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state/error-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header/page-header.tsx';
import { Pagination } from '../../../shared/ui/pagination/pagination.tsx';
import { SearchField } from '../../../shared/ui/search-field/search-field.tsx';
import type { TableSelection } from '../../../shared/ui/table/table.tsx';
import { traceIdOf } from '../../data/trace-id.ts';
import { usePortal } from '../../portal-context.tsx';
import { useLocation, useRouter } from '../../shell/router-context.tsx';
import { useTexts } from '../../texts.tsx';
import { BulkActions } from './bulk-actions.tsx';
import type { DirectAction } from './change-people.ts';
import { actionsForAll, bulkPermissions } from './person-rights.ts';
import type { PersonAction } from './person-rights.ts';
import { useChangePeople } from './use-change-people.ts';
import { useSelection } from './use-selection.ts';
import type { Selection } from './use-selection.ts';
import { useMembers } from './use-users.ts';
import type { MembersPage } from './use-users.ts';
import type { Asked } from './users-overlays.tsx';
import { pageSizes, readUsersQuery, writeUsersQuery } from './users-query.ts';
import type { UsersQuery } from './users-query.ts';
import { UsersTable } from './users-table.tsx';
import { pageStyle, toolbarStyle } from './users.styles.ts';

const UsersOverlays = lazy(async () => ({ default: (await import('./users-overlays.tsx')).UsersOverlays }));

type Ask = { kind: 'invite' } | { kind: 'roles'; person: TeamUser } | { kind: 'remove'; people: readonly TeamUser[] };

/** State of the list in the address: another search, order or size begins at the first page. */
function useUsersAddress() {
  const router = useRouter();
  const { query: address } = useLocation();
  const query = readUsersQuery(address);
  const change = (changes: Partial<UsersQuery>, options?: { replace: boolean }) => router.setQuery(writeUsersQuery(changes, query), options);
  return {
    query,
    openId: address['user'],
    search: (search: string) => change({ search, pageOffset: 0 }, { replace: query.search !== '' && search !== '' }),
    change,
    open: (id: string) => router.setQuery({ user: id }),
    // "Back" leads to what was before the list, and "forward" to the person again
    closeDrawer: () => router.backQuery({ user: undefined }),
  };
}

/** Questions and forms above the list. They stay mounted once woken, so that they can leave in their own time. */
function useOverlays() {
  const [asked, setAsked] = useState<Asked>();
  const openings = useRef(0);
  const ask = (what: Ask) => {
    openings.current += 1;
    setAsked({ ...what, opening: openings.current });
  };
  return { asked, ask, close: () => setAsked(undefined), wasAsked: openings.current > 0 };
}

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

function ListFailed({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying: boolean }) {
  const { t, errorText } = useTexts();
  return (
    <ErrorState title={t('users.failedTitle')} description={errorText(error)} traceId={traceIdOf(error)} onRetry={onRetry} retrying={retrying} />
  );
}

function NobodyFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon="search"
      title={t('users.foundNothingTitle', { search })}
      description={t('users.foundNothingText')}
      actions={<Button onClick={onClear}>{t('users.clearSearch')}</Button>}
    />
  );
}

function NobodyYet({ onInvite }: { onInvite: (() => void) | undefined }) {
  const { t } = useTexts();
  const invite = onInvite && (
    <Button variant="primary" icon="plus" onClick={onInvite}>
      {t('users.invite')}
    </Button>
  );
  return <EmptyState icon="users" title={t('users.emptyTitle')} description={t('users.emptyText')} actions={invite} />;
}

function Header({ total, onInvite }: { total: number | undefined; onInvite: (() => void) | undefined }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <PageHeader
      title={t('users.title')}
      lead={total === undefined ? undefined : t('users.count', { count: total, tenant })}
      actions={
        onInvite ? (
          <Button variant="primary" icon="plus" onClick={onInvite}>
            {t('users.invite')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Boxes for those who can be acted upon; none at all where the person may do nothing. */
function useTableSelection(selection: Selection, actions: ReactNode): TableSelection<TeamUser> | undefined {
  const { user, holds } = usePortal();
  const holder = { userId: user.id, holds };
  const mayAct = bulkPermissions.some(holds);
  const canSelect = (person: TeamUser) => actionsForAll([person], holder).length > 0;
  return mayAct ? { selected: selection.ids, onChange: selection.change, canSelect, actions } : undefined;
}

/** A page behind the last one, after people were removed or by an old address, leads to the last one. */
function useLastPage(data: MembersPage | undefined, { pageOffset }: UsersQuery, go: (pageOffset: number) => void): void {
  const last = data && data.totalPages > 0 ? data.totalPages - 1 : undefined;
  const isBehind = last !== undefined && data?.items.length === 0 && pageOffset > last;
  useEffect(() => {
    if (isBehind) go(last);
  }, [isBehind, last, go]);
}

/** The people of the tenant. */
export function UsersPage() {
  const { t } = useTexts();
  const { holds } = usePortal();
  const { query, openId, search, change, open, closeDrawer } = useUsersAddress();
  const members = useMembers(query);
  const rows = members.data?.items ?? [];
  const selection = useSelection(rows, query.search);
  const overlays = useOverlays();
  const actions = useActions(overlays.ask, selection);
  const person = rows.find(({ id }) => id === openId);
  const canInvite = holds('fe.secure.write.users');
  const invite = canInvite ? () => overlays.ask({ kind: 'invite' }) : undefined;
  const tableSelection = useTableSelection(selection, <BulkActions people={selection.people} onAction={actions.forMany} />);
  useLastPage(members.data, query, (pageOffset) => change({ pageOffset }, { replace: true }));
  const total = members.data?.totalItems;
  const empty = query.search ? <NobodyFound search={query.search} onClear={() => search('')} /> : <NobodyYet onInvite={invite} />;
  const afterRemoval = () => {
    selection.clear();
    if (person) closeDrawer();
  };
  return (
    <div css={pageStyle}>
      <Header total={query.search ? undefined : total} onInvite={total === 0 && !query.search ? undefined : invite} />
      <div css={toolbarStyle}>
        <SearchField label={t('users.searchLabel')} placeholder={t('users.search')} value={query.search} onSearch={search} />
      </div>
      {members.isError && !members.data ? (
        <ListFailed error={members.error} onRetry={() => void members.refetch()} retrying={members.isFetching} />
      ) : (
        <UsersTable
          rows={rows}
          query={query}
          onSort={(sort) => change({ ...sort, pageOffset: 0 })}
          onOpen={({ id }) => open(id)}
          onAction={actions.forOne}
          openRow={person?.id}
          selection={tableSelection}
          loading={members.isPending}
          refreshing={members.isPlaceholderData}
          empty={empty}
        />
      )}
      {total ? (
        <Pagination
          page={query.pageOffset}
          size={query.pageSize}
          total={total}
          sizes={pageSizes}
          onPage={(pageOffset) => change({ pageOffset })}
          onSize={(size) => change({ pageSize: pageSizes.find((each) => each === size) ?? query.pageSize, pageOffset: 0 })}
        />
      ) : null}
      {person || overlays.wasAsked ? (
        <Suspense fallback={null}>
          <UsersOverlays
            asked={overlays.asked}
            person={person}
            onCloseDialog={overlays.close}
            onCloseDrawer={closeDrawer}
            onAction={actions.forOne}
            onRemoved={afterRemoval}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
