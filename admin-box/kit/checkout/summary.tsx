import type { BillingLine, Plan, PlanChangePreview } from '#shared/contract/billing/billing-entities.ts';
import { brief } from '#shared/lib/names.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { currentPlanId, planName } from '#admin-box/kit/billing/subscription-state.ts';
import type { Billing } from '#admin-box/kit/billing/billing.types.ts';
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

/** What the plan has in addition to the current one, and what it lacks. */
function Differences({ billing, planId }: { billing: Billing; planId: string }) {
  const { t } = useTexts();
  const featuresOf = (wanted: string | undefined) => billing.plans.find(({ id }) => id === wanted)?.features ?? [];
  const [before, after] = [featuresOf(currentPlanId(billing)), featuresOf(planId)];
  const missingIn = (others: Plan['features']) => (feature: Plan['features'][number]) =>
    !others.some(({ key }) => key === feature.key);
  const changes = [
    { label: t('checkout.newFeatures'), icon: 'check', features: after.filter(missingIn(before)) },
    { label: t('checkout.lostFeatures'), icon: 'close', features: before.filter(missingIn(after)) },
  ] as const;
  return changes.map(({ label, icon, features }) =>
    features.length > 0 ? (
      <div key={icon} data-part="features">
        <h4>{label}</h4>
        <ul>
          {features.map(({ key, name }) => (
            <li key={key}>
              <Icon name={icon} size="sm" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    ) : null,
  );
}

function Lines({ billing, price }: { billing: Billing; price: PlanChangePreview }) {
  const { t } = useTexts();
  const { money, day } = useMoney();
  const { plans, allowPlanCancellation } = billing;
  const { planId: chosen, lines, currency, dueNow, creditAfter, nextAmount, nextPayment, trialEnd } = price;
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
      <Differences billing={billing} planId={chosen} />
      {allowPlanCancellation && !trialEnd ? <p>{t('checkout.cancelAnyTime')}</p> : null}
    </>
  );
}

/** Every line of what is paid, before it is. */
export function Summary({ billing, checkout }: { billing: Billing; checkout: Checkout }) {
  const { t, errorText } = useTexts();
  const { price, priceError, isFetching, retryPrice } = checkout;
  if (price) return <Lines billing={billing} price={price} />;
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
