/**
 * Single sign-on required for email domains: members with an address of such a domain sign in through its connection only.
 * One policy of the tenant, with versions and provisional changes as the others. Not part of the vendor's contract.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';
import { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import { Provisional } from '#shared/contract/policies/security-policies.ts';
import { maxSsoConnections, maxSsoDomains } from './sso-config.ts';

const mostPilotGroups = 50;
const mostPilotUsers = 500;
const mostEmergencyUsers = 10;
/** A week. */
const longestGraceHours = 168;
const usualGraceHours = 24;

/** `pilot` binds the listed users and the members of the listed groups; `all` every member of the domain. */
export const SsoAppliesTo = z.enum(['pilot', 'all']);
export type SsoAppliesTo = z.infer<typeof SsoAppliesTo>;

const RequiredDomain = z.object({ domain: z.string().trim().toLowerCase().min(1).max(253), appliesTo: SsoAppliesTo });

export const SsoEnforcementSettings = z.object({
  /** Domains that are not listed are not bound. */
  domains: z.array(RequiredDomain).max(maxSsoConnections * maxSsoDomains),
  pilotGroupIds: z.array(Id).max(mostPilotGroups).default([]),
  pilotUserIds: z.array(Id).max(mostPilotUsers).default([]),
  /** Admins who keep password and MFA for when the identity provider does not work. */
  emergencyUserIds: z.array(Id).max(mostEmergencyUsers),
  /** Hours for which sessions last that began in another way before. */
  graceHours: z.number().int().min(0).max(longestGraceHours).default(usualGraceHours),
});
export type SsoEnforcementSettings = z.infer<typeof SsoEnforcementSettings>;

/** What a user lacks for emergency access: an active membership, the right to change SSO, a password, MFA. */
const EmergencyGap = z.enum(['active', 'permission', 'password', 'mfa']);

const NamedUser = z.object({ id: Id, name: z.string(), email: z.string() });

export const EmergencyUser = NamedUser.extend({
  chosen: z.boolean(),
  /** Empty for one who can sign in when it matters. */
  missing: z.array(EmergencyGap),
});
export type EmergencyUser = z.infer<typeof EmergencyUser>;

export const SsoEnforcement = SsoEnforcementSettings.extend({
  domains: z.array(
    RequiredDomain.extend({
      connectionId: Id,
      since: DateTime,
      /** When sessions end that began in another way before `since`. */
      sessionsUntil: DateTime,
    }),
  ),
  pilotGroups: z.array(z.object({ id: Id, name: z.string() })),
  pilotUsers: z.array(NamedUser),
  /** Those that are chosen, and other admins who could be. */
  emergencyUsers: z.array(EmergencyUser),
  /** Connections through which the caller has signed in. */
  ownConnectionIds: z.array(Id),
  /** Of the latest version; 0 before the first. */
  version: z.number(),
  /** The latest change undoes itself at `revertAt`; null if it is final. */
  pending: z.object({ revertAt: DateTime, confirmable: z.boolean() }).nullable(),
  /** Of the server, by which `revertAt` counts. */
  now: DateTime,
});
export type SsoEnforcement = z.infer<typeof SsoEnforcement>;

const writes = 'fe.secure.write.samlConfiguration';

export const ssoEnforcementContract = defineContract({
  'GET /team/resources/sso/v1/enforcement': {
    summary: 'Returns the domains that require single sign-on, and exempt users',
    access: 'fe.secure.read.samlConfiguration',
    response: SsoEnforcement,
  },
  'PUT /team/resources/sso/v1/enforcement': {
    summary: 'Sets the domains that require single sign-on',
    description: 'Rejected if it could lock out all users.',
    access: writes,
    apiTokens: 'none',
    denyImpersonation: true,
    /** `version`: the one that was read, to detect changes of others. */
    body: SsoEnforcementSettings.extend({ version: z.number().int().optional(), ...Provisional.shape }),
    response: 'empty',
  },
  'POST /team/resources/sso/v1/enforcement/impact': {
    summary: 'Previews the users who could only sign in through single sign-on',
    access: writes,
    readOnly: true,
    body: SsoEnforcementSettings,
    response: PolicyImpact,
  },
  'POST /team/resources/sso/v1/enforcement/confirm': {
    summary: 'Confirms a provisional change of the single sign-on requirement',
    description: 'Requires a session that started after the change.',
    access: writes,
    apiTokens: 'none',
    denyImpersonation: true,
    body: z.object({ version: z.number().int() }),
    response: 'empty',
  },
});
