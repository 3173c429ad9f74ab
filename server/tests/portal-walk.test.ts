import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { Endpoint } from '#shared/contract/define.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi } from '#shared/api/api.ts';
import { createPreview } from '#shared/preview/preview-send.ts';
import type { Send, SendRequest } from '#shared/api/send.types.ts';
import { fieldsOf, recording, violationsOf, type Answers } from '#shared/api/testing/answers.ts';
import { readPortalCalls } from '#shared/api/testing/portal-calls.ts';
import { previewPlace } from '#shared/preview/testing/preview-place.ts';
import { walkPortal } from '#shared/api/testing/walk-portal.ts';
import { unwalkedReads, walkReads } from '#shared/api/testing/walk-reads.ts';
import { changed, startPortalWalk, type AuditsByRoute } from '#server/testing/portal-walker.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import { samlMetadata } from '#server/testing/saml-provider.ts';
import { confidentialClient, publicClient, useTestServer, type TestServer } from '#server/testing/test-server.ts';
import { walkOtherCalls, walkedEndpoint } from '#server/testing/walk-other-calls.ts';

const managed = {
  ...publicClient,
  id: 'managed-app',
  name: 'Ledger',
  origins: ['http://ledger.test'],
  redirectUris: ['http://ledger.test/oauth/callback'],
  application: { accessType: 'MANAGED_ACCESS' },
};
const dns = await startDnsServer();
const provider = createServer((_request, answer) => answer.end(samlMetadata()));
await once(provider.listen(0, '127.0.0.1'), 'listening');
const { port: providerPort } = provider.address() as AddressInfo;
afterAll(async () => {
  provider.close();
  await dns.close();
});
const server: TestServer = await useTestServer({
  config: {
    sso: { dnsServers: [dns.address] },
    outgoing: { allow: [`127.0.0.1:${providerPort}`] },
    signIn: { secondary: ['Passkeys'], userNames: true },
    features: [{ key: 'export' }],
    plans: [
      { key: 'team', price: { amount: 1200 } },
      { key: 'business', features: ['export'], price: { amount: 2900 }, trialDays: 14 },
    ],
    events: { endpoints: [walkedEndpoint] },
    flags: { 'fe-usage-page': true },
    usage: { meters: [{ key: 'requests' }] },
    limits: { policyPreview: { points: 100, per: 60 } },
    clients: [publicClient, confidentialClient, managed],
  },
});
const audits: AuditsByRoute = new Map();
const real: Answers = new Map();
const invented: Answers = new Map();

const preview = createPreview({ wait: async () => {} });
await walkPortal(createApi<PorticoContract>(recording(preview.send, invented)), previewPlace(preview));
const reads = unwalkedReads(invented);
await walkReads(recording(preview.send, invented), reads);
const { send, place } = await startPortalWalk(server, audits, {
  applicationId: managed.id,
  dns,
  samlMetadataUrl: `http://127.0.0.1:${providerPort}/metadata`,
});
/** The last request to each route. */
const asked = new Map<string, SendRequest>();
const remembering: Send = (request) => {
  asked.set(request.name!, request);
  return send(request);
};
// a preview of the lockout policy finds it
await server.rows(
  `insert into audits (at, action, severity, actor_id, trace_id, details)
   values ($1, 'user.sign-in-failed', 'Medium', $2, 'walk', '{"method": "pwd", "failures": 4}')`,
  [server.clock.read(), server.people.member.id],
);
// first: the walk ends in another tenant
await walkReads(recording(remembering, real), reads);
await walkPortal(createApi<PorticoContract>(recording(remembering, real)), place);
await walkOtherCalls(server, audits);

/** Returned by a server only: a page's own domain, which browsers use without it. */
const serverOnly = new Set(['.options.rp.id']);
/**
 * The data of an event depend on the event; a destination that works has no errors; the place of an address depends on a
 * database, an impersonator on one who acts; the rules of an exchange depend on its answer.
 */
const isFree = (field: string): boolean =>
  /^\.data\[\]\.json\.(?!traceId|target)/.test(field) ||
  field.startsWith('[].status.errors[]') ||
  /^(?:\.items\[\])?\.checks\[\]/.test(field) ||
  /^\.items\[\]\.(?:place|impersonator)$/.test(field);

describe('4 the preview and the real server return the same', () => {
  const { routes } = readPortalCalls();

  it('for every call of the portal', () => {
    expect(routes.filter((route) => !real.has(route))).toEqual([]);
  });

  it.each(routes)('%s', (route) => {
    for (const answer of real.get(route)!) expect(violationsOf(route, answer)).toBeUndefined();
    const expected = fieldsOf(route, real.get(route)!).filter((field) => !serverOnly.has(field) && !isFree(field));
    expect(fieldsOf(route, invented.get(route)!).filter((field) => !isFree(field))).toEqual(expected);
  });
});

/** Authenticated calls other than GET without a change that needs an audit, with the reason. */
const changeNothing: Record<string, string> = {
  'POST /identity/resources/auth/v1/user/step-up/generate':
    'asks for a second factor; the sign-in that follows is audited',
  'POST /identity/resources/users/v1/mfa/authenticator/enroll': 'shows a secret that is not kept before its code comes',
  'POST /identity/resources/users/v1/mfa/enroll': 'the same, older',
  'POST /identity/resources/users/v1/mfa/sms/enroll': 'sends a code',
  'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable': 'sends a code',
  'POST /identity/resources/users/v1/mfa/webauthn/enroll': 'asks the browser for a key',
  'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable': 'asks the key for a signature',
  'POST /identity/resources/users/webauthn/v1/devices': 'asks the browser for a passkey',
  'POST /identity/resources/users/v1/phone': 'sends a code',
  'POST /identity/resources/users/phone-numbers/v1/preverify': 'sends a code',
  'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': 'sends a code',
  'POST /identity/resources/users/v1/email/me': 'sends a code',
  'POST /identity/resources/users/v3/me/token': 'a token for another tenant, of a session that is audited',
  'POST /usage/resources/v1/events': 'what is reported is kept as it came, and as its sums',
  'PUT /notification/status': 'what somebody has read is theirs',
  'PUT /notification/{pinStatus}': 'what somebody has pinned is theirs',
  'POST /notification/status/mark-all-read': 'what somebody has read is theirs',
  'POST /identity/resources/users/bulk/v1/check': 'a dry run',
  'POST /oauth/portal/ticket': 'an address for the same user; entering by it is audited',
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/tests':
    'an address for the same user; the end of the test is audited',
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/{exchangeId}/replay': 'judges again, by a draft',
  'POST /directory/resources/v1/configurations/scim2/{id}/trials': 'a rehearsal that is rolled back',
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/test-provider/tests':
    'an address for the same user; the end of the test is audited',
  'POST /identity/resources/groups/v1/bulkGet': 'reads',
  'POST /identity/resources/configurations/v1/restrictions/ip/verify': 'reads',
  'POST /identity/resources/configurations/v1/restrictions/ip/verify/allow': 'reads',
  'POST /identity/resources/tenants/users/v1/count': 'reads',
  'POST /identity/resources/configurations/v1/mfa-policy/impact': 'a preview',
  'POST /identity/resources/configurations/v1/lockout-policy/impact': 'a preview',
  'POST /identity/resources/configurations/v1/password-history-policy/impact': 'a preview',
  'POST /identity/resources/configurations/v1/password-rotation/impact': 'a preview',
  'POST /identity/resources/configurations/sessions/v1/impact': 'a preview',
  'POST /identity/resources/configurations/v1/restrictions/ip/impact': 'a preview',
  'POST /security-engines/resources/policies/v1/country-restriction/impact': 'a preview',
  'POST /identity/resources/configurations/restrictions/v1/email-domain/impact': 'a preview',
  'POST /team/resources/sso/v1/enforcement/impact': 'a preview',
  'POST /identity/resources/configurations/v1/policies/{policy}/versions/{version}/impact': 'a preview',
  'POST /security-center/resources/recommendations/v1/{code}/impact': 'a preview',
  'POST /subscriptions/resources/billing/subscriptions/v1/previews': 'a preview',
  'POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1':
    'begins to save a card; the card that is saved is audited',
};

/** Events that are not a change of state, or whose state is a secret. */
const withoutState = new Set([
  'user.signed-in',
  'user.password-changed',
  'user.picture-uploaded',
  'user.invitation-resent',
  'user.password-reset-sent',
  'user.unlocked',
  'users.bulk-invited',
  'users.bulk-undone',
  'group.users-added',
  'group.users-removed',
  'impersonation.ticket-issued',
  'plan.shared',
  'audits.exported',
  'audits.person-erased',
  'audit-stream.tested',
  'audit-stream.resent',
  'invoice.paid',
  'payment-method.changed',
]);

describe('V16.2.1 each change writes its audit, with before and after', () => {
  const closed = Object.entries<Endpoint>(contract).filter(
    ([route, { access }]) =>
      !route.startsWith('GET ') && !['public', 'refresh-cookie', 'mfa-token', 'scim', 'setup-link'].includes(access),
  );
  const changing = closed.map(([route]) => route).filter((route) => !(route in changeNothing));

  it('none is missing', () => {
    expect(changing.filter((route) => !audits.has(route))).toEqual([]);
    expect(Object.keys(changeNothing).filter((route) => !(route in contract))).toEqual([]);
  });

  it.each(changing)('%s', (route) => {
    const rows = audits.get(route)!;
    expect(rows.length).toBeGreaterThan(0);
    const bare = rows.filter(
      ({ action, details }) =>
        !withoutState.has(action) && details['before'] === undefined && details['after'] === undefined,
    );
    expect(bare).toEqual([]);
  });

  it.each(Object.keys(changeNothing).filter((route) => audits.has(route)))('%s writes none', (route) => {
    expect(audits.get(route)).toEqual([]);
  });
});

describe('each change writes its event', () => {
  /** Reported by the vendor's product: an audit, and no event of ours. */
  const reported = 'POST /audits';

  it.each([...audits].filter(([, rows]) => rows.length > 0).map(([route]) => route))('%s', (route) => {
    const rows = audits.get(route)!;
    expect(rows.map(({ event }) => event)).toEqual(rows.map(({ action }) => (route === reported ? null : action)));
  });

  it('for each subscriber of it', async () => {
    const [missing] = await server.rows(
      'select count(*)::int as count from events e join audits a on a.id = e.audit_id and a.original_id is null where not exists (select 1 from event_deliveries d where d.event_id = e.id)',
    );
    expect(missing).toEqual({ count: 0 });
  });
});

/** Paths of the texts in a body: `users.0.email`. */
function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
    : [];
}

function withText(body: unknown, path: string[], text: string): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  const inner = path.slice(0, -1).reduce((value, key) => value[key] as Record<string, unknown>, copy);
  inner[path.at(-1)!] = text;
  return copy;
}

describe('invalid input', async () => {
  const boss = await callerFor(server, { ...server.people.admin, ...changed }, server.people.acme);
  const bodies = [...asked].filter(([, { body }]) => typeof body === 'object' && !(body instanceof FormData));
  const cases = bodies.flatMap(([route, request]) => textsIn(request.body).map((path) => ({ route, path, request })));
  // what a rule of single sign-on refuses is recorded as refused
  const count = () => server.rows(`select count(*) from audits where action <> 'sso-connection.refused'`);
  const sendBody = async (request: SendRequest, body: unknown) =>
    await boss.browser.send(request.method, request.path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...boss.headers },
    });

  /** The metadata accept any value, and an unsuitable value of a key is an error. */
  const unnamed = (path: string[], errorCode: string): boolean =>
    path.at(-1) === 'payload' || errorCode === 'security-key-refused';

  it.each(cases.filter(({ path }) => path.at(-1) !== 'payload'))(
    '$route with 10,000 characters at $path is refused at that field, without any change',
    async ({ path, request }) => {
      const before = await count();
      const answer = await sendBody(request, withText(request.body, path, 'n'.repeat(10_000)));
      const { errorCode, context } = answer.json<ErrorBody>();
      expect(answer.status).toBe(400);
      if (!unnamed(path, errorCode))
        expect((context as { fields: { field: string }[] }).fields.map(({ field }) => field)).toContain(path.join('.'));
      expect(await count()).toEqual(before);
    },
  );

  const named = [...asked.keys()].filter((route) => route.includes('{'));
  it.each(
    named.flatMap((route) =>
      ['00000000-0000-4000-8000-00000000dead', 'no-such-thing', '%00', 'n'.repeat(300)].map((id) => ({ route, id })),
    ),
  )('$route of $id, which does not exist, is refused with a reason', async ({ route, id }) => {
    const before = await count();
    const { method, query = {}, body } = asked.get(route)!;
    const path = route.slice(route.indexOf('/')).replace(/\{\w+\}/g, id);
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const answer = await boss.browser.send(method, search ? `${path}?${search}` : path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...boss.headers },
    });
    // 410: of a used code, before the ID is checked
    expect([400, 403, 404, 410]).toContain(answer.status);
    expect(answer.json<ErrorBody>().errorCode).toBeTruthy();
    expect(await count()).toEqual(before);
  });
});
