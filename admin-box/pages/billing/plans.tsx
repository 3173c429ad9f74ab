import { useId } from 'react';
import type { Plan } from '#shared/contract/billing/billing-entities.ts';
import { brief } from '#shared/lib/names.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Mark } from '#shared/ui/icon/mark.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { liveOf } from '#admin-box/kit/billing/subscription-state.ts';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import type { BillingPartProps } from './billing-part.types.ts';
import { planStyle, plansStyle } from './billing.styles.ts';

/** So many letters of a name fit in a button. */
const mostLetters = 20;

type CardProps = BillingPartProps & { plan: Plan };

/** The price that the organization pays now: a plan below it is a downgrade. */
const paidNow = (billing: BillingPartProps['billing']): number | undefined => liveOf(billing)?.amount;

function CardAction({ billing, ask, plan }: CardProps) {
  const { t } = useTexts();
  const paid = paidNow(billing);
  if (liveOf(billing)?.planId === plan.id)
    return (
      <Button wide disabled>
        {t('subscriptions.currentPlan')}
      </Button>
    );
  if (!plan.isPurchasable) return <p data-part="note">{t('subscriptions.contactSales')}</p>;
  if (!ask) return null;
  const isLower = paid !== undefined && plan.price.amount < paid;
  if (isLower && !billing.allowPlanDowngrade) return <p data-part="note">{t('subscriptions.noDowngrade')}</p>;
  const label =
    paid === undefined ? 'subscriptions.choosePlan' : isLower ? 'subscriptions.downgradeTo' : 'subscriptions.upgradeTo';
  return (
    <Button wide onClick={() => ask({ dialog: 'checkout', plan })}>
      {t(label, { plan: brief(plan.name, mostLetters) })}
    </Button>
  );
}

function PlanCard(props: CardProps) {
  const { t } = useTexts();
  const { money } = useMoney();
  const id = useId();
  const { plan, billing } = props;
  const isCurrent = liveOf(billing)?.planId === plan.id;
  return (
    <article css={planStyle} aria-labelledby={id} data-current={isCurrent || undefined} data-part="plan-card">
      <header>
        <h3 id={id}>
          <bdi>{plan.name}</bdi>
        </h3>
        {isCurrent ? <Badge tone="accent">{t('subscriptions.currentPlan')}</Badge> : null}
      </header>
      <p data-part="price">
        {plan.isPurchasable ? (
          <>
            <b>{money(plan.price.amount, plan.price.currency)}</b> <span>{t('subscriptions.monthlyUnit')}</span>
          </>
        ) : (
          <b>{t('subscriptions.custom')}</b>
        )}
      </p>
      {plan.description ? <p data-part="note">{plan.description}</p> : null}
      <ul>
        {plan.trialDays > 0 && paidNow(billing) === undefined ? (
          <li>
            <Mark name="check" />
            <span>{t('subscriptions.trialDays', { count: plan.trialDays })}</span>
          </li>
        ) : null}
        {plan.features.map(({ key, name }) => (
          <li key={key}>
            <Mark name="check" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <CardAction {...props} />
    </article>
  );
}

/** The plans of the configuration next to each other. */
export function Plans(props: BillingPartProps) {
  const { t } = useTexts();
  return (
    <section css={plansStyle} aria-labelledby="subscriptions-plans">
      <h2 id="subscriptions-plans">{t('subscriptions.plans')}</h2>
      <div>
        {props.billing.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} {...props} />
        ))}
      </div>
    </section>
  );
}
