import { useId } from 'react';
import type { Plan } from '#shared/contract/billing/billing-entities.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import { choiceStyle, choicesStyle } from './checkout.styles.ts';

export interface PlanChoiceProps {
  plans: readonly Plan[];
  currentId: string | undefined;
  value: string | undefined;
  onChange(plan: Plan): void;
}

/** One of the plans that can be bought. Native radio buttons. */
export function PlanChoice({ plans, currentId, value, onChange }: PlanChoiceProps) {
  const { t } = useTexts();
  const { money } = useMoney();
  const name = useId();
  const detailOf = ({ id, description }: Plan) => (id === currentId ? t('checkout.current') : description);
  return (
    <fieldset css={choicesStyle}>
      <legend>{t('checkout.plan')}</legend>
      {plans.map((plan) => (
        <label key={plan.id} css={choiceStyle} data-checked={plan.id === value || undefined}>
          <input type="radio" name={name} value={plan.id} checked={plan.id === value} onChange={() => onChange(plan)} />
          <span data-part="name">
            <bdi>{plan.name}</bdi>
          </span>
          {detailOf(plan) ? <span data-part="detail">{detailOf(plan)}</span> : null}
          <span>{t('subscriptions.perMonth', { amount: money(plan.price.amount, plan.price.currency) })}</span>
        </label>
      ))}
    </fieldset>
  );
}
