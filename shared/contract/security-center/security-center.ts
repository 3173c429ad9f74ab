/**
 * The security center: how well a tenant is protected, what would improve it, and whom that concerns. Computed when it
 * is read. Recommendations, insights and the mail about leaked passwords are part of the vendor's contract.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';
import { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';

/** Feature flag of the overview (specification, admin portal, section 6). It is on unless it is switched off. */
export const securityCenterFlag = 'security-center';
/** How long an applied recommendation can be undone, in seconds. */
export const undoSeconds = 600;
/** How many inactive users are deactivated at a time. */
export const maxDeactivated = 200;
/** Days of the trends. */
export const trendDays = 30;

const recommendationCodes = [
  'FORCE_MFA',
  'BREACHED_PASSWORDS_EXIST',
  'ENABLE_USER_LOCKOUT',
  'STRENGTHEN_USER_LOCKOUT',
  'ENABLE_PASSWORD_HISTORY',
  'STRENGTHEN_PASSWORD_HISTORY',
  'ENABLE_FORCE_RELOGIN',
  'SET_FORCE_RELOGIN',
  'ENABLE_SESSION_CONCURRENCY',
  'SET_SESSION_CONCURRENCY',
  'ENABLE_IDLE_SESSION',
  'SET_IDLE_SESSION',
  'ENABLE_IP_RESTRICTIONS',
  'CHANGE_IP_TO_ALLOWLIST',
  'ENABLE_DOMAIN_RESTRICTIONS',
  'CHANGE_DOMAIN_TO_ALLOWLIST',
  'CONFIGURE_SSO',
  'ENABLE_COUNTRY_RESTRICTIONS',
] as const;
const RecommendationCode = z.enum(recommendationCodes);
/** With one of our own, which the contract has no code for. */
export const TenantRecommendation = z.enum([...recommendationCodes, 'DEACTIVATE_INACTIVE_USERS']);
export type TenantRecommendation = z.infer<typeof TenantRecommendation>;
const RecommendationSeverity = z.enum(['SEVERE', 'WARNING', 'INFO']);
export type RecommendationSeverity = z.infer<typeof RecommendationSeverity>;
const SecurityCategory = z.enum(['MFA', 'SESSIONS', 'PASSWORD', 'INACTIVITY', 'IP', 'DOMAIN', 'SSO', 'COUNTRY']);
export type SecurityCategory = z.infer<typeof SecurityCategory>;
const InsightCode = z.enum([
  'MFA_FORCED',
  'PARTIALLY_FORCED_MFA',
  'PARTIAL_MFA_USAGE',
  'FULL_MFA_USAGE',
  'BREACHED_PASSWORD_USERS_EXIST',
  'IMPROVE_LOCKOUT_POLICY',
  'IMPROVE_PASSWORD_HISTORY_POLICY',
  'NO_SESSION_SETTINGS',
  'PARTIAL_SESSION_SETTINGS',
  'FULL_SESSION_SETTINGS',
  'NO_IP_RESTRICTIONS',
  'IP_ALLOWLIST',
  'IP_DENYLIST',
  'NO_DOMAIN_RESTRICTIONS',
  'DOMAIN_ALLOWLIST',
  'DOMAIN_DENYLIST',
  'FULL_PASSWORD_SETTINGS',
]);
export type InsightCode = z.infer<typeof InsightCode>;

/** The numbers behind a recommendation or an insight; those of other categories are absent. Times in seconds. */
const SecurityMetadata = z.object({
  totalUsers: z.number().optional(),
  mfa: z.object({ enrolledUsersCount: z.number() }).optional(),
  inactivity: z.object({ staleUsersCount: z.number() }).optional(),
  password: z
    .object({
      breachedPasswordUsersCount: z.number(),
      /** Recommended number of former passwords. */
      historyRecommendations: z.number(),
      /** Recommended number of attempts. */
      userLockoutRecommendation: z.number(),
    })
    .optional(),
  sessions: z
    .object({
      /** How many of the three limits are on. */
      configuredSessionSettings: z.number(),
      forceReloginRecommendation: z.number(),
      concurrencyRecommendation: z.number(),
      idleTimeoutRecommendation: z.number(),
    })
    .optional(),
  restrictions: z.object({ ipsCount: z.number(), domainsCount: z.number() }).optional(),
});
export type SecurityMetadata = z.infer<typeof SecurityMetadata>;

const Recommendation = z.object({
  code: RecommendationCode,
  severity: RecommendationSeverity,
  category: SecurityCategory,
  metadata: SecurityMetadata.optional(),
});
export type Recommendation = z.infer<typeof Recommendation>;
const Insight = z.object({
  code: InsightCode,
  category: SecurityCategory,
  metadata: SecurityMetadata.optional(),
});
export type Insight = z.infer<typeof Insight>;

/** `apply`: one click. `open`: a list has to be filled on its tab first. `none`: the vendor sets it up. */
const RecommendationAction = z.enum(['apply', 'open', 'none']);
/** Who did it; absent for a user who has left, or an API token of the tenant. */
const by = z.string().optional();

const RecommendationState = z.object({
  code: TenantRecommendation,
  severity: RecommendationSeverity,
  category: SecurityCategory,
  /** To gain; gained by one that is applied. */
  points: z.number(),
  /** `applied`: settled within the last minutes, and can be undone. */
  status: z.enum(['open', 'applied', 'dismissed']),
  action: RecommendationAction,
  /** Whether the caller may apply, undo and dismiss it. */
  allowed: z.boolean(),
  /** Users whom it concerns now; absent for settings that concern none in particular. */
  users: z.number().optional(),
  /** The first of them by name. */
  names: z.array(z.string()),
  /** The value that is in effect, if it is on: attempts, passwords, sessions or seconds. */
  present: z.number().optional(),
  /** The value that applying sets. */
  wanted: z.number().optional(),
  /** Absent when it cannot be undone any more. */
  application: z.object({ id: Id, at: DateTime, by, undoUntil: DateTime }).optional(),
  dismissal: z.object({ reason: z.string(), until: DateTime.optional(), at: DateTime, by }).optional(),
});
export type RecommendationState = z.infer<typeof RecommendationState>;

export const SecurityOverview = z.object({
  /** Of 100: the sum of the categories. */
  score: z.number(),
  categories: z.array(z.object({ category: SecurityCategory, points: z.number(), of: z.number() })),
  /** Active users, and those at risk. */
  users: z.object({ total: z.number(), withoutMfa: z.number(), breached: z.number(), inactive: z.number() }),
  recommendations: z.array(RecommendationState),
});
export type SecurityOverview = z.infer<typeof SecurityOverview>;

const Trend = z.object({
  total: z.number(),
  /** By day (UTC), oldest first; all days. */
  days: z.array(z.object({ day: z.iso.date(), count: z.number() })),
});
const SecurityTrends = z.object({
  /** By members. `addresses`: the addresses that most came from, at most two, and how many these were. */
  failedSignIns: Trend.extend({ addresses: z.object({ number: z.number(), signIns: z.number() }) }),
  /** Users who had a second factor at the end of each day. */
  mfa: Trend.extend({ users: z.number() }),
  newDevices: Trend,
});
export type SecurityTrends = z.infer<typeof SecurityTrends>;

const reads = 'fe.secure.read.securityPolicy';
const writes = 'fe.secure.write.securityPolicy';
const ofCode = { params: z.object({ code: TenantRecommendation }) };
const Applied = z.object({ id: Id, undoUntil: DateTime, score: z.number() });

export const securityCenterContract = defineContract({
  'GET /security-center/resources/recommendations/v1': {
    summary: 'Returns the security score and open recommendations',
    description: 'Without dismissed recommendations.',
    access: reads,
    response: z.object({
      scoring: z.object({ score: z.number() }),
      recommendations: z.object({ items: z.array(Recommendation) }),
    }),
  },
  'GET /security-center/resources/insights/v1': {
    summary: 'Returns the tenant’s effective security settings',
    access: reads,
    response: z.object({ insights: z.object({ items: z.array(Insight) }) }),
  },
  'GET /security-center/resources/overview/v1': {
    summary: 'Returns the security score in detail, with all recommendations',
    description: 'Includes the calculation, and dismissed and applied recommendations.',
    access: reads,
    response: SecurityOverview,
  },
  'GET /security-center/resources/trends/v1': {
    summary: 'Returns failed sign-ins, MFA enrollment, and new devices',
    description: 'Of the last 30 days.',
    access: reads,
    response: SecurityTrends,
  },
  'POST /security-center/resources/recommendations/v1/{code}/impact': {
    summary: 'Previews the users affected by applying a recommendation',
    access: writes,
    ...ofCode,
    readOnly: true,
    response: PolicyImpact,
  },
  'POST /security-center/resources/recommendations/v1/{code}/apply': {
    summary: 'Applies a recommendation',
    description: 'Rejected if it would lock out the caller.',
    access: writes,
    ...ofCode,
    response: Applied,
  },
  'POST /security-center/resources/recommendations/v1/{code}/undo': {
    summary: 'Undoes an applied recommendation',
    description: 'Within ten minutes, unless the settings have changed since.',
    access: writes,
    ...ofCode,
    body: z.object({ id: Id }),
    response: 'empty',
  },
  'POST /security-center/resources/recommendations/v1/{code}/dismissal': {
    summary: 'Dismisses a recommendation, temporarily or permanently',
    access: writes,
    ...ofCode,
    body: z.object({ reason: z.string().trim().min(1).max(500), until: z.iso.datetime().optional() }),
    response: 'empty',
  },
  'DELETE /security-center/resources/recommendations/v1/{code}/dismissal': {
    summary: 'Restores a dismissed recommendation',
    access: writes,
    ...ofCode,
    response: 'empty',
  },
  'POST /identity/resources/users/v1/passwords/breached/reset/bulk': {
    summary: 'Emails a reset link to all users with a leaked password',
    description: 'At most once a day per user.',
    access: writes,
    bulk: true,
    denyImpersonation: true,
    response: 'empty',
  },
});
