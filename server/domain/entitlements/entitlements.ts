/** Evaluates features, plans and grants into the entitlements that clients read. */
import type { EntitlementsContext, VendorEntitlements } from '#shared/contract/entitlements/entitlements.ts';

type Treatment = 'true' | 'false';
interface Condition {
  attribute: string;
  op: string;
  value: Record<string, unknown>;
  negate: boolean;
}
interface Group {
  conditionLogic: 'and' | 'or';
  conditions: Condition[];
}
interface Rule {
  description: string;
  conditionLogic: 'and' | 'or';
  conditions: (Condition | Group)[];
  treatment: Treatment;
}

/** The vendor's offer, from configuration. */
export interface Catalogue {
  features: {
    key: string;
    permissions: string[];
    flag?: { on: boolean; offTreatment: Treatment; defaultTreatment: Treatment; rules: Rule[] } | undefined;
  }[];
  plans: { key: string; features: string[]; defaultTreatment: Treatment; rules: Rule[] }[];
  billing?: { defaultPlan?: string | undefined };
}

/** The default plan gives its features to everybody. */
function treatedPlans({ plans, billing }: Catalogue): Catalogue['plans'] {
  return plans.map((plan) => (plan.key === billing?.defaultPlan ? { ...plan, defaultTreatment: 'true' } : plan));
}

/** Exactly one of `plan` and `feature`. */
export interface Grant {
  tenantId: string;
  /** `null`: all members of the tenant. */
  userId: string | null;
  plan: string | null;
  feature: string | null;
  /** `null`: no expiry. */
  expires: Date | null;
}

/** A grant from the database. */
interface GrantRow {
  tenant_id: string;
  user_id: string | null;
  plan_key: string | null;
  feature_key: string | null;
  expires_at: Date | null;
}

/** A grant from configuration. */
interface NamedGrant {
  tenant: string;
  plan?: string | undefined;
  feature?: string | undefined;
  expires?: string | undefined;
}

/** The tenant with that ID, else the one with that alias; the database keeps both unique in one namespace. */
export function tenantsNamed<T extends { id: string; alias: string | null }>(tenants: readonly T[], name: string): T[] {
  const byId = tenants.filter(({ id }) => id === name);
  return byId.length > 0 ? byId : tenants.filter(({ alias }) => alias === name);
}

/** @param tenants the existing ones that configuration names */
export function allGrants(
  configured: readonly NamedGrant[],
  tenants: readonly { id: string; alias: string | null }[],
  rows: readonly GrantRow[],
): Grant[] {
  const named = configured.flatMap(({ tenant: name, plan = null, feature = null, expires }) =>
    tenantsNamed(tenants, name).map(({ id }) => ({
      tenantId: id,
      userId: null,
      plan,
      feature,
      expires: expires === undefined ? null : new Date(expires),
    })),
  );
  const stored = rows.map((row) => ({
    tenantId: row.tenant_id,
    userId: row.user_id,
    plan: row.plan_key,
    feature: row.feature_key,
    expires: row.expires_at,
  }));
  return [...named, ...stored];
}

export const isCurrent = ({ expires }: Grant, now: Date): boolean => expires === null || expires > now;

/** Keys of the plans that all members of a tenant have: granted ones that have not expired, and the default plan. */
export function plansHeldBy(
  tenantId: string,
  grants: readonly Grant[],
  billing: Catalogue['billing'],
  now: Date,
): string[] {
  const current = grants.filter(
    (grant) => grant.tenantId === tenantId && grant.userId === null && isCurrent(grant, now),
  );
  const granted = [...new Set(current.flatMap(({ plan }) => plan ?? []))];
  return billing?.defaultPlan === undefined ? granted : [...granted, billing.defaultPlan];
}

const never = -1;

/** The latest expiry, in milliseconds; -1 for no expiry; `null` without grants. */
function latestEnd(grants: Grant[]): number | null {
  if (grants.length === 0) return null;
  return grants.some(({ expires }) => expires === null)
    ? never
    : Math.max(...grants.map(({ expires }) => expires!.getTime()));
}

/** Conditions and groups in the API's format. */
const wireRule = ({ conditionLogic, conditions, treatment }: Rule) => ({ conditionLogic, conditions, treatment });

/**
 * @param grants of this user in this tenant
 * @param permissionKeys of the user in the tenant; a key may be a pattern
 */
export function entitlementsContext(
  catalogue: Catalogue,
  grants: Grant[],
  permissionKeys: readonly string[],
): EntitlementsContext {
  const { features } = catalogue;
  const plans = treatedPlans(catalogue);
  const described = features.map(({ key, permissions, flag }) => {
    const inPlans = plans.filter((plan) => plan.features.includes(key)).map((plan) => plan.key);
    const given = grants.filter(({ plan, feature }) => feature === key || (plan !== null && inPlans.includes(plan)));
    return [
      key,
      {
        planIds: inPlans,
        expireTime: latestEnd(given),
        linkedPermissions: permissions,
        ...(flag && { featureFlag: { ...flag, rules: flag.rules.map(wireRule) } }),
      },
    ] as const;
  });
  return {
    features: Object.fromEntries(described),
    plans: Object.fromEntries(
      plans.map(({ key, defaultTreatment, rules }) => [key, { defaultTreatment, rules: rules.map(wireRule) }]),
    ),
    permissions: Object.fromEntries(permissionKeys.map((key) => [key, true as const])),
  };
}

/** Synthetic bundle for a single granted feature: server SDKs support only grants of bundles. */
const ownBundle = (feature: string): string => `feature:${feature}`;

/** All entitlement data as tuples. Keys are the IDs: they are the same in every installation of one configuration. */
export function vendorData(catalogue: Catalogue, grants: Grant[]): VendorEntitlements['data'] {
  const { features } = catalogue;
  const plans = treatedPlans(catalogue);
  const single = new Set(grants.flatMap(({ feature }) => feature ?? []));
  return {
    features: features.map(({ key, permissions }) => [key, key, permissions]),
    featureBundles: [
      ...plans.map(
        ({ key, features: keys, defaultTreatment, rules }) =>
          [key, keys, defaultTreatment, rules.map(vendorRule)] as VendorBundle,
      ),
      ...features
        .filter(({ key }) => single.has(key))
        .map(({ key }) => [ownBundle(key), [key], 'false', []] as VendorBundle),
    ],
    entitlements: grants.map(({ tenantId, userId, plan, feature, expires }) => [
      plan ?? ownBundle(feature!),
      tenantId,
      userId,
      expires?.toISOString() ?? null,
    ]),
    featureFlags: features.flatMap(({ key, flag }) =>
      flag
        ? [
            [
              key,
              flag.on,
              'boolean',
              flag.defaultTreatment,
              flag.offTreatment,
              flag.rules.map(vendorRule),
            ] as VendorFlag,
          ]
        : [],
    ),
  };
}

type VendorBundle = VendorEntitlements['data']['featureBundles'][number];
type VendorFlag = VendorEntitlements['data']['featureFlags'][number];
type VendorRule = VendorBundle[3][number];

const isGroup = (item: Condition | Group): item is Group => 'conditions' in item;

const vendorCondition = (condition: Condition) => ({
  ...condition,
  attributeType: condition.attribute.startsWith('frontegg.') ? ('frontegg' as const) : ('custom' as const),
});

function vendorRule({ description, conditionLogic, conditions, treatment }: Rule): VendorRule {
  return {
    description,
    conditionLogic,
    conditions: conditions.map((item) =>
      isGroup(item) ? { ...item, conditions: item.conditions.map(vendorCondition) } : vendorCondition(item),
    ),
    treatment,
  };
}
