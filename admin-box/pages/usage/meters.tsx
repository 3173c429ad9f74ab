import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UsageMeter } from '#shared/contract/usage/usage.ts';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { Status, type StatusTone } from '#shared/ui/status/status.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { download } from '#admin-box/kit/download.ts';
import { MeterLevel } from '#admin-box/kit/usage/meter-level.tsx';
import { meterState } from '#admin-box/kit/usage/meter-state.ts';
import type { MeterState } from '#admin-box/kit/usage/meter-state.ts';
import { useAmounts } from '#admin-box/kit/usage/use-amounts.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { forecastOf } from './forecast.ts';
import { MeterChart } from './lazy-charts.tsx';
import { cardStyle, metersStyle } from './meters.styles.ts';

const tones: Record<MeterState, StatusTone> = {
  unlimited: 'neutral',
  within: 'neutral',
  near: 'warning',
  above: 'danger',
};

const isOver = (periodEnd: string): boolean => Date.parse(periodEnd) <= Date.now();

function useStatusText({ used, limit, unit }: UsageMeter): string {
  const { t, locale } = useTexts();
  const { withUnit } = useAmounts(unit);
  if (limit === null) return t('usage.noLimit');
  switch (meterState({ used, limit })) {
    case 'above':
      return t('usage.above', { amount: withUnit(used - limit) });
    case 'near': {
      const percent = new Intl.NumberFormat(locale, { style: 'percent' });
      const share = limit === 0 ? 1 : Math.floor((used / limit) * 100) / 100;
      return t('usage.near', { percent: percent.format(share), amount: withUnit(limit - used) });
    }
    default:
      return t('usage.left', { amount: withUnit(limit - used) });
  }
}

function Forecast({ meter }: { meter: UsageMeter }) {
  const { t, locale } = useTexts();
  const { withUnit } = useAmounts(meter.unit);
  const forecast = forecastOf(meter, Date.now());
  if (forecast === undefined) return null;
  const lastDay = new Date(Date.parse(meter.periodEnd) - 1);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(lastDay);
  const isAbove = meter.limit !== null && forecast > meter.limit && meter.used <= meter.limit;
  return (
    <p data-part="forecast">
      {t(isAbove ? 'usage.forecastAbove' : 'usage.forecast', { amount: withUnit(forecast), date })}
    </p>
  );
}

const meanings = { sum: 'usage.ofSum', max: 'usage.ofMax', last: 'usage.ofLast' } as const;

function Meter({ meter, id }: { meter: UsageMeter; id: string }) {
  const { t } = useTexts();
  const status = useStatusText(meter);
  const amounts = useAmounts(meter.unit);
  const hasUsage = meter.days.some(({ quantity }) => quantity > 0);
  return (
    <article css={cardStyle} aria-labelledby={id} data-part="meter">
      <header>
        <h3 id={id} title={meter.name}>
          <bdi>{meter.name}</bdi>
        </h3>
        <p>{t(meanings[meter.aggregation])}</p>
      </header>
      <MeterLevel meter={meter} titleId={id} textOf={(values) => t('usage.usedOf', values)} />
      <Status tone={tones[meterState(meter)]}>{status}</Status>
      <Forecast meter={meter} />
      {hasUsage ? (
        <MeterChart meter={meter} amountOf={amounts.withUnit} />
      ) : (
        <p data-part="none">{t(isOver(meter.periodEnd) ? 'usage.none' : 'usage.noneYet')}</p>
      )}
    </article>
  );
}

/** A line for each day of each meter; quantities as programs read them. */
function csvOf(meters: readonly UsageMeter[], headings: readonly string[]): Blob {
  const lines = meters.flatMap(({ key, name, unit, days }) =>
    days.map(({ day, quantity }) => [day, key, name, unit, String(quantity)]),
  );
  return new Blob([byteOrderMark, ...[headings, ...lines].map(csvLine)], { type: 'text/csv;charset=utf-8' });
}

/** Of the month, which the name has. */
function DownloadButton({ meters }: { meters: readonly UsageMeter[] }) {
  const { t } = useTexts();
  const headings = (['day', 'key', 'meter', 'unit', 'quantity'] as const).map((name) => t(`usage.${name}`));
  const name = `usage-${meters[0]!.periodStart.slice(0, 7)}.csv`;
  return (
    <Button icon="download" onClick={(click) => download(csvOf(meters, headings), name, click.currentTarget)}>
      {t('usage.download')}
    </Button>
  );
}

interface MonthPickerProps {
  months: readonly string[];
  /** Undefined: the current one. */
  month: string | undefined;
  onChange: (month: string | undefined) => void;
}

const current = 'current';

/** The current month, and those before it that have usage. */
function MonthPicker({ months, month, onChange }: MonthPickerProps) {
  const { t, locale } = useTexts();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (months.length === 0) return null;
  return (
    <Select
      label={t('usage.month')}
      labelHidden
      compact
      options={[
        { value: current, label: format.format(Date.now()) },
        ...months.map((each) => ({ value: each, label: format.format(Date.parse(each)) })),
      ]}
      value={month ?? current}
      onChange={(value) => onChange(value === current ? undefined : value)}
    />
  );
}

function PeriodText({ meter: { periodStart, periodEnd } }: { meter: UsageMeter }) {
  const { t, locale } = useTexts();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const period = t('usage.period', { period: date.formatRange(Date.parse(periodStart), Date.parse(periodEnd) - 1) });
  return <p>{isOver(periodEnd) ? `${period} · ${t('usage.limitsNow')}` : period}</p>;
}

/** Usage of a month by meter, against the limits of the plan. @param months before the current one, with usage */
export function MetersSection({ months }: { months: readonly string[] }) {
  const { t, errorText } = useTexts();
  const { api, user } = usePortal();
  const [month, setMonth] = useState<string>();
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['usage-meters', user.tenantId, month],
    queryFn: ({ signal }) => api.get('/usage/resources/v1/meters', { signal, query: { month } }),
    placeholderData: keepPreviousData,
  });
  const [first] = data ?? [];
  // without meters the page has the other sections alone
  if (data && !first) return null;
  if (!data && !isError) return <Skeleton shape="text" count={4} />;
  return (
    <section css={metersStyle} aria-labelledby="usage-meters">
      <header>
        <div>
          <h2 id="usage-meters">{t('usage.meters')}</h2>
          {first ? <PeriodText meter={first} /> : null}
        </div>
        <div data-part="actions">
          <MonthPicker months={months} month={month} onChange={setMonth} />
          {data ? <DownloadButton meters={data} /> : null}
        </div>
      </header>
      {data ? (
        <div data-part="meters" aria-busy={isPlaceholderData}>
          {data.map((meter, index) => (
            <Meter key={meter.key} meter={meter} id={`usage-meter-${index}`} />
          ))}
        </div>
      ) : (
        <ErrorState
          title={t('usage.metersFailed')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          level={3}
        />
      )}
    </section>
  );
}
