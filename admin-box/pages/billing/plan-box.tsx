import { Badge } from '#shared/ui/badge/badge.tsx';
import type { BadgeTone } from '#shared/ui/badge/badge.tsx';
import type { Subscription } from '#shared/contract/billing/billing-entities.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import {
  currentPlanId,
  displayStatus,
  endsUnpaid,
  hasEnded,
  isFree,
  isOverdue,
  mayCancel,
  mayRenew,
  planName,
} from '#admin-box/kit/billing/subscription-state.ts';
import type { DisplayStatus } from '#admin-box/kit/billing/subscription-state.ts';
import type { Billing } from '#admin-box/kit/billing/billing.types.ts';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { buttonsStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { planNameStyle } from './billing.styles.ts';
import type { BillingPartProps } from './billing-part.types.ts';

const tones: Readonly<Record<DisplayStatus, BadgeTone>> = {
  active: 'success',
  trialing: 'info',
  canceling: 'warning',
  overdue: 'danger',
  incomplete: 'warning',
  canceled: 'neutral',
  expired: 'danger',
  trialEnded: 'neutral',
};

/** Another plan; while a payment is overdue, the way to pay it. */
function ChangeButton({ billing, ask }: { billing: Billing; ask: NonNullable<BillingPartProps['ask']> }) {
  const { t } = useTexts();
  if (isOverdue(billing)) return <Button onClick={() => ask({ dialog: 'card' })}>{t('checkout.cardTitle')}</Button>;
  const { subscription } = billing;
  return (
    <Button onClick={() => ask({ dialog: 'checkout', plan: undefined })}>
      {t(subscription && !hasEnded(subscription) ? 'subscriptions.changePlan' : 'subscriptions.choose')}
    </Button>
  );
}

function Actions({ billing, ask }: BillingPartProps) {
  const { t } = useTexts();
  const { subscription, plans, allowPlanCancellation } = billing;
  if (!subscription || !ask) return null;
  const plan = plans.find(({ id }) => id === subscription.planId);
  const isCancelable = mayCancel(subscription);
  return (
    <>
      {isOverdue(billing) ? <p css={mutedStyle}>{t('subscriptions.overdueText')}</p> : null}
      <div css={buttonsStyle}>
        {subscription.status === 'trialing' ? (
          <Button variant="primary" onClick={() => ask({ dialog: 'checkout', plan })}>
            {t('subscriptions.startPlan')}
          </Button>
        ) : null}
        <ChangeButton billing={billing} ask={ask} />
        {mayRenew(subscription) ? (
          <Button onClick={() => ask({ dialog: 'renew' })}>{t('subscriptions.renew')}</Button>
        ) : null}
        {allowPlanCancellation && isCancelable ? (
          <Button variant="danger-quiet" onClick={() => ask({ dialog: 'cancel' })}>
            {t('subscriptions.cancel')}
          </Button>
        ) : null}
      </div>
      {!allowPlanCancellation && isCancelable ? <p css={mutedStyle}>{t('subscriptions.noCancel')}</p> : null}
    </>
  );
}

/** Without a subscription: everybody's plan, where there is one. */
function DefaultPlanBox({ billing, ask }: BillingPartProps) {
  const { t } = useTexts();
  const plan = billing.plans.find(({ id }) => id === currentPlanId(billing));
  return (
    <section css={boxStyle} aria-labelledby="subscriptions-plan">
      <header>
        <h2 id="subscriptions-plan" css={planNameStyle}>
          {plan ? <bdi>{plan.name}</bdi> : t('subscriptions.noPlan')}
        </h2>
      </header>
      {plan && isFree(billing, plan) ? (
        <DataList items={[{ term: t('subscriptions.price'), value: t('subscriptions.free') }]} />
      ) : null}
      {ask ? <p css={mutedStyle}>{t('subscriptions.noPlanText')}</p> : null}
    </section>
  );
}

/** When it ends, or ended, or is paid next; nothing where that is not known. */
function useDate() {
  const { t } = useTexts();
  const { day } = useMoney();
  return ({ subscription, method }: Billing & { subscription: Subscription }) => {
    const { currentPeriodEnd, endedAt, trialEnd, status } = subscription;
    if (hasEnded(subscription)) {
      const ended = endedAt ?? (status === 'trialEnded' ? trialEnd : undefined);
      return ended === undefined ? [] : [{ term: t('subscriptions.endedOn'), value: day(ended) }];
    }
    if (status === 'incomplete') return [];
    const ends = subscription.cancellation !== null || endsUnpaid({ subscription, method });
    return [{ term: t(ends ? 'subscriptions.endDate' : 'subscriptions.nextPayment'), value: day(currentPeriodEnd) }];
  };
}

/** The plan that the organization has, and what may be done with it. */
export function PlanBox(props: BillingPartProps) {
  const { t } = useTexts();
  const { money } = useMoney();
  const dateOf = useDate();
  const { subscription, plans } = props.billing;
  if (!subscription) return <DefaultPlanBox {...props} />;
  const status = displayStatus(subscription);
  return (
    <section css={boxStyle} aria-labelledby="subscriptions-plan" data-part="plan">
      <header>
        <h2 id="subscriptions-plan" css={planNameStyle}>
          <bdi>{planName(plans, subscription.planId)}</bdi>
        </h2>
      </header>
      <DataList
        items={[
          {
            term: t('subscriptions.status'),
            value: <Badge tone={tones[status]}>{t(`subscriptions.${status}`)}</Badge>,
          },
          {
            term: t('subscriptions.price'),
            value: t('subscriptions.perMonth', { amount: money(subscription.amount, subscription.currency) }),
          },
          ...dateOf({ ...props.billing, subscription }),
          { term: t('subscriptions.period'), value: t('subscriptions.monthly') },
        ]}
      />
      <Actions {...props} />
    </section>
  );
}
