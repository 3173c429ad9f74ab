/** Rules of an answer as an admin meets them: by what they are about. */
import type { SsoCheck, SsoExchange, SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { portalSsoTest } from '#shared/i18n/en/portal/sso-test.ts';

type Suffix<Prefix extends string> = keyof typeof portalSsoTest extends infer Key
  ? Key extends `${Prefix}${infer Rest}`
    ? Rest
    : never
  : never;

type CheckGroup = Suffix<'ssotest.group.'>;

/** In the order in which they are shown. */
const checkGroups: readonly CheckGroup[] = [
  'message',
  'request',
  'signature',
  'addressee',
  'time',
  'user',
  'groups',
  'account',
];

const groupOf: Readonly<Record<SsoRule, CheckGroup>> = {
  answer: 'message',
  size: 'message',
  decoding: 'message',
  'document-type': 'message',
  'well-formed': 'message',
  response: 'message',
  version: 'message',
  status: 'message',
  encryption: 'message',
  'one-assertion': 'message',
  'unique-ids': 'message',
  discovery: 'message',
  'discovery-issuer': 'message',
  authorization: 'message',
  code: 'message',
  'token-endpoint': 'message',
  'client-authentication': 'message',
  'code-accepted': 'message',
  'token-response': 'message',
  'id-token': 'message',
  userinfo: 'message',
  'request-known': 'request',
  'request-once': 'request',
  'request-in-time': 'request',
  'same-browser': 'request',
  'connection-enabled': 'request',
  'in-response-to': 'request',
  'subject-in-response-to': 'request',
  'idp-initiated': 'request',
  'response-issuer': 'request',
  state: 'request',
  nonce: 'request',
  replay: 'request',
  'signature-present': 'signature',
  'signature-place': 'signature',
  'signature-reference': 'signature',
  'signature-transforms': 'signature',
  'signature-algorithm': 'signature',
  'signature-digest': 'signature',
  'signature-key': 'signature',
  'certificate-dates': 'signature',
  'key-size': 'signature',
  'signature-covers': 'signature',
  'token-algorithm': 'signature',
  keys: 'signature',
  'key-id': 'signature',
  'access-token-hash': 'signature',
  issuer: 'addressee',
  audience: 'addressee',
  destination: 'addressee',
  recipient: 'addressee',
  bearer: 'addressee',
  'authorized-party': 'addressee',
  clock: 'time',
  issued: 'time',
  'not-before': 'time',
  'not-on-or-after': 'time',
  'session-end': 'time',
  'token-expiry': 'time',
  'token-not-before': 'time',
  'token-issued': 'time',
  subject: 'user',
  'name-id': 'user',
  'name-id-format': 'user',
  name: 'user',
  email: 'user',
  'email-unique': 'user',
  'email-verified': 'user',
  'domain-proved': 'user',
  scopes: 'user',
  'userinfo-subject': 'user',
  groups: 'groups',
  'groups-overage': 'groups',
  'groups-named': 'groups',
  'group-role': 'groups',
  'first-roles': 'groups',
  account: 'account',
  membership: 'account',
  'email-domain-allowed': 'account',
  'authn-context': 'account',
  'provider-mfa': 'account',
  result: 'account',
};

/** Judged after all others: until then they say nothing of their group. */
const lateRules = new Set<SsoRule>(['replay']);

export interface EvaluatedGroup {
  group: CheckGroup;
  state: SsoCheck['state'];
  /** The rule that decided, unless all have passed. */
  decisive: SsoCheck | undefined;
  checks: SsoCheck[];
}

/** From the worst: what a group comes to. */
const severity: readonly SsoCheck['state'][] = ['failed', 'warning', 'not-reached', 'passed'];

/** The checks of an exchange by what they are about; groups of which no rule applies are left out. */
export function evaluatedGroups({ checks }: Pick<SsoExchange, 'checks'>): EvaluatedGroup[] {
  return checkGroups.flatMap((group): EvaluatedGroup[] => {
    const own = checks.filter(({ rule }) => groupOf[rule] === group);
    if (own.length === 0) return [];
    const reached = own.filter(({ rule, state }) => state !== 'not-reached' || !lateRules.has(rule));
    const judged = reached.length > 0 ? reached : own;
    const state = severity.find((each) => judged.some((check) => check.state === each))!;
    const isTold = state === 'failed' || state === 'warning';
    return [{ group, state, decisive: isTold ? own.find((check) => check.state === state) : undefined, checks: own }];
  });
}
