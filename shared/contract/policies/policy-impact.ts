/**
 * What a draft of a policy would do before it is saved: users, sessions and API tokens that it would hit, and the
 * sign-ins of the last 30 days that it would have refused or locked. Nothing is stored. Not part of the vendor's contract.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';
import {
  EmailDomain,
  IpRange,
  IpRestrictionConfig,
  maxRestrictionsAtOnce,
  RestrictionType,
} from '#shared/contract/restrictions/restrictions.ts';
import {
  LockoutPolicyInput,
  MfaPolicyInput,
  PasswordHistoryPolicyInput,
  PasswordRotationInput,
} from './security-policies.ts';
import { SessionConfig } from '#shared/contract/sessions/sessions.ts';

/** Days of sign-ins that are judged again. */
export const impactDays = 30;
/** How many users and API tokens an answer names; the totals count all. */
export const maxNamed = 1000;

const NamedUser = z.object({ id: Id, name: z.string(), email: z.string() });
const NamedToken = z.object({ id: Id, description: z.string() });

/** One entry per UTC day that had any. */
const Replayed = z.object({
  total: z.number(),
  refused: z.number(),
  days: z.array(z.object({ day: z.iso.date(), total: z.number(), refused: z.number() })),
});

export const PolicyImpact = z.object({
  /** Saving the draft would shut out the caller, so it would be refused. */
  locksOut: z.boolean(),
  /** By name, at most `maxNamed`. */
  users: z.object({ total: z.number(), items: z.array(NamedUser) }),
  /** Live sessions that would end, or whose next call would be refused if it came from the address of the sign-in. */
  sessions: z.object({
    total: z.number(),
    /** Whether the caller's own is among them. */
    own: z.boolean(),
  }),
  /** Tokens whose last call would be refused, the newest first. */
  apiTokens: z.object({ total: z.number(), items: z.array(NamedToken) }),
  /** Of required single sign-on: `users` are those whom it binds. */
  sso: z
    .object({
      /** Those of the users who have a password, which no longer signs them in. */
      withPassword: z.number(),
      /** Those who have not yet signed in through the connection. */
      notLinked: z.number(),
      /** API tokens of the users, which continue to work. */
      apiTokens: z.object({ total: z.number(), items: z.array(NamedToken) }),
      /** When the sessions end that began in another way. */
      sessionsUntil: DateTime,
    })
    .optional(),
  /** Absent for policies that refuse no sign-in. */
  signIns: Replayed.optional(),
  /** Of the lockout policy: incorrect passwords of the last days, and how many of them would have locked an account. */
  lockouts: Replayed.extend({
    /** Members whose account is locked now, by the rules in force. */
    locked: z.number(),
    /** Members whose next incorrect password would lock their account. */
    near: z.number(),
  }).optional(),
});
export type PolicyImpact = z.infer<typeof PolicyImpact>;

const writesPolicies = 'fe.secure.write.securityPolicy';
const previews = { readOnly: true, response: PolicyImpact } as const;

export const policyImpactContract = defineContract({
  'POST /identity/resources/configurations/v1/mfa-policy/impact': {
    summary: 'Previews the users for whom a draft MFA policy would require MFA',
    access: writesPolicies,
    body: MfaPolicyInput,
    ...previews,
  },
  'POST /identity/resources/configurations/v1/lockout-policy/impact': {
    summary: 'Previews the accounts that a draft lockout policy would have locked',
    description: 'In the last 30 days.',
    access: writesPolicies,
    body: LockoutPolicyInput,
    ...previews,
  },
  'POST /identity/resources/configurations/v1/password-history-policy/impact': {
    summary: 'Previews the users whose password reuse a draft policy would prevent',
    access: writesPolicies,
    body: PasswordHistoryPolicyInput,
    ...previews,
  },
  'POST /identity/resources/configurations/v1/password-rotation/impact': {
    summary: 'Previews the users whose passwords a draft rotation policy would expire',
    access: writesPolicies,
    body: PasswordRotationInput,
    ...previews,
  },
  'POST /identity/resources/configurations/sessions/v1/impact': {
    summary: 'Previews the sessions that draft session limits would end',
    description: 'Limits that are absent keep their values.',
    access: writesPolicies,
    body: SessionConfig,
    ...previews,
  },
  'POST /identity/resources/configurations/v1/restrictions/ip/impact': {
    summary: 'Previews the users whom draft IP restrictions would block',
    description: '`add` and `remove` are a draft of the list.',
    access: 'fe.secure.write.ipRestrictions',
    body: IpRestrictionConfig.extend({
      add: z
        .array(z.object({ ip: IpRange, strategy: RestrictionType }))
        .max(maxRestrictionsAtOnce)
        .default([]),
      remove: z.array(Id).max(maxRestrictionsAtOnce).default([]),
    }),
    bodyBytes: 2_000_000,
    ...previews,
  },
  'POST /identity/resources/configurations/restrictions/v1/email-domain/impact': {
    summary: 'Previews the users whom draft email domain restrictions would block',
    description: '`add` and `remove` are a draft of the list.',
    access: 'fe.secure.write.emailDomainRestrictions',
    body: z.object({
      active: z.boolean(),
      blockPublicDomains: z.boolean(),
      type: RestrictionType,
      add: z
        .array(z.object({ domain: EmailDomain, type: RestrictionType }))
        .max(maxRestrictionsAtOnce)
        .default([]),
      remove: z.array(Id).max(maxRestrictionsAtOnce).default([]),
    }),
    bodyBytes: 2_000_000,
    ...previews,
  },
});
