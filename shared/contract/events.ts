/**
 * Events about users and their access, for subscribers. The list is closed; a key is also the action of the audit row
 * for the same change. Every schema is exact, and the server's tests validate emitted events against it.
 */
import { z } from 'zod';
import { TenantId } from './entities.ts';

const time = z.iso.datetime();
const count = z.number().int();
const texts = z.array(z.string());
const nothing = z.strictObject({});

const before = <S extends z.ZodType>(state: S) => z.strictObject({ before: state });
const after = <S extends z.ZodType>(state: S) => z.strictObject({ after: state });
const change = <S extends z.ZodType>(state: S) => z.strictObject({ before: state, after: state });
/** Changed fields only. */
const changed = (fields: z.ZodRawShape) => change(z.strictObject(fields).partial());

const membershipState = z.enum(['active', 'invited', 'disabled']);
const roleDetails = {
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  level: z.number(),
  isDefault: z.boolean(),
  permissions: texts,
};
const tokenDetails = z.strictObject({
  description: z.string(),
  type: z.string(),
  owner: z.enum(['tenant', 'user']),
  roles: texts,
  permissions: texts,
  expires: time.nullable(),
});
const inviteLink = z.strictObject({ roleIds: texts, until: time, sendsMail: z.boolean() });
const inviteLinkDetails = { roleIds: texts, until: time };
const grant = z.looseObject({});
const group = { group: z.string() };
const account = { account: z.string() };
const role = { role: z.string() };
const phone = z.strictObject({ phoneNumber: z.string(), verified: z.boolean() });
const factor = z.looseObject({});

interface EventDefinition {
  /** When it expires. */
  summary: string;
  /** Built on demand: the server itself needs only the keys. */
  data: () => z.ZodType;
}

const define = <const D extends Record<`${string}.${string}`, EventDefinition>>(definitions: D): D => definitions;

export const events = define({
  'user.signed-up': {
    summary: 'A user signed up, and an account was created for them',
    data: () => z.strictObject({ email: z.string(), tenantName: z.string() }),
  },
  'user.activated': { summary: 'A user confirmed the email address of their account', data: () => nothing },
  'user.invited': {
    summary: 'A user was invited to an account',
    data: () =>
      z.strictObject({
        email: z.string(),
        roles: texts,
        list: z.string().optional(),
        after: z.strictObject({ state: membershipState, roles: texts }),
      }),
  },
  'user.invited-by-link': {
    summary: 'A user signed up with an invitation link',
    data: () => z.strictObject({ email: z.string(), link: z.string(), madeBy: z.string() }),
  },
  'user.invitation-resent': {
    summary: 'An invitation was sent again',
    data: () => z.strictObject({ email: z.string(), roles: texts }).partial(),
  },
  'user.invitation-accepted': {
    summary: 'A user accepted an invitation',
    data: () => z.strictObject({ connection: z.string() }).partial(),
  },
  'user.joined': {
    summary: 'A user became a member through single sign-on',
    data: () => z.strictObject({ connection: z.string() }),
  },
  'user.changed': {
    summary: 'An admin changed the details of a user',
    data: () =>
      changed({
        name: z.string(),
        title: z.string().nullable(),
        phone_number: z.string().nullable(),
        metadata: z.record(z.string(), z.unknown()),
      }),
  },
  'user.profile-changed': {
    summary: 'A user changed their own details; lists the changes',
    data: () => z.strictObject({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) }),
  },
  'user.picture-uploaded': { summary: 'A user uploaded an image', data: () => z.strictObject({ bytes: count }) },
  'user.roles-changed': {
    summary: 'The roles of a user changed; lists the keys of all their roles',
    data: () => change(texts),
  },
  'user.enabled': {
    summary: 'A user was reactivated',
    data: () => z.strictObject({ before: membershipState, after: membershipState }),
  },
  'user.disabled': {
    summary: 'A user was deactivated; counts the sessions that ended',
    data: () => z.strictObject({ before: membershipState, after: membershipState, sessions: count.optional() }),
  },
  'user.removed': {
    summary: 'A user was removed; with the last membership, the account is deleted',
    data: () =>
      z.strictObject({
        before: z.strictObject({ email: z.string(), state: membershipState, roles: texts }),
        accountDeleted: z.boolean().optional(),
      }),
  },
  'user.left': {
    summary: 'A member left; with the last membership the account is deleted',
    data: () =>
      z.strictObject({ before: z.strictObject({ email: z.string(), roles: texts }), accountDeleted: z.boolean() }),
  },
  'user.made-temporary': {
    summary: 'A membership ends at a time',
    data: () => z.strictObject({ before: time.nullable(), after: time }),
  },
  'user.made-permanent': {
    summary: 'A membership does not end by itself any more',
    data: () => z.strictObject({ before: time.nullable(), after: z.null() }),
  },
  'user.applications-assigned': {
    summary: 'Applications were assigned to a user',
    data: () => z.strictObject({ added: texts, before: texts, after: texts }),
  },
  'user.applications-taken': {
    summary: 'Applications were unassigned from a user',
    data: () => z.strictObject({ removed: texts, before: texts, after: texts }),
  },
  'user.sub-account-access-changed': {
    summary: 'The sub-account access of a user changed',
    data: () => change(z.boolean().nullable()),
  },
  'user.email-changed': {
    summary: 'The email address of a user changed',
    data: () => change(z.strictObject({ email: z.string() })),
  },
  'user.user-name-changed': {
    summary: 'The username of a user changed',
    data: () => change(z.strictObject({ username: z.string().nullable() })),
  },
  'user.user-name-removed': {
    summary: 'The username of a user was removed',
    data: () => change(z.strictObject({ username: z.string().nullable() })),
  },
  'user.phone-added': {
    summary: 'A phone number was added',
    data: () => z.strictObject({ phoneId: z.string(), after: phone }),
  },
  'user.phone-verified': {
    summary: 'A phone number was proved',
    data: () => z.strictObject({ after: phone }).partial(),
  },
  'user.phone-changed': {
    summary: 'The phone number of a verification method changed',
    data: () => z.looseObject({ after: z.strictObject({ phoneNumber: z.string() }) }),
  },
  'user.phone-removed': {
    summary: 'A phone number was removed',
    data: () => z.strictObject({ phoneId: z.string(), before: phone }),
  },
  'user.phone-reset': { summary: 'A user who lost their phone entered another number', data: () => nothing },
  'user.identity-linked': {
    summary: 'An external account was linked to a user',
    data: () => z.looseObject({ provider: z.string() }),
  },
  'user.signed-in': { summary: 'A user signed in', data: () => z.looseObject({ methods: texts }) },
  'user.sign-in-failed': { summary: 'A sign-in failed', data: () => z.looseObject({ method: z.string() }) },
  'user.locked': { summary: 'An account was locked after failures', data: () => z.looseObject({ method: z.string() }) },
  'user.unlocked': { summary: 'A locked account was opened by its owner', data: () => nothing },
  'user.signed-out': { summary: 'A user signed out', data: () => nothing },
  'user.password-changed': { summary: 'A user changed their password', data: () => nothing },
  'user.password-reset': { summary: 'A user reset a forgotten password', data: () => nothing },
  'user.password-reset-started': {
    summary: 'A code to reset a password was accepted',
    data: () => z.strictObject({ by: z.string() }),
  },
  'user.password-breached': {
    summary: 'A password that is in a list of leaked ones was used',
    data: () => z.strictObject({ mode: z.string() }),
  },
  'user.password-expired': { summary: 'A password that is too old was used', data: () => nothing },
  'user.address-refused': {
    summary: 'A call was refused by the IP restrictions of the tenant',
    data: () => z.strictObject({ rule: z.literal('ip-restrictions') }),
  },
  'user.passkey-added': {
    summary: 'A passkey was added',
    data: () => after(z.strictObject({ deviceType: z.string() })),
  },
  'user.passkey-removed': {
    summary: 'A passkey was removed',
    data: () => before(z.strictObject({ deviceType: z.string().nullable(), createdAt: time })),
  },
  'user.factor-added': {
    summary: 'A verification method was added; provisional when only the first factor of a sign-in vouched for it',
    data: () =>
      z.strictObject({
        kind: z.string(),
        deviceType: z.string().optional(),
        provisional: z.boolean().optional(),
        after: factor,
      }),
  },
  'user.factor-removed': {
    summary: 'A verification method was removed',
    data: () => z.strictObject({ kind: z.string(), before: factor }),
  },
  'user.second-factor-failed': {
    summary: 'Verification with MFA failed',
    data: () => z.strictObject({ failures: count }),
  },
  'user.second-factor-locked': {
    summary: 'MFA was locked after failed attempts',
    data: () => z.strictObject({ failures: count }),
  },
  'user.recovery-code-used': { summary: 'A recovery code was used', data: () => z.strictObject({ codesLeft: count }) },
  'user.recovery-codes-renewed': {
    summary: 'New recovery codes generated',
    data: () => change(z.strictObject({ codesLeft: count })),
  },
  'user.device-remembered': {
    summary: 'A browser was remembered and skips MFA for some days',
    data: () => z.strictObject({ days: count }),
  },
  'user.factor-reset-asked': {
    summary: 'An admin requested an MFA reset for a user',
    data: () => after(z.strictObject({ state: z.string() })),
  },
  'user.factor-reset-confirmed': {
    summary: 'A second admin approved the reset',
    data: () =>
      z.strictObject({
        before: z.strictObject({ state: z.string() }),
        after: z.strictObject({ state: z.string() }),
        requestedBy: z.string().nullable(),
        dueAt: time,
      }),
  },
  'user.factor-reset-cancelled': {
    summary: 'An admin took the reset back',
    data: () => change(z.strictObject({ state: z.string() })),
  },
  'user.factor-reset-declined': {
    summary: 'A second admin declined the reset',
    data: () => change(z.strictObject({ state: z.string() })),
  },
  'user.factor-reset-kept': {
    summary: 'The user canceled the reset and kept their verification methods',
    data: () => nothing,
  },
  'user.factor-reset-refused': {
    summary: 'The reset was refused: the user had joined another account',
    data: () => nothing,
  },
  'user.factors-reset': {
    summary: 'MFA was reset for a user',
    data: () =>
      z.strictObject({ requestedBy: z.string().nullable(), confirmedBy: z.string().nullable(), kinds: texts }),
  },

  'users.bulk-invited': {
    summary: 'A list of users was invited; an event for each of them follows',
    data: () => z.looseObject({}),
  },
  'users.bulk-undone': {
    summary: 'The invitations of a list were withdrawn',
    data: () => z.strictObject({ withdrawn: count }),
  },
  'audits.exported': {
    summary: 'The audit log was exported',
    data: () => z.strictObject({ format: z.string(), filter: z.looseObject({}) }),
  },
  'users.exported': {
    summary: 'Users were exported',
    data: () => z.strictObject({ filter: z.record(z.string(), z.unknown()) }),
  },

  'session.tenant-switched': { summary: 'A session went on in another account', data: () => change(z.string()) },
  'session.stepped-up': {
    summary: 'MFA was completed in a session',
    data: () => z.strictObject({ methods: texts }),
  },
  'session.portal-entered': { summary: 'A session of an application entered the hosted portal', data: () => nothing },
  'session.ended': {
    summary: 'A user ended one of their sessions',
    data: () => z.strictObject({ before: z.looseObject({}) }),
  },
  'session.all-ended': {
    summary: 'A user ended all of their sessions',
    data: () => change(z.strictObject({ sessions: count })),
  },
  'session.revoked': {
    summary: 'An admin ended all sessions of a user',
    data: () => change(z.strictObject({ sessions: count })),
  },
  'session.ended-by-policy': {
    summary: 'A session ended because its user had too many',
    data: () => z.strictObject({ rule: z.string() }),
  },
  'session.refresh-reused': { summary: 'A refresh token came twice; its family ended', data: () => nothing },
  'session.grant-revoked': {
    summary: 'An application revoked a token and all that came of its grant',
    data: () => z.strictObject({ client: z.string() }),
  },
  'session.code-reused': {
    summary: 'An authorization code was reused; the tokens issued from it were revoked',
    data: () => nothing,
  },

  'impersonation.ticket-issued': {
    summary: 'A one-time token to impersonate a user was issued',
    data: () =>
      z.strictObject({
        by: z.strictObject({ kind: z.string(), id: z.string(), name: z.string() }),
        reason: z.string(),
      }),
  },
  'impersonation.started': {
    summary: 'An impersonation started',
    data: () => z.strictObject({ userId: z.string(), reason: z.string(), until: time }),
  },
  'impersonation.data-read': {
    summary: 'Data was read in an impersonated session; recorded once per route',
    data: () => z.strictObject({ route: z.string() }),
  },
  'impersonation.ended': { summary: 'An impersonation ended', data: () => nothing },
  'impersonation.returned': {
    summary: 'An impersonator returned to their own session',
    data: () => nothing,
  },

  'role.created': {
    summary: 'A role was created',
    data: () => z.strictObject({ ...role, after: z.strictObject(roleDetails) }),
  },
  'role.changed': {
    summary: 'A role changed',
    data: () => z.strictObject({ ...role, before: z.strictObject(roleDetails), after: z.strictObject(roleDetails) }),
  },
  'role.permissions-changed': {
    summary: 'A role gives other permissions; the keys of all',
    data: () =>
      z.strictObject({
        ...role,
        before: z.strictObject({ permissions: texts }),
        after: z.strictObject({ permissions: texts }),
      }),
  },
  'role.deleted': {
    summary: 'A role was deleted',
    data: () =>
      z.strictObject({
        ...role,
        before: z.strictObject(roleDetails),
        destroyed: z.strictObject({ people: count, groups: texts }),
      }),
  },

  'group.created': {
    summary: 'A group was created',
    data: () => z.strictObject({ ...group, after: z.looseObject({ name: z.string() }) }),
  },
  'group.changed': {
    summary: 'A group changed',
    data: () => z.strictObject({ ...group, before: z.looseObject({}), after: z.looseObject({}) }),
  },
  'group.roles-changed': {
    summary: 'A group gives other roles; the keys of all',
    data: () => z.strictObject({ ...group, before: texts, after: texts }),
  },
  'group.users-added': {
    summary: 'Users were added to a group',
    data: () => z.strictObject({ ...group, userIds: texts }),
  },
  'group.users-removed': {
    summary: 'Users were removed from a group',
    data: () => z.strictObject({ ...group, userIds: texts }),
  },
  'group.deleted': {
    summary: 'A group was deleted',
    data: () =>
      z.strictObject({
        ...group,
        before: z.strictObject({ name: z.string(), description: z.string().nullable() }),
        destroyed: z.strictObject({ people: count, roles: texts }),
      }),
  },

  'invite-link.made': {
    summary: 'An invitation link was created',
    data: () => z.strictObject({ ...inviteLinkDetails, after: inviteLink }),
  },
  'invite-link.renewed': {
    summary: 'An invitation link holds longer',
    data: () => z.strictObject({ ...inviteLinkDetails, before: inviteLink, after: inviteLink }),
  },
  'invite-link.revoked': {
    summary: 'An invitation link was revoked',
    data: () => z.strictObject({ ...inviteLinkDetails, before: inviteLink }),
  },

  'api-token.created': { summary: 'An API token was created', data: () => after(tokenDetails) },
  'api-token.deleted': { summary: 'An API token was deleted', data: () => before(tokenDetails) },
  'api-token.exchanged': {
    summary: 'A machine signed in with an API token',
    data: () => z.strictObject({ description: z.string() }),
  },
  'api-token.exchange-failed': {
    summary: 'A machine failed to sign in',
    data: () => z.strictObject({ clientId: z.string() }),
  },
  'api-token.refresh-reused': {
    summary: 'A machine’s refresh token came twice; its family ended',
    data: () => nothing,
  },

  'account.created': {
    summary: 'A sub-account was created',
    data: () => z.strictObject({ ...account, after: z.looseObject({ name: z.string() }) }),
  },
  'account.changed': {
    summary: 'An account was renamed, or its type changed; recorded in the audits of both accounts',
    data: () => z.strictObject({ ...account, before: z.looseObject({}), after: z.looseObject({}) }),
  },
  'account.management-changed': {
    summary: 'Whether an account can have sub-accounts changed',
    data: () => z.strictObject({ ...account, before: z.looseObject({}), after: z.looseObject({}) }),
  },
  'account.access-changed': {
    summary: 'Who can access the sub-accounts changed',
    data: () => z.strictObject({ ...account, before: z.looseObject({}), after: z.looseObject({}) }),
  },
  'account.entered': {
    summary: 'An admin switched to a sub-account',
    data: () => z.strictObject({ from: z.string() }),
  },
  'account.deleted': {
    summary: 'An account was deleted with all its sub-accounts',
    data: () =>
      z.strictObject({
        ...account,
        before: z.strictObject({ name: z.string(), alias: z.string().nullable() }),
        destroyed: z.record(z.string(), count),
      }),
  },

  'tenant.settings-changed': {
    summary: 'The settings of an account changed',
    data: () => z.strictObject({ before: z.looseObject({}), after: z.looseObject({}) }),
  },
  'tenant.invitations-limited': {
    summary: 'An account has mailed as many invitations as it may in a day',
    data: () => z.strictObject({ points: count, seconds: count }),
  },
  'tenant.policy-changed': {
    summary: 'A security policy changed',
    data: () => z.strictObject({ before: z.unknown(), after: z.unknown() }),
  },
  'tenant.groups-configured': {
    summary: 'How groups work in an account changed',
    data: () => z.strictObject({ before: z.unknown(), after: z.unknown() }),
  },
  'tenant.admin-box-changed': {
    summary: 'The portal settings of an account changed',
    data: () => z.strictObject({ before: z.unknown(), after: z.unknown() }),
  },

  'entitlement.granted': {
    summary: 'A plan or a feature was granted',
    data: () => z.strictObject({ clientId: z.string(), after: grant }),
  },
  'entitlement.changed': {
    summary: 'The end of a grant changed',
    data: () => z.strictObject({ clientId: z.string(), before: grant, after: grant }),
  },
  'entitlement.revoked': {
    summary: 'A grant was taken back',
    data: () => z.strictObject({ clientId: z.string(), before: grant }),
  },

  'vendor.signed-in': {
    summary: 'A back end of the vendor’s got a token',
    data: () => z.strictObject({ clientId: z.string() }),
  },
  'vendor.sign-in-failed': {
    summary: 'Wrong credentials of a back end',
    data: () => z.strictObject({ clientId: z.string() }),
  },
  'events.endpoint-tested': {
    summary: 'A test event was sent to an endpoint',
    data: () =>
      z.strictObject({
        clientId: z.string(),
        endpoint: z.string(),
        after: z.strictObject({ delivered: z.boolean() }).optional(),
      }),
  },
  'vendor.signing-key-withdrawn': {
    summary: 'A key that signs tokens was taken out of use',
    data: () => z.strictObject({ kid: z.string() }),
  },
  'events.replayed': {
    summary: 'Events were sent to an endpoint again',
    data: () =>
      z.strictObject({ clientId: z.string(), endpoint: z.string(), after: z.strictObject({ replayed: count }) }),
  },
  'installation.set-up': { summary: 'The first admin of the installation was created', data: () => nothing },
});

export type EventKey = keyof typeof events;
export const eventKeys = Object.keys(events) as EventKey[];

/** @param patterns keys, or prefixes that end with `*`; `*` alone matches all */
export function eventKeysMatching(patterns: readonly string[]): EventKey[] {
  const matches = (key: string, pattern: string) =>
    pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
  return eventKeys.filter((key) => patterns.some((pattern) => matches(key, pattern)));
}

/** Body of the POST to a subscriber. */
export const EventMessage = z.strictObject({
  /** The same for every attempt; equals the header `webhook-id`. */
  id: z.uuid(),
  type: z.enum(eventKeys),
  /** When the event happened. */
  timestamp: time,
  /** Tenant of the event; `null` for events that concern a user in all accounts, or none. */
  tenantId: TenantId.nullable(),
  actor: z.strictObject({
    /** `null` for an unauthenticated caller, a machine, the vendor or the server itself. */
    userId: z.uuid().nullable(),
    /** The impersonator. */
    impersonator: z.strictObject({ kind: z.enum(['admin', 'vendor']), id: z.string(), name: z.string() }).optional(),
    /** Tenant of the API token. */
    apiToken: z.strictObject({ id: z.string(), description: z.string() }).optional(),
  }),
  /** Object of the event. */
  subject: z.strictObject({ kind: z.string(), id: z.string() }).nullable(),
  request: z.strictObject({ ip: z.string().nullable(), userAgent: z.string().nullable(), traceId: z.string() }),
  /** Schema depends on the type. */
  data: z.record(z.string(), z.unknown()),
});
export type EventMessage = z.infer<typeof EventMessage>;
