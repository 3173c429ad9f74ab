import { lazy, Suspense } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import { startOfDay } from '#admin-box/kit/calendar-day.ts';
import { FilterSelect } from '#admin-box/kit/list/filter-select.tsx';
import { FilterText } from '#admin-box/kit/list/filter-text.tsx';
import type { ListAddress } from '#admin-box/kit/list/list-address.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { columnFilterNames, noFilters } from './audit-filters.ts';
import type { AuditFilterName, AuditFilters, ColumnFilter, Period, SeverityChoice } from './audit-filters.ts';
import type { AskedFilter } from './filter-dialogs.tsx';

const FilterDialogs = lazy(async () => ({ default: (await import('./filter-dialogs.tsx')).FilterDialogs }));

const periodTexts = {
  hour: 'audits.lastHour',
  day: 'audits.lastDay',
  week: 'audits.lastWeek',
  month: 'audits.lastMonth',
} as const satisfies Record<Period, string>;

const severityTexts = {
  medium: 'audits.mediumUp',
  high: 'audits.highUp',
  critical: 'audits.critical',
  error: 'audits.error',
} as const satisfies Record<SeverityChoice, string>;

export interface AuditsFiltersProps {
  list: Pick<ListAddress<never, AuditFilterName>, 'filter'> & { query: { filters: AuditFilters } };
}

function rangeText({ from, to }: AuditFilters, { t, locale }: Texts): string | undefined {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const [first, last] = [startOfDay(from), startOfDay(to)];
  if (first && last) return t('auditFilters.range', { from: format.format(first), to: format.format(last) });
  if (first) return t('auditFilters.since', { from: format.format(first) });
  return last && t('auditFilters.until', { to: format.format(last) });
}

function choicesOf<Name extends string, Key extends Parameters<Texts['t']>[0]>(texts: Record<Name, Key>, { t }: Texts) {
  return (Object.entries(texts) as [Name, 'audits.lastHour'][]).map(([value, key]) => ({ value, label: t(key) }));
}

/** Filters of the log in addition to the search: time, severity, and the text of each column. */
export function AuditsFilters({ list }: AuditsFiltersProps) {
  const texts = useTexts();
  const { t } = texts;
  const { asked, ask, close, wasAsked } = useOverlays<AskedFilter>();
  const { filters } = list.query;
  const range = rangeText(filters, texts);
  const set = columnFilterNames.filter((name) => filters[name]);
  const label = (name: ColumnFilter) => t(`auditFilters.${name}`);
  const addable = [
    ...(range ? [] : [{ id: 'range', label: t('auditFilters.dates'), onSelect: () => ask({ range: true }) }]),
    ...columnFilterNames
      .filter((name) => !filters[name])
      .map((name) => ({ id: name, label: label(name), onSelect: () => ask({ column: name }) })),
  ];
  return (
    <>
      <FilterSelect
        label={t('audits.period')}
        all={t('audits.anyTime')}
        value={range ? '' : (filters.period ?? '')}
        options={choicesOf(periodTexts, texts)}
        onChange={(next) => list.filter({ period: next || undefined, from: undefined, to: undefined })}
      />
      <FilterSelect
        label={t('audits.severity')}
        all={t('audits.anySeverity')}
        value={filters.severity ?? ''}
        options={choicesOf(severityTexts, texts)}
        onChange={(next) => list.filter({ severity: next || undefined })}
      />
      {range ? (
        <FilterText
          label={t('auditFilters.dates')}
          value={range}
          onEdit={() => ask({ range: true })}
          onRemove={() => list.filter({ from: undefined, to: undefined })}
        />
      ) : null}
      {set.map((name) => (
        <FilterText
          key={name}
          label={label(name)}
          value={filters[name]!}
          onEdit={() => ask({ column: name })}
          onRemove={() => list.filter({ [name]: undefined })}
        />
      ))}
      {addable.length > 0 ? (
        <Menu
          trigger={
            <Button variant="ghost" icon="plus">
              {t('auditFilters.add')}
            </Button>
          }
          label={t('auditFilters.add')}
          groups={[{ items: addable }]}
        />
      ) : null}
      {Object.keys(filters).length > 0 ? (
        <Button variant="ghost" onClick={() => list.filter(noFilters)}>
          {t('audits.clearFilters')}
        </Button>
      ) : null}
      {wasAsked ? (
        <Suspense fallback={null}>
          <FilterDialogs asked={asked} filters={filters} onFilter={list.filter} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
