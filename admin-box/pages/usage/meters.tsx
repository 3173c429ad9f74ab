import { useQuery } from '@tanstack/react-query';
import type { UsageMeter } from '#shared/contract/usage/usage.ts';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
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
import { MeterChart } from './charts.tsx';
import { forecastOf } from './forecast.ts';
import { meterStyle, metersStyle } from './meters.styles.ts';

const tones: Record<MeterState, StatusTone> = {
  unlimited: 'neutral',
  within: 'neutral',
  near: 'warning',
  above: 'danger',
};

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
    <article css={meterStyle} aria-labelledby={id} data-part="meter">
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
        <p data-part="none">{t('usage.noneYet')}</p>
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

function Meters({ meters }: { meters: readonly UsageMeter[] }) {
  const { t, locale } = useTexts();
  const [first] = meters;
  // the page is as it was before meters
  if (first === undefined) return null;
  const { periodStart, periodEnd } = first;
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const headings = (['day', 'key', 'meter', 'unit', 'quantity'] as const).map((name) => t(`usage.${name}`));
  return (
    <section css={metersStyle} aria-labelledby="usage-meters">
      <header>
        <div>
          <h2 id="usage-meters">{t('usage.meters')}</h2>
          <p>{t('usage.period', { period: date.formatRange(Date.parse(periodStart), Date.parse(periodEnd) - 1) })}</p>
        </div>
        <Button
          icon="download"
          onClick={(click) =>
            download(csvOf(meters, headings), `usage-${periodStart.slice(0, 7)}.csv`, click.currentTarget)
          }
        >
          {t('usage.download')}
        </Button>
      </header>
      <div data-part="meters">
        {meters.map((meter, index) => (
          <Meter key={meter.key} meter={meter} id={`usage-meter-${index}`} />
        ))}
      </div>
    </section>
  );
}

/** Usage of the month by meter, against the limits of the plan. */
export function MetersSection() {
  const { t, errorText } = useTexts();
  const { api, user } = usePortal();
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['usage-meters', user.tenantId],
    queryFn: ({ signal }) => api.get('/usage/resources/v1/meters', { signal }),
  });
  if (data) return <Meters meters={data} />;
  if (!isError) return <Skeleton shape="text" count={4} />;
  return (
    <section css={metersStyle} aria-labelledby="usage-meters">
      <h2 id="usage-meters">{t('usage.meters')}</h2>
      <ErrorState
        title={t('usage.metersFailed')}
        description={errorText(error, 'apart')}
        traceId={traceIdOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        level={3}
      />
    </section>
  );
}
