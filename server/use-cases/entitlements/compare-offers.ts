/** Compares two versions of the vendor's plans: what each plan and each tenant gains and loses. */
import { limitOf } from '#server/domain/usage/metering.ts';
import { isCurrent, plansHeldBy, type Catalogue, type Grant } from '#server/domain/entitlements/entitlements.ts';
import { entitledNames, linkedPermissions } from './entitled-names.ts';

type OfferedPlan = Catalogue['plans'][number] & {
  name?: string | undefined;
  limits: Record<string, number>;
  price?: { amount: number; currency: string } | undefined;
  trialDays: number;
};

/** What is compared, of one version. */
export interface ComparedOffer extends Catalogue {
  plans: OfferedPlan[];
}

/** A version with the grants that apply to tenants: configuration has some of them. */
export interface Version {
  offer: ComparedOffer;
  grantsByTenant: ReadonlyMap<string, Grant[]>;
}

export interface ComparedTenant {
  id: string;
  name: string;
  /** Plans of live subscriptions. */
  subscribed: readonly string[];
}

export interface Difference<T> {
  before: T;
  after: T;
}

export interface LimitChange extends Difference<number | null> {
  meter: string;
}

export interface PlanChange {
  plan: string;
  change: 'added' | 'removed' | 'changed';
  featuresGained: string[];
  featuresLost: string[];
  limits: LimitChange[];
  /** For new subscriptions only. `null`: not for sale. */
  price: Difference<{ amount: number; currency: string } | null> | null;
  /** For new subscriptions only. */
  trialDays: Difference<number> | null;
  rulesChanged: boolean;
  /** Tenants that have the plan before or after, by subscription, grant or default, for some of their users at least. */
  tenants: number;
  subscribedTenants: number;
}

export interface Gains {
  gains: string[];
  loses: string[];
}

export interface TenantChange extends Gains {
  tenantId: string;
  name: string;
  limits: LimitChange[];
  /** Plans that are removed while the tenant subscribes to them. */
  removedPlans: string[];
  /** Users with grants of their own, for whom something else changes than for all users of the tenant. */
  users: ({ userId: string } & Gains)[];
}

export interface OfferComparison {
  defaultPlan: Difference<string | null> | null;
  plans: PlanChange[];
  /** Features with rules that change: whom they entitle depends on attributes of users, which only they have. */
  undecidedFeatures: string[];
  comparedTenants: number;
  /** Those that lose something first, then by name. */
  tenants: TenantChange[];
}

/** @param now decides which grants have expired */
export function compareOffers(
  versions: Difference<Version>,
  tenants: readonly ComparedTenant[],
  now: Date,
): OfferComparison {
  const { before, after } = versions;
  // of both versions: a permission that is linked with a feature by the new one alone loses its effect without it
  const permissions = linkedPermissions([before.offer, after.offer]);
  const changed = tenants
    .map((tenant) => compareTenant(versions, tenant, { permissions, now }))
    .filter((change) => hasChange(change));
  return {
    defaultPlan: differenceOf(before.offer.billing?.defaultPlan ?? null, after.offer.billing?.defaultPlan ?? null),
    plans: comparePlans(versions, tenants, now),
    undecidedFeatures: undecidedFeatures(before.offer, after.offer),
    comparedTenants: tenants.length,
    tenants: changed.toSorted(
      (a, b) =>
        Number(reducesAccess(b)) - Number(reducesAccess(a)) ||
        a.name.localeCompare(b.name, 'en') ||
        (a.tenantId < b.tenantId ? -1 : 1),
    ),
  };
}

/** Whether something is taken away, or may be: rules that change cannot be evaluated without their users. */
export function isRisky({ tenants, plans, undecidedFeatures: undecided }: OfferComparison): boolean {
  return (
    undecided.length > 0 ||
    tenants.some((tenant) => reducesAccess(tenant)) ||
    plans.some(({ change, subscribedTenants }) => change === 'removed' && subscribedTenants > 0)
  );
}

/** A limit where there was none takes away too. */
export function reducesAccess({ loses, limits, removedPlans, users }: TenantChange): boolean {
  return (
    loses.length > 0 ||
    removedPlans.length > 0 ||
    limits.some(({ before, after }) => after !== null && (before === null || after < before)) ||
    users.some((user) => user.loses.length > 0)
  );
}

const hasChange = ({ gains, loses, limits, removedPlans, users }: TenantChange): boolean =>
  [gains, loses, limits, removedPlans, users].some(({ length }) => length > 0);

function compareTenant(
  { before, after }: Difference<Version>,
  tenant: ComparedTenant,
  { permissions, now }: { permissions: readonly string[]; now: Date },
): TenantChange {
  const { id, name, subscribed } = tenant;
  const given = { before: before.grantsByTenant.get(id) ?? [], after: after.grantsByTenant.get(id) ?? [] };
  const gainsOf = (userId: string | null): Gains => {
    const namesIn = ({ offer }: Version, grants: Grant[]) =>
      entitledNames({ catalogue: offer, grants, permissions }, { tenantId: id, userId }, now);
    return gainsBetween(namesIn(before, given.before), namesIn(after, given.after));
  };
  const forAll = gainsOf(null);
  const users = new Set([...given.before, ...given.after].flatMap(({ userId }) => userId ?? []));
  return {
    tenantId: id,
    name,
    ...forAll,
    limits: compareLimits(
      before.offer.plans,
      plansHeldBy(id, given.before, before.offer.billing, now),
      after.offer.plans,
      plansHeldBy(id, given.after, after.offer.billing, now),
    ),
    removedPlans: subscribed.filter((plan) => isRemoved(plan, before.offer, after.offer)),
    users: [...users]
      .map((userId) => ({ userId, ...gainsOf(userId) }))
      .filter(({ gains, loses }) => JSON.stringify({ gains, loses }) !== JSON.stringify(forAll)),
  };
}

const isRemoved = (plan: string, before: ComparedOffer, after: ComparedOffer): boolean =>
  before.plans.some(({ key }) => key === plan) && !after.plans.some(({ key }) => key === plan);

function gainsBetween(before: ReadonlySet<string>, after: ReadonlySet<string>): Gains {
  return {
    gains: [...after].filter((name) => !before.has(name)),
    loses: [...before].filter((name) => !after.has(name)),
  };
}

function compareLimits(
  plansBefore: readonly OfferedPlan[],
  heldBefore: readonly string[],
  plansAfter: readonly OfferedPlan[],
  heldAfter: readonly string[],
): LimitChange[] {
  const meters = new Set([...plansBefore, ...plansAfter].flatMap(({ limits }) => Object.keys(limits)));
  return [...meters]
    .map((meter) => ({
      meter,
      before: limitOf(plansBefore, heldBefore, meter)?.limit ?? null,
      after: limitOf(plansAfter, heldAfter, meter)?.limit ?? null,
    }))
    .filter((limit) => limit.before !== limit.after);
}

function comparePlans(versions: Difference<Version>, tenants: readonly ComparedTenant[], now: Date): PlanChange[] {
  const plans = { before: versions.before.offer.plans, after: versions.after.offer.plans };
  const keys = new Set([...plans.before, ...plans.after].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const pair = {
      before: plans.before.find((plan) => plan.key === key),
      after: plans.after.find((plan) => plan.key === key),
    };
    const change = comparePlan(key, pair);
    if (!change) return [];
    const holders = tenants.filter(
      ({ id }) => holdsPlan(versions.before, key, id, now) || holdsPlan(versions.after, key, id, now),
    );
    const subscribed = tenants.filter((tenant) => tenant.subscribed.includes(key));
    return [{ ...change, tenants: holders.length, subscribedTenants: subscribed.length }];
  });
}

/** @returns `undefined` if both versions are the same */
function comparePlan(
  plan: string,
  { before, after }: Difference<OfferedPlan | undefined>,
): Omit<PlanChange, 'tenants' | 'subscribedTenants'> | undefined {
  const features = gainsBetween(new Set(before?.features), new Set(after?.features));
  const change = {
    plan,
    change: !before ? ('added' as const) : after ? ('changed' as const) : ('removed' as const),
    featuresGained: features.gains,
    featuresLost: features.loses,
    limits: compareLimits(before ? [before] : [], [plan], after ? [after] : [], [plan]),
    price: differenceOf(priceOf(before), priceOf(after)),
    trialDays: differenceOf(before?.trialDays ?? 0, after?.trialDays ?? 0),
    rulesChanged: differenceOf(rulesOf(before), rulesOf(after)) !== null,
  };
  const { featuresGained, featuresLost, limits, price, trialDays, rulesChanged } = change;
  const isSame =
    change.change === 'changed' &&
    [featuresGained, featuresLost, limits].every(({ length }) => length === 0) &&
    !price &&
    !trialDays &&
    !rulesChanged;
  return isSame ? undefined : change;
}

const priceOf = (plan: OfferedPlan | undefined) =>
  plan?.price ? { amount: plan.price.amount, currency: plan.price.currency } : null;

/** A plan that is missing gives its features to nobody. */
const rulesOf = (plan: OfferedPlan | undefined) => ({
  defaultTreatment: plan?.defaultTreatment ?? 'false',
  rules: plan?.rules ?? [],
});

function differenceOf<T>(before: T, after: T): Difference<T> | null {
  return JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };
}

function holdsPlan({ offer, grantsByTenant }: Version, key: string, tenantId: string, now: Date): boolean {
  const plan = offer.plans.find((each) => each.key === key);
  if (!plan) return (grantsByTenant.get(tenantId) ?? []).some((grant) => grant.plan === key && isCurrent(grant, now));
  if (plan.defaultTreatment === 'true' || offer.billing?.defaultPlan === key) return true;
  return (grantsByTenant.get(tenantId) ?? []).some((grant) => grant.plan === key && isCurrent(grant, now));
}

/** Features that users can have by rules, in at least one version, and whose rules or plans with rules differ. */
function undecidedFeatures(before: ComparedOffer, after: ComparedOffer): string[] {
  const keys = new Set([...before.features, ...after.features].map(({ key }) => key));
  return [...keys].filter((key) => differenceOf(ruledSources(before, key), ruledSources(after, key)) !== null);
}

function ruledSources({ features, plans }: ComparedOffer, feature: string): unknown[] {
  const flag = features.find(({ key }) => key === feature)?.flag;
  return [
    // a flag without rules, and one that is off, is the same for all users
    ...(flag?.on && flag.rules.length > 0 ? [{ rules: flag.rules, defaultTreatment: flag.defaultTreatment }] : []),
    ...plans
      .filter((plan) => plan.rules.length > 0 && plan.features.includes(feature))
      .map((plan) => ({ plan: plan.key, ...rulesOf(plan) })),
  ];
}
