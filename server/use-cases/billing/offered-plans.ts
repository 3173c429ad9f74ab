/** Plans of configuration, as tenants see and buy them. */
import type { Plan } from '#shared/contract/billing/billing-entities.ts';
import type { Settings } from '#server/config/load-config.ts';
import { atField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { OfferedPlan } from '#server/domain/billing/offered-plan.types.ts';

type ConfiguredPlan = Settings['plans'][number];

/** In the order of configuration. */
export function listPlans({ config }: Services): Plan[] {
  return config.plans.map((plan) => describePlan(config, plan));
}

/** @throws Refusal `plan-not-found` */
export function readPlan(services: Services, id: string): Plan {
  return describePlan(services.config, requirePlan(services, id));
}

/** @throws Refusal `plan-not-found` */
function requirePlan({ config }: Services, key: string): ConfiguredPlan {
  const plan = config.plans.find((each) => each.key === key);
  if (!plan) throw new Refusal('plan-not-found', { values: { plan: key }, ...atField('planId') });
  return plan;
}

/** @throws Refusal `plan-not-found`, `plan-not-for-sale` */
export function requireOfferedPlan(services: Services, key: string): OfferedPlan {
  const plan = requirePlan(services, key);
  const { price, trialDays } = plan;
  if (!price) throw new Refusal('plan-not-for-sale', atField('planId'));
  return { key, amount: price.amount, currency: price.currency, trialDays, priceId: priceIdOf(plan) };
}

/** The plan with a price of the provider's: its ID, or the plan's own key. @throws Refusal `plan-not-found`, `plan-not-for-sale` */
export function planOfPrice({ config }: Services, priceId: string): string {
  const plan =
    config.plans.find((each) => priceIdOf(each) === priceId) ?? config.plans.find(({ key }) => key === priceId);
  if (!plan) throw new Refusal('plan-not-found', { values: { plan: priceId }, ...atField('stripePlanId') });
  if (!plan.price) throw new Refusal('plan-not-for-sale', atField('stripePlanId'));
  return plan.key;
}

const priceIdOf = ({ key, price }: ConfiguredPlan): string => price?.externalId ?? `price_${key}`;

function describePlan({ features }: Settings, plan: ConfiguredPlan): Plan {
  const { key, name = key, description, externalId = `prod_${key}`, price, trialDays, limits } = plan;
  const priceId = priceIdOf(plan);
  return {
    id: key,
    externalId,
    name,
    description,
    // without a price: what the contract's clients assume (specification, 3: Billing)
    price: { id: priceId, externalId: priceId, currency: price?.currency ?? 'usd', amount: price?.amount ?? 0 },
    slug: key,
    recurringInterval: 'month',
    isPurchasable: price !== undefined,
    features: plan.features.map((feature) => ({
      key: feature,
      name: features.find((each) => each.key === feature)?.name ?? feature,
    })),
    trialDays,
    limits,
  };
}
