import { lazy, useEffect, useState } from 'react';
import { portalActivity } from '#shared/i18n/en/portal/activity.ts';
import { portalAudits } from '#shared/i18n/en/portal/audits.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { useListAddress } from '#admin-box/kit/list/list-address.ts';
import { ListEmpty } from '#admin-box/kit/list/list-empty.tsx';
import { ListPage } from '#admin-box/kit/list/list-page.tsx';
import { Shown } from '#admin-box/kit/shown.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { AuditsFilters } from './audits-filters.tsx';
import { AuditsTable } from './audits-table.tsx';
import { statsStyle } from './audits.styles.ts';
import { useExportAudits } from './use-export-audits.ts';
import { filtersOf, listRules, useAuditColumns, useAudits, useAuditStats } from './use-audits.ts';

export const texts = { ...portalAudits, ...portalActivity };

const AuditsOverlays = lazy(async () => ({ default: (await import('./audits-overlays.tsx')).AuditsOverlays }));

/** Figures above the list. They are left out while unknown: the list doesn't wait for them. */
function Stats() {
  const { t, locale } = useTexts();
  const { data } = useAuditStats();
  const number = new Intl.NumberFormat(locale);
  return (
    <dl css={statsStyle}>
      <div>
        <dt>{t('audits.today')}</dt>
        <dd>{data ? number.format(data.totalToday) : '–'}</dd>
      </div>
      <div>
        <dt>{t('audits.severe')}</dt>
        <dd>{data ? number.format(data.severeThisWeek) : '–'}</dd>
      </div>
    </dl>
  );
}

/** The list with what it is asked for, and the newest event of its first page. */
function useAuditList() {
  const list = useListAddress(listRules, 'event');
  const { query } = list;
  const [now] = useState(() => Date.now());
  const [until, setUntil] = useState<string>();
  const audits = useAudits(query, { now, until });
  const { data, isPlaceholderData } = audits;
  const newest = data?.rows[0]?.createdAt;
  const isNewestFirst = query.sortBy === 'createdAt' && query.sortDirection === 'desc';
  useEffect(() => {
    if (query.pageOffset === 0 && !isPlaceholderData) setUntil(isNewestFirst ? newest : undefined);
  }, [query.pageOffset, isPlaceholderData, isNewestFirst, newest]);
  return { list, audits, exported: filtersOf(query, now) };
}

/** What happened in the tenant: who did what, when, and from where. */
export function AuditsPage() {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const { list, audits, exported } = useAuditList();
  const { query, openId } = list;
  const columns = useAuditColumns().data;
  const { exportAudits, isExporting } = useExportAudits();
  const { rows = [], total } = audits.data ?? {};
  const event = rows.find(({ id }) => id === openId);
  const isFiltered = Object.keys(query.filters).length > 0;
  const save = (place: Node) =>
    exportAudits({
      query: { ...exported, sortBy: query.sortBy, sortDirection: query.sortDirection },
      columns: columns ?? [],
      place,
    });
  return (
    <ListPage
      title={t('page.audits')}
      lead={t('audits.text', { tenant })}
      actions={
        <Button icon="download" loading={isExporting} onClick={(click) => save(click.currentTarget)}>
          {t('audits.export')}
        </Button>
      }
      notice={<Shown name="stats">{() => <Stats />}</Shown>}
      search={{ label: t('audits.searchLabel'), placeholder: t('audits.search') }}
      filters={<AuditsFilters list={list} />}
      list={list}
      answer={audits}
      failedTitle={t('audits.failedTitle')}
      total={total}
      overlays={event || openId ? <AuditsOverlays event={event} onClose={list.close} /> : null}
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
                onClear: () => list.filter({ period: undefined, severity: undefined, user: undefined }),
              }
            }
          />
        }
      />
    </ListPage>
  );
}
