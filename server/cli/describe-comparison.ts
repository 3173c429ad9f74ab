/** A comparison of plans as lines of text. */
import { formatMoney } from '#shared/lib/format-money.ts';
import {
  reducesAccess,
  type Difference,
  type Gains,
  type LimitChange,
  type OfferComparison,
  type PlanChange,
  type TenantChange,
} from '#server/use-cases/entitlements/compare-offers.ts';

/** @param shown number of tenants that are listed */
export function describeComparison(comparison: OfferComparison, shown: number): string[] {
  const { defaultPlan, plans, undecidedFeatures: undecided } = comparison;
  return [
    ...plans.flatMap((plan) => [...describePlan(plan), '']),
    ...(defaultPlan ? [`Default plan: ${arrow(defaultPlan, (plan) => plan ?? 'none')}`] : []),
    ...(undecided.length > 0
      ? [
          `Rules change who has these features, by user attributes that the server doesn’t store: ${undecided.join(', ')}`,
        ]
      : []),
    ...describeTenants(comparison, shown),
  ];
}

function describePlan(plan: PlanChange): string[] {
  const { price, trialDays } = plan.change === 'removed' ? { price: null, trialDays: null } : plan;
  return [
    `Plan ${plan.plan}: ${plan.change}; ${count(plan.tenants, 'tenant has', 'tenants have')} it, ${plan.subscribedTenants} by a subscription`,
    ...plan.featuresGained.map((feature) => `  + feature ${feature}`),
    ...plan.featuresLost.map((feature) => `  - feature ${feature}`),
    ...plan.limits.map(describeLimit),
    ...(price ? [`  price: ${arrow(price, moneyOf)}, for new subscriptions only`] : []),
    ...(trialDays ? [`  trial days: ${arrow(trialDays, String)}, for new subscriptions only`] : []),
    ...(plan.rulesChanged ? ['  rules change'] : []),
    ...(plan.change === 'removed' && plan.subscribedTenants > 0
      ? ['  existing subscriptions stay and are charged, without features']
      : []),
  ];
}

function describeTenants({ tenants, comparedTenants }: OfferComparison, shown: number): string[] {
  if (tenants.length === 0) return [`No tenant gains or loses anything (${comparedTenants} compared).`];
  const losing = tenants.filter((tenant) => reducesAccess(tenant)).length;
  const hidden = tenants.length - Math.min(shown, tenants.length);
  return [
    `${count(tenants.length, 'tenant changes', 'tenants change')} of ${comparedTenants}; ${losing} lose something`,
    ...tenants.slice(0, shown).flatMap(describeTenant),
    ...(hidden > 0 ? [`${hidden} more: list them with --all or --limit`] : []),
  ];
}

const mostUsers = 10;

function describeTenant(tenant: TenantChange): string[] {
  const { users } = tenant;
  return [
    `${tenant.tenantId}  ${tenant.name}`,
    ...signed(tenant).map((line) => `  ${line}`),
    ...tenant.limits.map(describeLimit),
    ...tenant.removedPlans.map((plan) => `  subscribes to the removed plan ${plan}`),
    ...users
      .slice(0, mostUsers)
      .map((user) => `  user ${user.userId}, by own grants: ${signed(user).join(', ') || 'no change'}`),
    ...(users.length > mostUsers ? [`  ${users.length - mostUsers} more users: list them with --json`] : []),
  ];
}

const signed = ({ gains, loses }: Gains): string[] => [
  ...gains.map((name) => `+ ${name}`),
  ...loses.map((name) => `- ${name}`),
];

const describeLimit = ({ meter, ...limit }: LimitChange): string =>
  `  limit ${meter}: ${arrow(limit, (value) => (value === null ? 'none' : String(value)))}`;

const moneyOf = (price: { amount: number; currency: string } | null): string =>
  price ? formatMoney(price.amount, price.currency) : 'not for sale';

const arrow = <T>({ before, after }: Difference<T>, shown: (value: T) => string): string =>
  `${shown(before)} → ${shown(after)}`;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
