import { lazy, Suspense, useRef, useState } from 'react';
import type { Group } from '../../../shared/contract/groups.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state/error-state.tsx';
import { PageHeader } from '../../../shared/ui/page-header/page-header.tsx';
import { Pagination } from '../../../shared/ui/pagination/pagination.tsx';
import { SearchField } from '../../../shared/ui/search-field/search-field.tsx';
import { traceIdOf } from '../../data/trace-id.ts';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { pageStyle, toolbarStyle } from '../access.styles.ts';
import { pageSizes, useLastPage, useListAddress } from '../list-address.ts';
import type { Ask, Asked } from './groups-overlays.tsx';
import { GroupsTable } from './groups-table.tsx';
import { sortFields, useGroupConfig, useGroups } from './use-groups.ts';

const GroupsOverlays = lazy(async () => ({ default: (await import('./groups-overlays.tsx')).GroupsOverlays }));

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

/** What the person may do to a group; one that a directory keeps is not deleted here. */
function useActionsFor(ask: (what: Ask) => void) {
  const { holds } = usePortal();
  return (group: Group) => ({
    onEdit: holds('fe.secure.write.groups') ? () => ask({ kind: 'edit', group }) : undefined,
    onDelete: group.managedBy !== 'scim2' && holds('fe.secure.delete.groups') ? () => ask({ kind: 'delete', group }) : undefined,
  });
}

/** That groups give nothing now, where it is so. */
function OffNote({ onSettings }: { onSettings: (() => void) | undefined }) {
  const { t } = useTexts();
  const { data } = useGroupConfig();
  if (!data || (data.enabled && data.rolesEnabled)) return null;
  const settings = onSettings && <Button size="sm" variant="ghost" onClick={onSettings}>{t('groups.settings')}</Button>;
  return <Banner tone="warning" actions={settings}>{data.enabled ? t('groups.rolesOffText') : t('groups.offText')}</Banner>;
}

function Header({ onNew, onSettings }: { onNew: (() => void) | undefined; onSettings: (() => void) | undefined }) {
  const { t } = useTexts();
  return (
    <PageHeader
      title={t('page.groups')}
      lead={t('groups.text')}
      actions={
        <>
          {onSettings ? <Button onClick={onSettings}>{t('groups.settings')}</Button> : null}
          {onNew ? (
            <Button variant="primary" icon="plus" onClick={onNew}>
              {t('groups.new')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

function Nothing({ search, onClear, onNew }: { search: string; onClear: () => void; onNew: (() => void) | undefined }) {
  const { t } = useTexts();
  if (search) {
    const clear = <Button onClick={onClear}>{t('users.clearSearch')}</Button>;
    return <EmptyState icon="search" title={t('groups.foundNothingTitle', { search })} description={t('groups.foundNothingText')} actions={clear} />;
  }
  const create = onNew && <Button variant="primary" icon="plus" onClick={onNew}>{t('groups.new')}</Button>;
  return <EmptyState icon="group" title={t('groups.emptyTitle')} description={t('groups.emptyText')} actions={create} />;
}

/** The groups of the tenant. */
export function GroupsPage() {
  const { t, errorText } = useTexts();
  const { holds } = usePortal();
  const { query, openId, search, change, open, close } = useListAddress(sortFields, 'group');
  const groups = useGroups(query);
  const overlays = useOverlays();
  const actionsFor = useActionsFor(overlays.ask);
  const config = useGroupConfig().data;
  const total = groups.data?._metadata.totalItems;
  const group = groups.data?.items.find(({ id }) => id === openId);
  const mayWrite = holds('fe.secure.write.groups');
  const onNew = mayWrite ? () => overlays.ask({ kind: 'edit', group: undefined }) : undefined;
  const onSettings = mayWrite && config ? () => overlays.ask({ kind: 'settings', config }) : undefined;
  useLastPage(total, query, (pageOffset) => change({ pageOffset }, { replace: true }));
  const failed = groups.isError && !groups.data;
  return (
    <div css={pageStyle}>
      <Header onNew={total === 0 && !query.search ? undefined : onNew} onSettings={onSettings} />
      <OffNote onSettings={onSettings} />
      <div css={toolbarStyle}>
        <SearchField label={t('groups.searchLabel')} placeholder={t('groups.search')} value={query.search} onSearch={search} />
      </div>
      {failed ? (
        <ErrorState
          title={t('groups.failedTitle')}
          description={errorText(groups.error)}
          traceId={traceIdOf(groups.error)}
          onRetry={() => void groups.refetch()}
          retrying={groups.isFetching}
        />
      ) : (
        <GroupsTable
          rows={groups.data?.items ?? []}
          query={query}
          onSort={(sort) => change({ ...sort, pageOffset: 0 })}
          onOpen={({ id }) => open(id)}
          actionsFor={actionsFor}
          openRow={group?.id}
          loading={groups.isPending}
          refreshing={groups.isPlaceholderData}
          empty={<Nothing search={query.search} onClear={() => search('')} onNew={onNew} />}
        />
      )}
      {total ? (
        <Pagination
          page={query.pageOffset}
          size={query.pageSize}
          total={total}
          sizes={pageSizes}
          onPage={(pageOffset) => change({ pageOffset })}
          onSize={(pageSize) => change({ pageSize, pageOffset: 0 })}
        />
      ) : null}
      {group || overlays.wasAsked ? (
        <Suspense fallback={null}>
          <GroupsOverlays
            asked={overlays.asked}
            group={group}
            onCloseDialog={overlays.close}
            onCloseDrawer={close}
            onEdit={group && actionsFor(group).onEdit}
            onDelete={group && actionsFor(group).onDelete}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
