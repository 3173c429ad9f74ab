/**
 * Monitored policies: drafts that are judged wherever the policy is enforced, and refuse nothing. Not part of the vendor's
 * contract. Each policy also requires the permission that its own endpoints do.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';
import { Provisional } from './security-policies.ts';

export const MonitoredPolicyName = z.enum([
  'mfa',
  'sessions',
  'ip-restrictions',
  'domain-restrictions',
  'country-restrictions',
]);
export type MonitoredPolicyName = z.infer<typeof MonitoredPolicyName>;

/** Days of figures. */
export const monitoredDays = 30;
/** How many users, API tokens and domains an answer names. */
export const maxMonitoredNamed = 100;

export const MonitoredPolicy = z.object({
  policy: MonitoredPolicyName,
  /** The draft, in the format of the policy's own endpoint. */
  value: z.record(z.string(), z.unknown()),
  since: DateTime,
  /** When the draft becomes the tenant's policy; null for a draft that is only monitored. */
  enforceAt: DateTime.nullable(),
  /** Sign-ins that would have been refused; the same user from the same address counts once in ten minutes. */
  signIns: z.number(),
  /** Calls and renewals of sessions, counted in the same way. */
  calls: z.number(),
  /** Email addresses that were taken in: sign-ups, invitations, changes of address. */
  emails: z.number(),
  /** Those with most first. */
  users: z.object({
    total: z.number(),
    items: z.array(z.object({ id: Id, name: z.string(), email: z.string(), hits: z.number() })),
  }),
  apiTokens: z.object({
    total: z.number(),
    items: z.array(z.object({ id: Id, description: z.string(), hits: z.number() })),
  }),
  domains: z.array(z.object({ domain: z.string(), hits: z.number() })),
  /** UTC days with a refusal, of the last 30. */
  days: z.array(z.object({ day: z.iso.date(), refused: z.number() })),
});
export type MonitoredPolicy = z.infer<typeof MonitoredPolicy>;

/** How far ahead a draft can be scheduled, in days. */
export const maxDaysAhead = 366;

const reads = 'fe.secure.read.securityPolicy';
const one = { params: z.object({ policy: MonitoredPolicyName }) };

export const policyMonitoringContract = defineContract({
  'GET /identity/resources/configurations/v1/policies/monitored': {
    summary: 'Lists the monitored policies and what they would have blocked',
    access: reads,
    response: z.object({ items: z.array(MonitoredPolicy) }),
  },
  'PUT /identity/resources/configurations/v1/policies/{policy}/monitor': {
    summary: 'Starts monitoring a draft of a policy',
    description:
      'Session limits that are absent stay monitored unchanged. With `enforceAt`, the draft becomes the policy at that time, unless as much is required by then; until then, the present policy applies. It has to require more than that. Monitoring again replaces the time, and stopping cancels it.',
    access: reads,
    ...one,
    body: z.object({
      value: z.record(z.string(), z.unknown()),
      /** Of the MFA policy only; up to 366 days ahead. */
      enforceAt: z.iso.datetime({ offset: true }).optional(),
      /** Emails users without a second factor that, and from when, MFA is required. Requires `enforceAt`. */
      notify: z.boolean().optional(),
    }),
    response: 'empty',
  },
  'DELETE /identity/resources/configurations/v1/policies/{policy}/monitor': {
    summary: 'Stops monitoring a policy and deletes its figures',
    access: reads,
    ...one,
    response: 'empty',
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/monitor/enforce': {
    summary: 'Enforces the monitored draft of a policy',
    description: 'Rejected if it would lock out the caller.',
    access: reads,
    ...one,
    body: Provisional,
    response: 'empty',
  },
});
