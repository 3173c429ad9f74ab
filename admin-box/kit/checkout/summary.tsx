import type { BillingLine, Plan, PlanChangePreview } from '#shared/contract/billing/billing-entities.ts';
import { brief } from '#shared/lib/names.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { planName } from '#admin-box/kit/billing/subscription-state.ts';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import type { Checkout } from './use-checkout.ts';

const lineTexts = {
  plan: 'checkout.linePlan',
  unused: 'checkout.lineUnused',
  remaining: 'checkout.lineRemaining',
  credit: 'checkout.lineCredit',
  tax: 'checkout.lineTax',
  other: 'checkout.lineOther',
} as const satisfies Record<BillingLine['kind'], string>;

function Lines({ plans, price }: { plans: readonly Plan[]; price: PlanChangePreview }) {
  const { t } = useTexts();
  const { money, day } = useMoney();
  const { lines, currency, dueNow, creditAfter, nextAmount, nextPayment, trialEnd } = price;
  return (
    <>
      <dl>
        {lines.map(({ kind, planId, amount, text }, place) => (
          <div key={`${kind} ${planId} ${place}`}>
            <dt>{text ?? t(lineTexts[kind], { plan: brief(planName(plans, planId), 24) })}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
        <div data-part="due">
          <dt>{t('checkout.due')}</dt>
          <dd>{money(dueNow, currency)}</dd>
        </div>
      </dl>
      <p>
        {trialEnd
          ? t('checkout.trial', { date: day(trialEnd), amount: money(nextAmount, currency) })
          : t('checkout.renews', { date: day(nextPayment), amount: money(nextAmount, currency) })}
      </p>
      {creditAfter > 0 ? <p>{t('checkout.creditAfter', { amount: money(creditAfter, currency) })}</p> : null}
    </>
  );
}

/** Every line of what is paid, before it is. */
export function Summary({ plans, checkout }: { plans: readonly Plan[]; checkout: Checkout }) {
  const { t, errorText } = useTexts();
  const { price, priceError, isFetching, retryPrice } = checkout;
  if (price) return <Lines plans={plans} price={price} />;
  if (!priceError) return <Skeleton shape="text" count={4} />;
  return (
    <ErrorState
      level={3}
      title={t('checkout.priceFailed')}
      description={errorText(priceError, 'apart')}
      traceId={traceIdOf(priceError)}
      onRetry={retryPrice}
      retrying={isFetching}
    />
  );
}
