/** Exchanges with the identity providers of the preview: a test passes at once. */
import type { SsoCheck, SsoExchange, SsoExchangeDetails, SsoReplay } from '#shared/contract/sso/sso-exchanges.ts';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoTestCase } from '#shared/contract/sso/sso-test-provider.ts';

const passed = (rule: SsoCheck['rule'], seen: string | null = null): SsoCheck => ({
  rule,
  state: 'passed',
  seen,
  wanted: null,
});
const notReached = (rule: SsoCheck['rule']): SsoCheck => ({ rule, state: 'not-reached', seen: null, wanted: null });

const ofMessage = [
  passed('answer'),
  passed('request-known'),
  passed('same-browser'),
  passed('decoding'),
  passed('well-formed'),
  passed('status', 'urn:oasis:names:tc:SAML:2.0:status:Success'),
];

function passedChecks(connection: SsoConfig): SsoCheck[] {
  return [
    ...ofMessage,
    passed('signature-present'),
    passed('signature-key', '5A:0C:77:E1:90:3B:42:D8'),
    { ...passed('audience', connection.spEntityId), wanted: connection.spEntityId },
    passed('not-on-or-after'),
    passed('email', 'noor@acme.example'),
    passed('domain-proved', 'noor@acme.example'),
    { rule: 'groups', state: 'warning', seen: null, wanted: null },
    passed('account', 'created'),
    passed('result'),
  ];
}

function failedChecks(connection: SsoConfig): SsoCheck[] {
  const audience = { seen: 'https://another.example', wanted: connection.spEntityId };
  return [
    ...ofMessage,
    passed('signature-present'),
    passed('signature-key', '5A:0C:77:E1:90:3B:42:D8'),
    { rule: 'audience', state: 'failed', ...audience },
    ...(['not-on-or-after', 'email', 'domain-proved'] as const).map(notReached),
    passed('groups', 'planning-admins'),
    ...(['account', 'result'] as const).map(notReached),
  ];
}

const kindOf = ({ type }: SsoConfig): SsoExchange['kind'] => (type === 'oidc' ? 'oidc' : 'saml');

export function passedTest(connection: SsoConfig, { id, at }: { id: string; at: string }): SsoExchange {
  return {
    id,
    kind: kindOf(connection),
    purpose: 'test',
    outcome: 'passed',
    createdAt: at,
    endedAt: at,
    startedBy: 'Ada Lovelace',
    email: 'noor@acme.example',
    traceId: `trace-${id}`,
    failedRule: null,
    side: null,
    masked: false,
    erased: false,
    hasMessage: true,
    checks: passedChecks(connection),
  };
}

/** A sign-in that was refused. */
export function refusedSignIn(connection: SsoConfig, at: string): SsoExchange {
  return {
    ...passedTest(connection, { id: 'exchange-0', at }),
    purpose: 'sign-in',
    outcome: 'failed',
    failedRule: 'audience',
    side: 'provider',
    startedBy: null,
    checks: failedChecks(connection),
  };
}

/** With what the provider sent; see `showSamlResponse`. */
export function shownExchange(exchange: SsoExchange): SsoExchangeDetails {
  const audience = exchange.checks.find(({ rule }) => rule === 'audience')?.seen ?? '';
  const message = [
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_preview" Version="2.0">',
    '  <saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">',
    '    <ds:SignatureValue xmlns:ds="http://www.w3.org/2000/09/xmldsig#">…</ds:SignatureValue>',
    `    <saml:Subject><saml:NameID>${exchange.email ?? ''}</saml:NameID></saml:Subject>`,
    `    <saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`,
    '  </saml:Assertion>',
    '</samlp:Response>',
  ].join('\n');
  return { ...exchange, message };
}

/** What groups to try would give. */
export function replayed(
  exchange: SsoExchange,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): SsoReplay {
  const { failedRule, side, checks, email } = exchange;
  const user = { email: email ?? '', name: 'Noor Haddad', groups: ['planning-admins'] };
  const judged = { outcome: failedRule === null ? ('passed' as const) : ('failed' as const), failedRule, side, checks };
  return {
    before: { ...judged, user: { ...user, roles: [...before] } },
    after: { ...judged, user: { ...user, roles: [...after] } },
    masked: false,
  };
}

/** Whether a list that is narrowed shows an exchange. */
export function fits(exchange: SsoExchange, query: Readonly<Record<string, unknown>>): boolean {
  const { outcome, purpose, rule, search } = query;
  const text = typeof search === 'string' ? search.toLowerCase() : '';
  return (
    (outcome === undefined || exchange.outcome === outcome) &&
    (purpose === undefined || exchange.purpose === purpose) &&
    (rule === undefined || exchange.failedRule === rule) &&
    (text === '' || exchange.traceId === search || (exchange.email ?? '').includes(text))
  );
}

/** Names of the roles of a new user with the settings that are saved, and with those to try. */
export function rolesOfReplay(
  connection: SsoConfig,
  draft: Readonly<Record<string, unknown>>,
): { before: string[]; after: string[] } {
  const { groups, roleIds } = draft as Partial<Pick<SsoConfig, 'groups' | 'roleIds'>>;
  const named = (given: readonly string[], mapped: SsoConfig['groups']) =>
    [...given, ...mapped.filter(({ group }) => group === 'planning-admins').flatMap((each) => each.roleIds)].map((id) =>
      id.replace(/^role-/, ''),
    );
  return {
    before: named(connection.roleIds, connection.groups),
    after: named(roleIds ?? connection.roleIds, groups ?? connection.groups),
  };
}

/** Some of what the test provider can answer. */
export const offeredCases: { name: SsoTestCase; rule: SsoCheck['rule'] | null; state: 'passed' | 'failed' }[] = [
  { name: 'good', rule: null, state: 'passed' },
  { name: 'wrong-audience', rule: 'audience', state: 'failed' },
];

/** A test through the test provider: the good answer passes, and any other has another audience. */
export function triedTest(
  connection: SsoConfig,
  { testCase, ...of }: { id: string; at: string; testCase: string },
): SsoExchange {
  const test = { ...passedTest(connection, of), testCase };
  return testCase === 'good' ? test : { ...test, outcome: 'failed', checks: failedChecks(connection) };
}
