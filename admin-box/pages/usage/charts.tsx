import type { UsageMeter, UsageSummary } from '#shared/contract/usage/usage.ts';
import { DayChart } from '#admin-box/kit/day-chart/day-chart.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Sign-ins per day as bars. */
export function SignInsChart({ signIns }: Pick<UsageSummary, 'signIns'>) {
  const { t } = useTexts();
  return (
    <DayChart
      days={signIns.map(({ day, count }) => ({
        day,
        total: count,
        labelOf: (date) => t('usage.onDay', { day: date, count }),
      }))}
      caption={t('usage.perDay', { name: t('usage.signIns') })}
      headings={[t('usage.day'), t('usage.signIns')]}
    />
  );
}

/** Quantities of a meter per day as bars. */
export function MeterChart({ meter, amountOf }: { meter: UsageMeter; amountOf: (quantity: number) => string }) {
  const { t } = useTexts();
  return (
    <DayChart
      days={meter.days.map(({ day, quantity }) => ({
        day,
        total: quantity,
        labelOf: (date) => t('usage.amountOnDay', { day: date, amount: amountOf(quantity) }),
      }))}
      caption={t('usage.perDay', { name: meter.name })}
      headings={[t('usage.day'), t('usage.quantity')]}
      span={(Date.parse(meter.periodEnd) - Date.parse(meter.periodStart)) / 86_400_000}
      // quantities of days are compared with it where they are levels; those that add up are its parts
      limit={meter.aggregation === 'sum' ? null : meter.limit}
      amountOf={amountOf}
    />
  );
}
