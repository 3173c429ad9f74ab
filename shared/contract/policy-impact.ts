/**
 * What a draft of a policy would do before it is saved: users, sessions and API tokens that it would hit, and the
 * sign-ins of the last 30 days that it would have refused. Nothing is stored. Not part of the vendor's contract.
 */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { Id } from './entities.ts';
import { IpRange, IpRestrictionConfig, RestrictionType } from './restrictions.ts';
import { MfaPolicyInput, PasswordRotationInput } from './security-policies.ts';
import { SessionConfig } from './sessions.ts';

/** Days of sign-ins that are judged again. */
export const impactDays = 30;
/** How many users and API tokens an answer names; the totals count all. */
export const mostNamed = 1000;

const NamedUser = z.object({ id: Id, name: z.string(), email: z.string() });
const NamedToken = z.object({ id: Id, description: z.string() });

export const PolicyImpact = z.object({
  /** Saving the draft would shut out the caller, so it would be refused. */
  locksOut: z.boolean(),
  /** By name, at most `mostNamed`. */
  users: z.object({ total: z.number(), items: z.array(NamedUser) }),
  /** Live sessions that would end, or whose next call would be refused if it came from the address of the sign-in. */
  sessions: z.object({ total: z.number() }),
  /** Tokens whose last call would be refused, the newest first. */
  apiTokens: z.object({ total: z.number(), items: z.array(NamedToken) }),
  /** Absent for policies that refuse no sign-in. One entry per UTC day that had sign-ins. */
  signIns: z
    .object({
      total: z.number(),
      refused: z.number(),
      days: z.array(z.object({ day: z.iso.date(), total: z.number(), refused: z.number() })),
    })
    .optional(),
});
export type PolicyImpact = z.infer<typeof PolicyImpact>;

const writesPolicies = 'fe.secure.write.securityPolicy';
const previews = { readOnly: true, response: PolicyImpact } as const;

export const policyImpactContract = defineContract({
  'POST /identity/resources/configurations/v1/mfa-policy/impact': {
    summary: 'Previews whom a draft of the MFA policy would ask for a second factor',
    access: writesPolicies,
    body: MfaPolicyInput,
    ...previews,
  },
  'POST /identity/resources/configurations/v1/password-rotation/impact': {
    summary: 'Previews whose password a draft of the rotation policy would expire',
    access: writesPolicies,
    body: PasswordRotationInput,
    ...previews,
  },
  'POST /identity/resources/configurations/sessions/v1/impact': {
    summary: 'Previews which sessions a draft of the session limits would end; absent limits keep their values',
    access: writesPolicies,
    body: SessionConfig,
    ...previews,
  },
  'POST /identity/resources/configurations/v1/restrictions/ip/impact': {
    summary: 'Previews whom a draft of the IP restrictions would refuse; `add` and `remove` are a draft of the list',
    access: 'fe.secure.write.ipRestrictions',
    body: IpRestrictionConfig.extend({
      add: z
        .array(z.object({ ip: IpRange, strategy: RestrictionType }))
        .max(5000)
        .default([]),
      remove: z.array(Id).max(5000).default([]),
    }),
    bodyBytes: 2_000_000,
    ...previews,
  },
  'POST /identity/resources/configurations/restrictions/v1/email-domain/impact': {
    summary: 'Previews whose email address a draft of the domain restrictions would not admit',
    access: 'fe.secure.write.emailDomainRestrictions',
    body: z.object({
      active: z.boolean(),
      blockPublicDomains: z.boolean(),
      type: RestrictionType,
    }),
    ...previews,
  },
});
