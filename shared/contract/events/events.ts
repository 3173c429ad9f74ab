/**
 * Events about users and their access, for subscribers. The list is closed; a key is also the action of the audit row
 * for the same change. Every schema is exact, and the server's tests validate emitted events against it.
 */
import { z } from 'zod';
import { TenantId } from '#shared/contract/entities.ts';

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
/** What an open invitation offers: `until` is when the membership ends. */
const invitationTerms = z.strictObject({ name: z.string().nullable(), roles: texts, until: z.string().nullable() });
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
const subscription = z.strictObject({
  plan: z.string(),
  status: z.string(),
  amount: count,
  currency: z.string(),
  cancelAtPeriodEnd: z.boolean(),
});
/** The amount in the smallest unit of the currency. */
const invoice = z.strictObject({ number: z.string(), total: count, currency: z.string() });
const billingDetails = z.strictObject({
  name: z.string(),
  email: z.string(),
  address: z.looseObject({}),
  vatId: z.string(),
});
const webhook = z.strictObject({
  name: z.string(),
  description: z.string(),
  url: z.string(),
  events: texts,
  inOrder: z.boolean(),
  isActive: z.boolean(),
});
/** Until when the previous secret signs too. */
const secretOverlap = z.strictObject({ previousUntil: time.nullable() });
const group = { group: z.string() };
const account = { account: z.string() };
const role = { role: z.string() };
const phone = z.strictObject({ phoneNumber: z.string(), verified: z.boolean() });
const factor = z.looseObject({});
const stream = z.strictObject({
  name: z.string(),
  type: z.string(),
  url: z.string(),
  format: z.string(),
  isActive: z.boolean(),
  minimumSeverity: z.string(),
  sourcetype: z.string().nullable(),
  region: z.string().nullable(),
});

const setupLinkActor = z.strictObject({ id: z.string(), createdBy: z.string(), recipient: z.string().nullable() });
const setupLink = {
  recipient: z.string().nullable(),
  expires: time,
  mayMapRoles: z.boolean(),
  mayActivate: z.boolean(),
  connectionId: z.string().nullable(),
};

const scimConnection = z.strictObject({
  name: z.string(),
  source: z.string(),
  syncToUserManagement: z.boolean(),
  /** Since users who were there before are linked. */
  linkMembers: z.boolean().optional(),
});

const decidedRemovals = {
  before: z.strictObject({ held: count }),
  after: z.strictObject({ held: count }),
  users: z.strictObject({ deactivation: count, deletion: count }),
};

const heldRemoval = z.strictObject({ held: z.enum(['deactivation', 'deletion']).nullable() });

const ssoConnection = z.strictObject({
  type: z.string(),
  enabled: z.boolean(),
  ssoEndpoint: z.string(),
  metadataUrl: z.string().nullable(),
  product: z.string(),
  idpEntityId: z.string(),
  /** SHA-256 fingerprints. */
  certificates: texts,
  signRequest: z.boolean(),
  idpInitiated: z.boolean(),
  trustMfa: z.boolean(),
  mfaValues: z.array(z.string()),
  sloEndpoint: z.string(),
  singleLogout: z.boolean(),
  oidcClientId: z.string(),
  roleIds: texts,
  domains: texts,
});
const ssoDomain = z.strictObject({ domain: z.string(), validated: z.boolean() });
const ssoGroup = z.strictObject({ group: z.string(), roleIds: texts });

interface EventDefinition {
  /** One sentence for the catalogue of events: what happened. */
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
    summary: 'An invitation was resent',
    data: () =>
      z.strictObject({ email: z.string(), roles: texts, before: invitationTerms, after: invitationTerms }).partial(),
  },
  'user.password-reset-sent': {
    summary: 'An admin sent a password reset email to a user',
    data: () => nothing,
  },
  'user.invitation-accepted': {
    summary: 'A user accepted an invitation',
    data: () => z.strictObject({ connection: z.string() }).partial(),
  },
  'user.joined': {
    summary: 'A user became a member through single sign-on or a directory',
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
    summary: 'A user changed their profile; lists the changes',
    data: () => z.strictObject({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) }),
  },
  'user.picture-uploaded': { summary: 'A user uploaded an image', data: () => z.strictObject({ bytes: count }) },
  'user.roles-changed': {
    summary:
      'The roles of a user changed; lists the keys of all their roles, and the SSO connection if its group mapping caused the change',
    data: () => change(texts).extend({ connection: z.string().optional() }),
  },
  'user.enabled': {
    summary: 'A user was reactivated',
    data: () => z.strictObject({ before: membershipState, after: membershipState }),
  },
  'user.disabled': {
    summary: 'A user was deactivated; includes the number of ended sessions',
    data: () => z.strictObject({ before: membershipState, after: membershipState, sessions: count.optional() }),
  },
  'user.removal-held': {
    summary: 'A deactivation or deletion by a directory was held for an admin’s approval',
    data: () => z.strictObject({ connection: z.string(), before: heldRemoval, after: heldRemoval }),
  },
  'user.removal-withdrawn': {
    summary: 'A directory withdrew a held deactivation or deletion',
    data: () => z.strictObject({ connection: z.string(), before: heldRemoval, after: heldRemoval }),
  },
  'user.removed': {
    summary: 'A user was removed; with the last membership, the account is deleted',
    data: () =>
      z.strictObject({
        before: z.strictObject({ email: z.string(), state: membershipState, roles: texts }),
        accountDeleted: z.boolean().optional(),
        /** A directory connection that was deleted with its users. */
        connection: z.string().optional(),
      }),
  },
  'user.left': {
    summary: 'A member left; with the last membership the account is deleted',
    data: () =>
      z.strictObject({ before: z.strictObject({ email: z.string(), roles: texts }), accountDeleted: z.boolean() }),
  },
  'user.made-temporary': {
    summary: 'The access of a user was given an expiry',
    data: () => z.strictObject({ before: time.nullable(), after: time }),
  },
  'user.made-permanent': {
    summary: 'The access expiry of a user was removed',
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
    summary: 'A phone number was verified',
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
  'user.phone-reset': { summary: 'A user who lost their phone set a new phone number', data: () => nothing },
  'user.identity-linked': {
    summary: 'An external account was linked to a user',
    data: () => z.looseObject({ provider: z.string() }),
  },
  'user.signed-in': {
    summary: 'A user signed in',
    data: () =>
      z.looseObject({
        methods: texts,
        provider: z.enum(['own', 'other']).optional(),
        remembered: z.boolean().optional(),
      }),
  },
  'user.sign-in-failed': { summary: 'A sign-in failed', data: () => z.looseObject({ method: z.string() }) },
  'user.locked': {
    summary: 'An account was locked after failed attempts',
    data: () => z.looseObject({ method: z.string() }),
  },
  'user.unlocked': { summary: 'A locked account was unlocked, by its owner or by an admin', data: () => nothing },
  'user.signed-out': {
    summary: 'A user signed out',
    // by the identity provider, through an SSO connection
    data: () => z.strictObject({ by: z.literal('identity-provider').optional(), connection: z.string().optional() }),
  },
  'user.password-changed': { summary: 'A user changed their password', data: () => nothing },
  'user.password-reset': { summary: 'A user reset a forgotten password', data: () => nothing },
  'user.password-reset-started': {
    summary: 'A password reset code was accepted',
    data: () => z.strictObject({ by: z.string() }),
  },
  'user.password-breached': {
    summary: 'A leaked password was used',
    data: () => z.strictObject({ mode: z.string() }),
  },
  'user.password-expired': { summary: 'An expired password was used', data: () => nothing },
  'user.address-refused': {
    summary:
      'A request was rejected by the IP or country restrictions of the tenant; without a country if the location of the IP address is unknown',
    data: () =>
      z.strictObject({
        rule: z.enum(['ip-restrictions', 'country-restrictions']),
        country: z.string().optional(),
        /** Admins who got an email about it. */
        mailed: z.number().optional(),
      }),
  },
  'user.email-domain-refused': {
    summary: 'An email address was rejected by the email domain restrictions of the tenant',
    data: () => z.strictObject({ rule: z.literal('domain-restrictions'), domain: z.string() }),
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
    summary: 'A verification method was added; provisional if it was confirmed by the first factor alone',
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
    summary: 'An MFA attempt failed',
    data: () => z.strictObject({ failures: count }),
  },
  'user.second-factor-locked': {
    summary: 'MFA was locked after failed attempts',
    data: () => z.strictObject({ failures: count }),
  },
  'user.recovery-code-used': { summary: 'A recovery code was used', data: () => z.strictObject({ codesLeft: count }) },
  'user.recovery-codes-renewed': {
    summary: 'Recovery codes were regenerated',
    data: () => change(z.strictObject({ codesLeft: count })),
  },
  'user.device-remembered': {
    summary: 'A browser was remembered and skips MFA until it expires',
    data: () => z.strictObject({ days: count }),
  },
  'user.factor-reset-asked': {
    summary: 'An admin requested an MFA reset for a user',
    data: () => after(z.strictObject({ state: z.string() })),
  },
  'user.factor-reset-confirmed': {
    summary: 'A second admin approved an MFA reset',
    data: () =>
      z.strictObject({
        before: z.strictObject({ state: z.string() }),
        after: z.strictObject({ state: z.string() }),
        requestedBy: z.string().nullable(),
        dueAt: time,
      }),
  },
  'user.factor-reset-cancelled': {
    summary: 'An admin canceled an MFA reset',
    data: () => change(z.strictObject({ state: z.string() })),
  },
  'user.factor-reset-declined': {
    summary: 'A second admin declined an MFA reset',
    data: () => change(z.strictObject({ state: z.string() })),
  },
  'user.factor-reset-kept': {
    summary: 'The user canceled an MFA reset and kept their verification methods',
    data: () => nothing,
  },
  'user.factor-reset-refused': {
    summary: 'An MFA reset was rejected because the user had joined another account',
    data: () => nothing,
  },
  'user.factors-reset': {
    summary: 'MFA was reset for a user',
    data: () =>
      z.strictObject({ requestedBy: z.string().nullable(), confirmedBy: z.string().nullable(), kinds: texts }),
  },

  'users.bulk-invited': {
    summary: 'A bulk invitation was started; each invited user has an event of their own',
    data: () => z.looseObject({}),
  },
  'users.bulk-undone': {
    summary: 'A bulk invitation was canceled',
    data: () => z.strictObject({ withdrawn: count }),
  },
  'webhook.created': {
    summary: 'A webhook was added',
    data: () => z.strictObject({ name: z.string(), after: webhook }),
  },
  'webhook.changed': {
    summary: 'A webhook was changed; a new secret is only reported as replaced',
    data: () =>
      z.strictObject({
        name: z.string(),
        before: webhook.partial(),
        after: webhook.partial(),
        replaced: texts.optional(),
      }),
  },
  'webhook.deleted': {
    summary: 'A webhook was deleted',
    data: () => z.strictObject({ name: z.string(), before: webhook }),
  },
  'webhook.secret-rotated': {
    summary: 'The secret of a webhook was rotated',
    data: () => z.strictObject({ name: z.string(), before: secretOverlap, after: secretOverlap }),
  },
  'webhook.secret-expired': {
    summary: 'The previous secret of a webhook was revoked early',
    data: () => z.strictObject({ name: z.string(), before: secretOverlap, after: secretOverlap }),
  },
  'webhook.tested': {
    summary: 'A test event was sent to a URL',
    data: () => z.strictObject({ url: z.string(), after: z.strictObject({ status: count }) }),
  },
  'webhook.replayed': {
    summary: 'Events were replayed to a webhook',
    data: () => z.strictObject({ name: z.string(), after: z.strictObject({ replayed: count }) }),
  },
  'webhook.turned-off': {
    summary: 'A webhook was turned off because it accepted no event for three days, or answered 410',
    data: () =>
      z.strictObject({
        name: z.string(),
        reason: z.enum(['gone', 'failing']),
        before: webhook.pick({ isActive: true }),
        after: webhook.pick({ isActive: true }),
      }),
  },
  'audit-stream.created': {
    summary: 'An audit log stream was created',
    data: () => z.strictObject({ name: z.string(), after: stream }),
  },
  'audit-stream.changed': {
    summary: 'An audit log stream was changed; a new secret is only reported as replaced',
    data: () =>
      z.strictObject({
        name: z.string(),
        before: stream.partial(),
        after: stream.partial(),
        replaced: texts.optional(),
      }),
  },
  'audit-stream.deleted': {
    summary: 'An audit log stream was deleted',
    data: () => z.strictObject({ name: z.string(), before: stream }),
  },
  'audit-stream.tested': {
    summary: 'A sample event was sent to the destination of an audit log stream',
    data: () =>
      z.strictObject({
        name: z.string(),
        outcome: z.strictObject({
          delivered: z.boolean(),
          status: z.number().nullable(),
          error: z.string().nullable(),
        }),
      }),
  },
  'audit-stream.resent': {
    summary: 'A time range of events was replayed to an audit log stream',
    data: () =>
      z.strictObject({
        name: z.string(),
        events: z.strictObject({ count, fromSequence: count.nullable(), toSequence: count.nullable() }),
      }),
  },
  'scim-connection.created': {
    summary: 'A directory connection was created',
    data: () => z.strictObject({ connection: z.string(), after: scimConnection }),
  },
  'scim-connection.changed': {
    summary: 'A directory connection was changed, or a token was added (`replaced`) or revoked',
    data: () =>
      z.strictObject({
        connection: z.string(),
        before: scimConnection.partial(),
        after: scimConnection.partial(),
        replaced: texts.optional(),
        revoked: texts.optional(),
      }),
  },
  'scim-connection.deleted': {
    summary: 'A directory connection was deleted, with its users and groups if requested',
    data: () =>
      z.strictObject({
        connection: z.string(),
        before: scimConnection,
        destroyed: z.strictObject({ people: count, groups: count }),
        /** Users whose removal was still held; absent if there were none. */
        held: count.optional(),
      }),
  },
  'scim-connection.removals-allowed': {
    summary: 'An admin approved held deactivations and deletions of a directory connection',
    data: () => z.strictObject({ connection: z.string(), ...decidedRemovals }),
  },
  'scim-connection.removals-discarded': {
    summary: 'An admin discarded held deactivations and deletions of a directory connection',
    data: () => z.strictObject({ connection: z.string(), ...decidedRemovals }),
  },
  'sso-connection.created': {
    summary: 'An SSO connection was created',
    data: () => z.strictObject({ connection: z.string(), after: ssoConnection }),
  },
  'sso-connection.changed': {
    summary: 'An SSO connection was changed; a new secret is only reported as replaced',
    data: () =>
      z.strictObject({
        connection: z.string(),
        before: ssoConnection.partial(),
        after: ssoConnection.partial(),
        replaced: texts.optional(),
      }),
  },
  'sso-connection.deleted': {
    summary: 'An SSO connection was deleted; its users were kept, without the roles that its groups gave',
    /** `losingRoles`: from how many members such roles were taken. */
    data: () => z.strictObject({ connection: z.string(), before: ssoConnection, losingRoles: count.optional() }),
  },
  'sso-connection.refused': {
    summary: 'A rule refused a change of an SSO connection; nothing was changed',
    data: () =>
      z.strictObject({
        /** Method and path. */
        call: z.string(),
        /** Error code of the refusal. */
        rule: z.string(),
        connection: z.string().optional(),
        field: z.string().optional(),
        reason: z.string().optional(),
        domain: z.string().optional(),
      }),
  },
  'sso-connection.tested': {
    summary: 'A test sign-in through an SSO connection was completed; `rule` is the first failed check',
    data: () =>
      z.strictObject({
        connection: z.string(),
        outcome: z.enum(['passed', 'failed']),
        rule: z.string().optional(),
        /** Of a test through the built-in test identity provider. */
        testCase: z.string().optional(),
      }),
  },
  'sso-setup-link.created': {
    summary: 'A setup link for an SSO connection was created for a guest without an account',
    data: () => after(z.strictObject(setupLink)),
  },
  'sso-setup-link.opened': {
    summary: 'A setup link was opened in another browser',
    data: () => nothing,
  },
  'sso-setup-link.finished': {
    summary: 'The guest of a setup link reported the SSO connection as set up',
    data: () => z.strictObject({ connectionId: z.string() }),
  },
  'sso-setup-link.revoked': {
    summary: 'A setup link was revoked',
    data: () => z.strictObject({ before: z.strictObject(setupLink) }),
  },
  'sso-domain.added': {
    summary: 'An email domain was added to an SSO connection',
    data: () => z.strictObject({ connection: z.string(), after: ssoDomain }),
  },
  'sso-domain.proved': {
    summary: 'An email domain was validated; its users sign in through the SSO connection',
    data: () => z.strictObject({ connection: z.string(), before: ssoDomain, after: ssoDomain }),
  },
  'sso-domain.removed': {
    summary: 'An email domain was removed from an SSO connection',
    data: () => z.strictObject({ connection: z.string(), before: ssoDomain }),
  },
  'sso-domain.drifted': {
    summary: 'The DNS record of a validated email domain is missing; users can still sign in',
    data: () => z.strictObject({ connection: z.string(), domain: z.string() }),
  },
  'sso-domain.restored': {
    summary: 'The DNS record of a validated email domain was found again',
    data: () => z.strictObject({ connection: z.string(), domain: z.string() }),
  },
  'sso-metadata.failed': {
    summary: 'Refreshing the metadata of an identity provider failed; the connection keeps its settings',
    data: () => z.strictObject({ connection: z.string(), fault: z.string() }),
  },
  'sso-emergency.used': {
    summary: 'A user with emergency access signed in with a password and MFA although single sign-on is required',
    data: () => nothing,
  },
  'sso-group.added': {
    summary: 'A group mapping of an SSO connection was created',
    data: () => z.strictObject({ connection: z.string(), after: ssoGroup }),
  },
  'sso-group.changed': {
    summary: 'A group mapping of an SSO connection was changed',
    data: () => z.strictObject({ connection: z.string(), before: ssoGroup, after: ssoGroup }),
  },
  'sso-group.removed': {
    summary: 'A group mapping of an SSO connection was deleted',
    data: () => z.strictObject({ connection: z.string(), before: ssoGroup }),
  },
  'users.breached-mailed': {
    summary: 'A reset link was emailed to users with a leaked password',
    data: () => after(z.strictObject({ userIds: texts })),
  },
  'recommendation.applied': {
    summary: 'A recommendation of the security center was applied',
    data: () => change(z.strictObject({ state: z.string(), userIds: texts.optional() })),
  },
  'recommendation.undone': {
    summary: 'An applied recommendation was undone',
    data: () => change(z.strictObject({ state: z.string(), userIds: texts.optional() })),
  },
  'recommendation.dismissed': {
    summary: 'A recommendation was dismissed, temporarily or permanently',
    data: () => change(z.strictObject({ reason: z.string(), expires: time.nullable() }).nullable()),
  },
  'recommendation.restored': {
    summary: 'A dismissed recommendation was restored',
    data: () => change(z.strictObject({ reason: z.string(), expires: time.nullable() }).nullable()),
  },
  'audits.exported': {
    summary: 'The audit log was exported',
    data: () => z.strictObject({ format: z.string(), filter: z.looseObject({}) }),
  },
  'audits.retention-changed': {
    summary: 'The retention period of the audit log changed',
    data: () => change(z.strictObject({ days: z.number().nullable(), legalHold: z.boolean() })),
  },
  'audits.head-mail-changed': {
    summary: 'The recipient of the daily audit log proof changed',
    data: () => change(z.strictObject({ userId: z.string(), email: z.string() }).nullable()),
  },
  'audits.pruned': {
    summary: 'Old rows of the audit log were deleted',
    data: () =>
      z.strictObject({
        days: count,
        before: z.strictObject({ firstSequence: count }),
        after: z.strictObject({ firstSequence: count }),
      }),
  },
  'audits.person-erased': {
    summary: 'A deleted user was erased from the audit log',
    data: () => z.strictObject({ rows: count, mentioned: z.array(count) }),
  },
  'audits.chain-broken': {
    summary: 'The verification of the audit log failed: rows were changed or deleted',
    data: () => z.strictObject({ row: z.string(), reason: z.string() }),
  },
  'users.exported': {
    summary: 'Users were exported',
    data: () => z.strictObject({ filter: z.record(z.string(), z.unknown()) }),
  },

  'session.tenant-switched': { summary: 'A session switched to another account', data: () => change(z.string()) },
  'session.stepped-up': {
    summary: 'A session completed MFA',
    data: () => z.strictObject({ methods: texts }),
  },
  'session.portal-entered': { summary: 'A session of an application opened the hosted portal', data: () => nothing },
  'session.ended': {
    summary: 'A user ended one of their sessions',
    data: () => z.strictObject({ before: z.looseObject({}) }),
  },
  'session.all-ended': {
    summary: 'A user ended all of their sessions',
    data: () => change(z.strictObject({ sessions: count })),
  },
  'session.revoked': {
    summary: 'An admin ended sessions of a user; includes the numbers before and after',
    data: () => change(z.strictObject({ sessions: count })),
  },
  'session.ended-by-policy': {
    summary: 'A session ended because its user exceeded the session limit',
    data: () => z.strictObject({ rule: z.string() }),
  },
  'session.refresh-reused': {
    summary: 'A refresh token was reused; its token family was revoked',
    data: () => nothing,
  },
  'session.grant-revoked': {
    summary: 'An application revoked a token and its whole grant',
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
    summary: 'The permissions of a role changed; lists the keys of all its permissions',
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
    summary: 'The roles of a group changed; lists the keys of all its roles',
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
    summary: 'An invitation link was renewed',
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
    summary: 'A machine’s refresh token was reused; its token family was revoked',
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
    summary: 'The sub-account access of an account changed',
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
    summary: 'An account reached its daily limit of invitation emails',
    data: () => z.strictObject({ points: count, seconds: count }),
  },
  'tenant.policy-changed': {
    summary: 'A security policy changed',
    data: () =>
      z.strictObject({
        before: z.unknown(),
        after: z.unknown(),
        /** A version. */
        restoredFrom: count.optional(),
        /** When the change undoes itself unless it is confirmed. */
        revertAt: z.iso.datetime().optional(),
      }),
  },
  'tenant.policy-confirmed': {
    summary: 'A provisional change of a security policy was confirmed',
    data: () => z.strictObject({ before: z.strictObject({ revertAt: z.iso.datetime() }), after: z.null() }),
  },
  'tenant.policy-reverted': {
    summary: 'A provisional change of a security policy was undone',
    data: () => z.strictObject({ before: z.unknown(), after: z.unknown(), restoredFrom: count }),
  },
  'tenant.policy-monitoring-changed': {
    summary: 'The monitored draft of a security policy changed',
    data: () => z.strictObject({ before: z.unknown(), after: z.unknown() }),
  },
  'tenant.groups-configured': {
    summary: 'The group settings of an account changed',
    data: () => z.strictObject({ before: z.unknown(), after: z.unknown() }),
  },
  'tenant.admin-box-changed': {
    summary: 'The portal settings of an account changed',
    data: () => z.strictObject({ before: z.unknown(), after: z.unknown() }),
  },

  'subscription.started': {
    summary: 'A tenant subscribed to a plan',
    data: () => after(subscription),
  },
  'subscription.changed': {
    summary: 'Plan, state or cancellation of a subscription changed',
    data: () => change(subscription),
  },
  'subscription.ended': {
    summary: 'A subscription ended, and its plan’s entitlements with it',
    data: () => change(subscription),
  },
  'invoice.paid': {
    summary: 'An invoice was paid',
    data: () => invoice,
  },
  'invoice.payment-failed': {
    summary: 'The payment of an invoice failed',
    data: () => invoice,
  },
  'invoice.payment-disputed': {
    summary: 'A payment was disputed (chargeback)',
    data: () => invoice,
  },
  'payment-method.changed': {
    summary: 'The default payment method changed',
    data: () => z.strictObject({ brand: z.string(), last4: z.string() }),
  },
  'billing.details-changed': {
    summary: 'The billing details on invoices changed',
    data: () => change(billingDetails),
  },
  'billing.management-changed': {
    summary: 'The vendor set where a tenant’s billing is managed',
    data: () => change(z.strictObject({ externallyManaged: z.boolean() })).extend({ clientId: z.string() }),
  },

  'entitlement.granted': {
    summary: 'A plan or a feature was granted',
    data: () => z.strictObject({ clientId: z.string(), after: grant }),
  },
  'entitlement.changed': {
    summary: 'The expiry of a grant changed',
    data: () => z.strictObject({ clientId: z.string(), before: grant, after: grant }),
  },
  'entitlement.revoked': {
    summary: 'A grant was revoked',
    data: () => z.strictObject({ clientId: z.string(), before: grant }),
  },

  'vendor.signed-in': {
    summary: 'A back end of the vendor obtained an access token',
    data: () => z.strictObject({ clientId: z.string() }),
  },
  'vendor.sign-in-failed': {
    summary: 'A back end of the vendor failed to sign in',
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
    summary: 'A signing key was withdrawn',
    data: () => z.strictObject({ kid: z.string() }),
  },
  'events.replayed': {
    summary: 'Events were replayed to an endpoint',
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
    /** The setup link whose guest did it, and the admin who made the link. */
    setupLink: setupLinkActor.optional(),
  }),
  /** Object of the event. */
  subject: z.strictObject({ kind: z.string(), id: z.string() }).nullable(),
  request: z.strictObject({ ip: z.string().nullable(), userAgent: z.string().nullable(), traceId: z.string() }),
  /** Schema depends on the type. */
  data: z.record(z.string(), z.unknown()),
});
export type EventMessage = z.infer<typeof EventMessage>;
