import { useId } from 'react';
import type { Plan } from '#shared/contract/billing/billing-entities.ts';
import { brief } from '#shared/lib/names.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Mark } from '#shared/ui/icon/mark.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { isFree, offerOf } from '#admin-box/kit/billing/subscription-state.ts';
import type { PlanOffer } from '#admin-box/kit/billing/subscription-state.ts';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import type { BillingPartProps } from './billing-part.types.ts';
import { planStyle, plansStyle } from './billing.styles.ts';

/** So many letters of a name fit in a button. */
const mostLetters = 20;

type CardProps = BillingPartProps & { plan: Plan };

/** Plans that may be taken, by the words of their button. */
const labels = {
  first: 'subscriptions.choosePlan',
  upgrade: 'subscriptions.upgradeTo',
  downgrade: 'subscriptions.downgradeTo',
} as const satisfies Partial<Record<PlanOffer, string>>;

/** Why a plan may not be taken. */
const notes = {
  notForSale: 'subscriptions.contactSales',
  otherCurrency: 'subscriptions.otherCurrency',
  noDowngrade: 'subscriptions.noDowngrade',
  overdue: 'subscriptions.overdueFirst',
} as const satisfies Partial<Record<PlanOffer, string>>;

function CardAction({ billing, ask, plan }: CardProps) {
  const { t } = useTexts();
  const offer = offerOf(billing, plan);
  if (offer === 'current')
    return (
      <Button wide disabled>
        {t('subscriptions.currentPlan')}
      </Button>
    );
  if (offer === 'notForSale') return <p data-part="note">{t(notes.notForSale)}</p>;
  if (offer === 'free' || !ask) return null;
  if (offer in notes) return <p data-part="note">{t(notes[offer as keyof typeof notes])}</p>;
  return (
    <Button wide onClick={() => ask({ dialog: 'checkout', plan })}>
      {t(labels[offer as keyof typeof labels], { plan: brief(plan.name, mostLetters) })}
    </Button>
  );
}

function PlanCard(props: CardProps) {
  const { t } = useTexts();
  const { money } = useMoney();
  const id = useId();
  const { plan, billing } = props;
  const isCurrent = offerOf(billing, plan) === 'current';
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
          <b>{t(isFree(billing, plan) ? 'subscriptions.free' : 'subscriptions.custom')}</b>
        )}
      </p>
      {plan.description ? <p data-part="note">{plan.description}</p> : null}
      <ul>
        {plan.trialDays > 0 && billing.subscription === undefined ? (
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
