/** What it means that a rule of an answer is not met, and what is done about it. */
import type { SsoCheck, SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { oidcRules, samlRules } from '#shared/contract/sso/sso-exchanges.ts';
import type { portalSsoTest } from '#shared/i18n/en/portal/sso-test.ts';
import type { Product, Protocol } from '#admin-box/pages/sso/products.ts';

type Suffix<Prefix extends string> = keyof typeof portalSsoTest extends infer Key
  ? Key extends `${Prefix}${infer Rest}`
    ? Rest
    : never
  : never;

export type Fault = Suffix<'ssotest.fault.'>;
export type Fix = Suffix<'ssotest.fix.'>;

export interface Remedy {
  fault: Fault;
  fix: Fix;
}

/** One name where fault and remedy are called the same. */
type Row = (Fault & Fix) | readonly [Fault, Fix];

const shared = {
  answer: 'request',
  'request-known': 'request',
  'request-once': 'once',
  'request-in-time': 'late',
  'same-browser': 'request',
  'connection-enabled': 'enabled',
  email: 'email',
  'domain-proved': 'domain',
  'provider-mfa': 'mfa',
  name: 'name',
  groups: 'groups',
  'groups-overage': 'groupsOverage',
  'groups-named': 'groupsNamed',
  'group-role': 'groupRole',
  account: 'account',
  membership: 'membership',
  'email-domain-allowed': 'domainAllowed',
  'first-roles': 'firstRoles',
  result: 'account',
} as const;

const saml: Readonly<Record<(typeof samlRules)[number], Row>> = {
  ...shared,
  size: 'size',
  decoding: 'malformed',
  'document-type': 'malformed',
  'well-formed': 'malformed',
  response: 'malformed',
  version: 'malformed',
  status: 'status',
  'one-assertion': 'malformed',
  'unique-ids': 'malformed',
  destination: ['acsUrl', 'field'],
  'in-response-to': 'request',
  encryption: 'encryption',
  'signature-present': 'unsigned',
  'signature-place': 'signatureForm',
  'signature-reference': 'signatureForm',
  'signature-transforms': 'signatureForm',
  'signature-algorithm': 'algorithm',
  'signature-digest': 'changed',
  'signature-key': 'signature',
  'certificate-dates': 'certificate',
  'key-size': 'certificate',
  'signature-covers': 'signatureForm',
  issuer: 'issuer',
  'idp-initiated': 'idpInitiated',
  issued: ['expired', 'time'],
  clock: 'time',
  audience: ['audience', 'field'],
  bearer: 'malformed',
  recipient: ['acsUrl', 'field'],
  'subject-in-response-to': 'request',
  'not-before': 'time',
  'not-on-or-after': ['expired', 'time'],
  'session-end': 'sessionOver',
  'authn-context': 'authnContext',
  subject: 'malformed',
  'name-id': 'nameId',
  'name-id-format': 'nameId',
  'email-unique': 'emailUnique',
  replay: 'once',
};

const oidc: Readonly<Record<(typeof oidcRules)[number], Row>> = {
  ...shared,
  discovery: 'reach',
  'discovery-issuer': ['issuer', 'issuerOidc'],
  'response-issuer': ['issuer', 'issuerOidc'],
  state: 'request',
  authorization: 'status',
  code: 'token',
  'token-endpoint': 'reach',
  'client-authentication': 'client',
  'code-accepted': 'redirectUri',
  'token-response': 'token',
  'id-token': 'token',
  'token-algorithm': ['algorithm', 'tokenAlgorithm'],
  'token-expiry': ['expired', 'time'],
  'token-not-before': 'time',
  issuer: ['issuer', 'issuerOidc'],
  audience: ['audience', 'clientId'],
  subject: 'token',
  'token-issued': 'time',
  nonce: 'request',
  'authorized-party': ['audience', 'clientId'],
  keys: 'reach',
  'key-id': 'keys',
  'signature-key': 'keys',
  'access-token-hash': 'token',
  scopes: 'scopes',
  userinfo: 'reach',
  'userinfo-subject': 'token',
  'email-verified': 'emailVerified',
};

const tables: Readonly<Record<Protocol, Readonly<Partial<Record<SsoRule, Row>>>>> = { saml, oidc };

export function remedyOf(protocol: Protocol, rule: SsoRule): Remedy {
  const row = tables[protocol][rule] ?? 'account';
  return typeof row === 'string' ? { fault: row, fix: row } : { fault: row[0], fix: row[1] };
}

/** The field of the provider's console in which an expected value is entered, and the menus that lead to it. */
export function fieldOf({ saml: terms }: Required<Product>, rule: SsoRule): { field: string; place: string } {
  return { field: rule === 'audience' ? terms.entityId : terms.acsUrl, place: terms.place.join(' > ') };
}

/** The value that came, each issuer once: an answer names it twice. None where it is empty. */
export function seenValue({ rule, seen }: Pick<SsoCheck, 'rule' | 'seen'>): string | null {
  if (rule === 'issuer' && seen !== null) return [...new Set(seen.split(' '))].join(' ') || null;
  return seen || null;
}
