import { lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { portalUserActivity } from '#shared/i18n/en/portal/user-activity.ts';
import { portalAuditFilters } from '#shared/i18n/en/portal/audit-filters.ts';
import { portalAudits } from '#shared/i18n/en/portal/audits.ts';
import { portalAuditStreams } from '#shared/i18n/en/portal/audit-streams.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { useListAddress } from '#admin-box/kit/list/list-address.ts';
import { ListEmpty } from '#admin-box/kit/list/list-empty.tsx';
import { ListPage } from '#admin-box/kit/list/list-page.tsx';
import { PageTabs, usePageTabs } from '#admin-box/kit/page-tabs.tsx';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { filtersOf, noFilters } from './audit-filters.ts';
import { AuditsFilters } from './audits-filters.tsx';
import { AuditsTable } from './audits-table.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ExportProgress } from './export-progress.tsx';
import { AuditsTiles, BrokenChain } from './audits-tiles.tsx';
import type { AuditSetting } from './audits-tiles.tsx';
import { LiveTailSwitch, useLiveTail } from './live-tail.tsx';
import { StreamsTab } from './streams-tab.tsx';
import { useExportAudits } from './use-export-audits.ts';
import { listRules, useAuditColumns, useAudits } from './use-audits.ts';
import { useVerify } from './use-integrity.ts';

export const texts = { ...portalAudits, ...portalAuditFilters, ...portalUserActivity, ...portalAuditStreams };

const AuditsOverlays = lazy(async () => ({ default: (await import('./audits-overlays.tsx')).AuditsOverlays }));

/** The list with what it is asked for, and the newest event of its first page. */
function useAuditList() {
  const list = useListAddress(listRules, 'event');
  const { query } = list;
  const [now] = useState(() => Date.now());
  const [until, setUntil] = useState<string>();
  const live = useLiveTail();
  const isNewestFirst = query.sortBy === 'createdAt' && query.sortDirection === 'desc';
  const isFollowing = live.on && isNewestFirst && query.pageOffset === 0;
  const audits = useAudits(query, { now, until, live: isFollowing });
  const { data, isPlaceholderData } = audits;
  const newest = data?.rows[0]?.createdAt;
  useEffect(() => {
    if (query.pageOffset === 0 && !isPlaceholderData) setUntil(isNewestFirst ? newest : undefined);
  }, [query.pageOffset, isPlaceholderData, isNewestFirst, newest]);
  const turnLive = (on: boolean): void => {
    live.turn(on, data?.rows[0]);
    if (on) list.change({ pageOffset: 0, sortBy: 'createdAt', sortDirection: 'desc' });
  };
  const tail = { on: isFollowing, count: live.countNew(data?.rows ?? []), onTurn: turnLive };
  return { list, audits, tail, exported: filtersOf(query, now) };
}

/** The tab of events: who did what, when, and from where. */
function EventsTab({ tabs }: { tabs: ReactNode }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const router = useRouter();
  const { list, audits, tail, exported } = useAuditList();
  const { query, openId } = list;
  const columns = useAuditColumns().data;
  const exporter = useExportAudits();
  const { verify, isVerifying } = useVerify();
  const { asked, ask, close, wasAsked } = useOverlays<{ what: AuditSetting }>();
  const { rows = [], total } = audits.data ?? {};
  const event = rows.find(({ id }) => id === openId);
  const isFiltered = Object.keys(query.filters).length > 0;
  const showEventsOf = (user: string) => router.setQuery({ user, event: undefined, page: undefined });
  return (
    <ListPage
      title={t('page.audits')}
      lead={t('audits.text', { tenant })}
      actions={
        <>
          <Button icon="shield" loading={isVerifying} loadingLabel={t('audits.verifying')} onClick={verify}>
            {t('audits.verify')}
          </Button>
          <ExportMenu
            exporter={exporter}
            query={{ ...exported, sortBy: query.sortBy, sortDirection: query.sortDirection }}
            columns={columns ?? []}
          />
        </>
      }
      tabs={tabs}
      notice={
        <>
          <ExportProgress exporter={exporter} total={total ?? 0} />
          <ConfigurableField name="stats">
            {() => (
              <>
                <BrokenChain />
                <AuditsTiles onChange={(what) => ask({ what })} />
              </>
            )}
          </ConfigurableField>
        </>
      }
      search={{ label: t('audits.searchLabel'), placeholder: t('audits.search') }}
      filters={
        <>
          <AuditsFilters list={list} />
          <LiveTailSwitch {...tail} />
        </>
      }
      list={list}
      answer={audits}
      failedTitle={t('audits.failedTitle')}
      total={total}
      overlays={
        event || openId || wasAsked ? (
          <AuditsOverlays
            event={event}
            onUser={showEventsOf}
            onClose={list.close}
            asked={asked}
            onCloseDialog={close}
          />
        ) : null
      }
    >
      <AuditsTable
        rows={rows}
        columns={columns}
        list={list}
        openRow={event?.id}
        loading={audits.isPending}
        refreshing={audits.isPlaceholderData}
        empty={
          <ListEmpty
            icon="list"
            title={t('audits.emptyTitle')}
            description={t('audits.emptyText')}
            list={list}
            searched={t('audits.searched')}
            filtered={
              isFiltered && {
                title: t('audits.filteredTitle'),
                description: t('audits.filteredText'),
                clearLabel: t('audits.clearFilters'),
                onClear: () => list.filter(noFilters),
              }
            }
          />
        }
      />
    </ListPage>
  );
}

/** What happened in the tenant, and where it is sent. */
export function AuditsPage() {
  const { t } = useTexts();
  const pageTabs = usePageTabs('audits', ['events', 'streams']);
  const labels = { events: t('audits.events'), streams: t('audits.streams') };
  const tabs = <PageTabs {...pageTabs} label={t('page.audits')} labels={labels} />;
  return pageTabs.current === 'streams' ? <StreamsTab tabs={tabs} /> : <EventsTab tabs={tabs} />;
}
