/**
 * Versions of the policies of a tenant, and how an earlier one is restored. Not part of the vendor's contract. Each policy
 * also requires the permission that its own endpoints do.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, PageOf, PageQuery } from '#shared/contract/entities.ts';
import { PolicyImpact } from './policy-impact.ts';
import { Provisional } from './security-policies.ts';

export const PolicyName = z.enum([
  'mfa',
  'lockout',
  'password-history',
  'password-rotation',
  'sessions',
  'ip-restrictions',
  'domain-restrictions',
  'country-restrictions',
  'sso-enforcement',
]);
export type PolicyName = z.infer<typeof PolicyName>;

/** How many entries a version names of those that it added to a list, or removed. */
export const maxEntriesNamed = 20;

/** In the format of the policy's own endpoint; null where the tenant had none of its own. */
const Value = z.record(z.string(), z.unknown()).nullable();
const Entries = z.object({ total: z.number(), items: z.array(z.string()) });

export const PolicyVersion = z.object({
  /** From 1, without gaps. */
  version: z.number(),
  createdAt: DateTime,
  /**
   * `initial`: as it was before the first recorded change. `reverted`: a provisional change was undone.
   * `operator`: by the command line of the server.
   */
  source: z.enum(['initial', 'saved', 'restored', 'reverted', 'scheduled', 'operator']),
  restoredFrom: z.number().optional(),
  /** Absent for `initial` and `operator`, and for users who are no longer members. */
  by: z.object({ id: Id, name: z.string(), email: z.string().optional() }).optional(),
  value: Value,
  /** The value of the version before. */
  before: Value,
  /** Changes of the list of a restriction, such as `ALLOW 192.0.2.0/24`; of the countries, such as `DE`. */
  added: Entries,
  removed: Entries,
});
export type PolicyVersion = z.infer<typeof PolicyVersion>;

/** A change that applies, and undoes itself unless it is confirmed. */
export const PendingPolicy = z.object({
  policy: PolicyName,
  version: z.number(),
  /** The version to which it returns. */
  returnsTo: z.number(),
  since: DateTime,
  revertAt: DateTime,
  /** Whether the caller may confirm and undo it. */
  writable: z.boolean(),
  /** Whether the caller's session began after the change, so that it can confirm it. */
  confirmable: z.boolean(),
});
export type PendingPolicy = z.infer<typeof PendingPolicy>;

const reads = 'fe.secure.read.securityPolicy';
const one = { params: z.object({ policy: PolicyName }) };
const version = {
  params: z.object({ policy: PolicyName, version: z.coerce.number().int().min(1).max(2_147_483_647) }),
};

export const policyHistoryContract = defineContract({
  'GET /identity/resources/configurations/v1/policies/{policy}/versions': {
    summary: 'Lists the versions of a policy, latest first',
    description: '`_offset` is a page index.',
    access: reads,
    ...one,
    query: PageQuery,
    response: PageOf(PolicyVersion),
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/versions/{version}/impact': {
    summary: 'Previews the users affected by restoring a version of a policy',
    access: reads,
    ...version,
    readOnly: true,
    response: PolicyImpact,
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/versions/{version}/restore': {
    summary: 'Restores a version of a policy',
    description: 'Includes its list. Rejected if it would lock out the caller.',
    access: reads,
    bulk: true,
    ...version,
    body: Provisional,
    response: 'empty',
  },
  'GET /identity/resources/configurations/v1/policies/pending': {
    summary: 'Lists the policies with a provisional change',
    description: 'It is undone automatically unless it is confirmed.',
    access: reads,
    response: z.object({ items: z.array(PendingPolicy), /** Of the server. */ now: DateTime }),
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/confirm': {
    summary: 'Confirms a provisional change of a policy',
    description: 'Requires a session that started after the change.',
    access: reads,
    apiTokens: 'none',
    denyImpersonation: true,
    ...one,
    body: z.object({ version: z.number().int() }),
    response: 'empty',
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/undo': {
    summary: 'Undoes a provisional change of a policy immediately',
    description: 'Rejected if it would lock out the caller.',
    access: reads,
    ...one,
    body: z.object({ version: z.number().int() }),
    response: 'empty',
  },
});
