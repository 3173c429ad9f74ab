import { Badge } from '#shared/ui/badge/badge.tsx';
import type { BadgeTone } from '#shared/ui/badge/badge.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { isLive, mayCancel, mayRenew, planName, displayStatus } from '#admin-box/kit/billing/subscription-state.ts';
import type { DisplayStatus } from '#admin-box/kit/billing/subscription-state.ts';
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

function Actions({ billing: { subscription, plans, allowPlanCancellation }, ask }: Required<BillingPartProps>) {
  const { t } = useTexts();
  if (!subscription || !ask) return null;
  const isTrial = subscription.status === 'trialing';
  const plan = plans.find(({ id }) => id === subscription.planId);
  return (
    <div css={buttonsStyle}>
      {isTrial ? (
        <Button variant="primary" onClick={() => ask({ dialog: 'checkout', plan })}>
          {t('subscriptions.startPlan')}
        </Button>
      ) : null}
      <Button onClick={() => ask({ dialog: 'checkout', plan: undefined })}>{t('subscriptions.changePlan')}</Button>
      {mayRenew(subscription) ? (
        <Button onClick={() => ask({ dialog: 'renew' })}>{t('subscriptions.renew')}</Button>
      ) : null}
      {allowPlanCancellation && mayCancel(subscription) ? (
        <Button variant="danger-quiet" onClick={() => ask({ dialog: 'cancel' })}>
          {t('subscriptions.cancel')}
        </Button>
      ) : null}
    </div>
  );
}

/** The plan that the organization has, and what may be done with it. */
export function PlanBox(props: BillingPartProps) {
  const { t } = useTexts();
  const { money, day } = useMoney();
  const { subscription, plans } = props.billing;
  if (!subscription)
    return (
      <section css={boxStyle} aria-labelledby="subscriptions-plan">
        <header>
          <h2 id="subscriptions-plan">{t('subscriptions.noPlan')}</h2>
        </header>
        <p css={mutedStyle}>{t('subscriptions.noPlanText')}</p>
      </section>
    );
  const status = displayStatus(subscription);
  const ends = status === 'canceling' || !isLive(subscription);
  return (
    <section css={boxStyle} aria-labelledby="subscriptions-plan" data-part="plan">
      <header>
        <h2 id="subscriptions-plan">
          <bdi css={planNameStyle}>{planName(plans, subscription.planId)}</bdi>
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
          {
            term: t(ends ? 'subscriptions.endDate' : 'subscriptions.nextPayment'),
            value: day(subscription.currentPeriodEnd),
          },
          { term: t('subscriptions.period'), value: t('subscriptions.monthly') },
        ]}
      />
      <Actions billing={props.billing} ask={props.ask} />
    </section>
  );
}
