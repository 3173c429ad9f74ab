/** The SSO doctor: what an identity provider answered, judged rule by rule, at sign-ins and at tests of a connection. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';
import { maxSsoDomains, maxSsoGroups } from './sso-config.ts';

/** Rules about the request that is answered. */
const requestRules = [
  'answer',
  'request-known',
  'request-once',
  'request-in-time',
  'same-browser',
  'connection-enabled',
] as const;

/** Rules about the user in the answer, once it is genuine. */
const userRules = [
  'provider-mfa',
  'name',
  'groups',
  'groups-overage',
  'groups-named',
  'group-role',
  'account',
  'membership',
  'email-domain-allowed',
  'first-roles',
  'result',
] as const;

/** In the order in which they are judged. */
export const samlRules = [
  ...requestRules,
  'size',
  'decoding',
  'document-type',
  'well-formed',
  'response',
  'version',
  'status',
  'one-assertion',
  'unique-ids',
  'destination',
  'in-response-to',
  'encryption',
  'signature-present',
  'signature-place',
  'signature-reference',
  'signature-transforms',
  'signature-algorithm',
  'signature-digest',
  'signature-key',
  'certificate-dates',
  'key-size',
  'signature-covers',
  'issuer',
  'idp-initiated',
  'issued',
  'clock',
  'audience',
  'bearer',
  'recipient',
  'subject-in-response-to',
  'not-before',
  'not-on-or-after',
  'session-end',
  'authn-context',
  'subject',
  'name-id',
  'name-id-format',
  'email',
  'domain-proved',
  'email-unique',
  'replay',
  ...userRules,
] as const;

/** In the order in which they are judged. */
export const oidcRules = [
  ...requestRules,
  'discovery',
  'discovery-issuer',
  'response-issuer',
  'state',
  'authorization',
  'code',
  'token-endpoint',
  'client-authentication',
  'code-accepted',
  'token-response',
  'id-token',
  'token-algorithm',
  'token-expiry',
  'token-not-before',
  'issuer',
  'audience',
  'subject',
  'token-issued',
  'nonce',
  'authorized-party',
  'keys',
  'key-id',
  'signature-key',
  'access-token-hash',
  'scopes',
  'userinfo',
  'userinfo-subject',
  'email',
  'domain-proved',
  'email-verified',
  ...userRules,
] as const;

export type OidcRule = (typeof oidcRules)[number];

export const SsoRule = z.enum([...new Set([...samlRules, ...oidcRules])]);
export type SsoRule = z.infer<typeof SsoRule>;

/** Characters of a value that is shown. */
export const longestSsoValue = 500;

export const SsoCheck = z.object({
  /** `group-role` is repeated for each group; every other rule is there at most once. */
  rule: SsoRule,
  /** `not-reached`: an earlier rule failed. A rule that does not apply is left out. */
  state: z.enum(['passed', 'warning', 'failed', 'not-reached']),
  seen: z.string().max(longestSsoValue).nullable(),
  wanted: z.string().max(longestSsoValue).nullable(),
  /** Read from bytes that no signature covers, after an earlier rule failed: a hint, never a reason to let anybody in. */
  unverified: z.literal(true).optional(),
});
export type SsoCheck = z.infer<typeof SsoCheck>;

/** Who can mend what failed: the identity provider, the organization in its settings here, or the user by signing in anew. */
export const SsoSide = z.enum(['provider', 'organization', 'user']);
export type SsoSide = z.infer<typeof SsoSide>;

export const SsoExchange = z.object({
  id: Id,
  kind: z.enum(['saml', 'oidc']),
  purpose: z.enum(['sign-in', 'test']),
  outcome: z.enum(['pending', 'passed', 'failed']),
  /** Set for a test through the built-in test identity provider, which says nothing of the connection's own. */
  testCase: z.string().optional(),
  createdAt: DateTime,
  endedAt: DateTime.nullable(),
  /** Name or email address of the admin who started a test. */
  startedBy: z.string().nullable(),
  /** As the identity provider sent it. */
  email: z.string().nullable(),
  /** The reference on the page that the user saw. */
  traceId: z.string(),
  /** The rule that ended the judgment, and who can mend it. */
  failedRule: SsoRule.nullable(),
  side: SsoSide.nullable(),
  checks: z.array(SsoCheck),
  /** Names and addresses are hidden: the caller may not read users, or acts as somebody else. */
  masked: z.boolean(),
  /** The user was erased, with the answer and every value that named them. */
  erased: z.boolean(),
  /** The answer is kept: it can be shown, and judged again by other settings. */
  hasMessage: z.boolean(),
});
export type SsoExchange = z.infer<typeof SsoExchange>;

export const SsoExchangeDetails = SsoExchange.extend({
  /**
   * The answer: XML, or the claims as JSON. Without the values of signatures, so that nobody can present it anywhere;
   * masked like the rest.
   */
  message: z.string().nullable(),
});
export type SsoExchangeDetails = z.infer<typeof SsoExchangeDetails>;

/** In a list. */
export const maxSsoExchanges = 50;

/** Settings to try; absent ones are as they are saved. Nothing of it is saved. */
export const SsoReplayDraft = z.object({
  /** SAML: PEM, one block after the other. */
  publicCertificate: z.string().trim().max(65_536).optional(),
  /** SAML: empty accepts any issuer. */
  idpEntityId: z.string().trim().max(2048).optional(),
  /** OpenID Connect: the issuer. */
  ssoEndpoint: z.string().trim().max(2048).optional(),
  oidcClientId: z.string().trim().max(500).optional(),
  /** As if all of them were proved. */
  domains: z.array(z.string().trim().min(1).max(253)).max(maxSsoDomains).optional(),
  /** Of users who come for the first time. */
  roleIds: z.array(Id).max(200).optional(),
  groups: z
    .array(z.object({ group: z.string().trim().min(1).max(256), roleIds: z.array(Id).max(200) }))
    .max(maxSsoGroups)
    .optional(),
});
export type SsoReplayDraft = z.infer<typeof SsoReplayDraft>;

export const SsoReplayResult = z.object({
  /** `incomplete`: nothing failed, but rules were not reached that only another sign-in can judge. */
  outcome: z.enum(['passed', 'failed', 'incomplete']),
  failedRule: SsoRule.nullable(),
  side: SsoSide.nullable(),
  checks: z.array(SsoCheck),
  /** Who would be signed in; null where the answer is refused before it names anybody. */
  user: z
    .object({
      email: z.string(),
      name: z.string().nullable(),
      groups: z.array(z.string()),
      /** Names of the roles that they would have; null where nothing may be said of the account. */
      roles: z.array(z.string()).nullable(),
    })
    .nullable(),
});
export type SsoReplayResult = z.infer<typeof SsoReplayResult>;

export const SsoReplay = z.object({
  /** By the settings that are saved. */
  before: SsoReplayResult,
  /** By those to try. */
  after: SsoReplayResult,
  masked: z.boolean(),
});
export type SsoReplay = z.infer<typeof SsoReplay>;

const reads = 'fe.secure.read.samlConfiguration';
const ofConfig = z.object({ ssoConfigId: Id });
const ofExchange = ofConfig.extend({ exchangeId: Id });

export const ssoExchangesContract = defineContract({
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/tests': {
    summary: 'Starts a test sign-in of an SSO connection',
    description: 'No session is created.',
    access: 'fe.secure.write.samlConfiguration',
    denyImpersonation: true,
    params: ofConfig,
    /** `address` is opened once, within 10 minutes, in a browser in which the caller is signed in. */
    response: z.object({ id: Id, address: z.string() }),
    status: 201,
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges': {
    summary: 'Lists the sign-in exchanges of an SSO connection, newest first',
    access: reads,
    params: ofConfig,
    query: z.object({
      outcome: z.enum(['pending', 'passed', 'failed']).optional(),
      purpose: z.enum(['sign-in', 'test']).optional(),
      rule: SsoRule.optional(),
      /** The reference; for callers who may read users, also a part of the email address. */
      search: z.string().trim().max(200).optional(),
      _offset: z.coerce.number().int().min(0).max(500).optional(),
    }),
    response: z.object({ items: z.array(SsoExchange), hasMore: z.boolean() }),
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/live': {
    summary: 'Streams new and completed sign-in exchanges as server-sent events',
    description: 'Until the session or the permission ends.',
    access: reads,
    apiTokens: 'none',
    params: ofConfig,
    response: 'events',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/{exchangeId}': {
    summary: 'Returns a sign-in exchange with the result of each check',
    access: reads,
    params: ofExchange,
    response: SsoExchangeDetails,
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/{exchangeId}/replay': {
    summary: 'Reruns the checks of a recorded exchange with unsaved settings',
    description: 'No session is created, and nothing is changed.',
    access: 'fe.secure.write.samlConfiguration',
    readOnly: true,
    params: ofExchange,
    body: SsoReplayDraft,
    bodyBytes: 1_048_576,
    response: SsoReplay,
  },
  'GET /team/resources/sso/v1/exchanges/{traceId}': {
    summary: 'Finds a sign-in exchange by the reference shown to the user',
    description: 'In all SSO connections of the tenant.',
    access: reads,
    params: z.object({ traceId: z.string().min(1).max(200) }),
    response: z.object({ ssoConfigId: Id, id: Id }),
  },
});
