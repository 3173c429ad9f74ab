import { Button } from '#shared/ui/button/button.tsx';
import { FilterSelect } from '#admin-box/kit/list/filter-select.tsx';
import type { ListAddress } from '#admin-box/kit/list/list-address.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { AuditFilterName, Period, SeverityChoice } from './use-audits.ts';

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
  list: Pick<ListAddress<never, AuditFilterName>, 'filter'> & {
    query: { filters: Partial<Record<AuditFilterName, string>> };
  };
}

/** Filters of the log in addition to the search: age and severity. */
export function AuditsFilters({ list }: AuditsFiltersProps) {
  const { t } = useTexts();
  const { period = '', severity = '', user = '' } = list.query.filters;
  const choicesOf = <Name extends string, Key extends Parameters<typeof t>[0]>(texts: Record<Name, Key>) =>
    (Object.entries(texts) as [Name, 'audits.lastHour'][]).map(([value, key]) => ({ value, label: t(key) }));
  return (
    <>
      <FilterSelect
        label={t('audits.period')}
        all={t('audits.anyTime')}
        value={period}
        options={choicesOf(periodTexts)}
        onChange={(next) => list.filter({ period: next || undefined })}
      />
      <FilterSelect
        label={t('audits.severity')}
        all={t('audits.anySeverity')}
        value={severity}
        options={choicesOf(severityTexts)}
        onChange={(next) => list.filter({ severity: next || undefined })}
      />
      {period || severity || user ? (
        <Button
          variant="ghost"
          onClick={() => list.filter({ period: undefined, severity: undefined, user: undefined })}
        >
          {t('audits.clearFilters')}
        </Button>
      ) : null}
    </>
  );
}
