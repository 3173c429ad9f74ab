/** What a user is entitled to, as `GET /entitlements/api/v2/user-entitlements` answers, and the verdict made from it. */

/** Text, not a boolean. */
export type Treatment = 'true' | 'false';

export interface FlagCondition {
  attribute: string;
  negate: boolean;
  op: string;
  /** `{list}`, `{string}`, `{number}`, `{start, end}`, `{boolean}` or `{date}`, by the operator. */
  value: Record<string, unknown>;
}

export interface FlagGroup {
  conditionLogic: 'and' | 'or';
  conditions: (FlagCondition | FlagGroup)[];
}

export interface FlagRule extends FlagGroup {
  treatment: Treatment;
}

export interface FlagDefinition {
  on: boolean;
  offTreatment: Treatment;
  defaultTreatment: Treatment;
  rules?: FlagRule[];
}

export interface EntitledFeature {
  planIds: string[];
  /** Milliseconds since 1970; -1 never expires; `null` is not granted directly. */
  expireTime: number | null;
  linkedPermissions: string[];
  featureFlag?: FlagDefinition;
}

export interface EntitledPlan {
  defaultTreatment: Treatment;
  rules?: FlagRule[];
}

export interface EntitlementsContext {
  features: Record<string, EntitledFeature>;
  plans: Record<string, EntitledPlan>;
  permissions: Record<string, true>;
}

export type NotEntitledReason = 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED';

/** One thing that was looked at on the way to a verdict; the last one decided. */
export type EntitlementStep =
  | { step: 'permission'; permission: string; outcome: 'held' | 'missing' }
  | { step: 'feature'; feature: string; outcome: 'unknown' }
  | { step: 'grant'; feature: string; outcome: 'granted' | 'expired' | 'none' }
  /** `rule` counts from 1. */
  | { step: 'flag'; feature: string; rule: number | 'off' | 'default'; outcome: Treatment }
  | { step: 'plan'; feature: string; plan: string; rule: number | 'default'; outcome: Treatment };

/** What would entitle: any of these. Keys of configuration, nothing of other tenants. */
export interface EntitlementRemedies {
  /** Plans that have the feature, or one of those that the permission is linked with. */
  wouldAllow: string[];
  /** Features that the vendor could grant to the tenant or the user. */
  grantable: string[];
  /** Features whose flag is off, and would entitle this user if it were on. */
  flagsOff: string[];
}

export interface EntitlementResult {
  isEntitled: boolean;
  /** Only when not entitled. */
  justification?: NotEntitledReason;
  /** Only when not entitled. */
  remedies?: EntitlementRemedies;
  /** What was looked at, in its order. */
  steps: EntitlementStep[];
}

/** By the names that conditions use. */
export type Attributes = Readonly<Record<string, unknown>>;
