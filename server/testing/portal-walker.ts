/** Walks through a server like the portal's client, and records the audits of each call. */
import { once } from 'node:events';
import { request as openRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { Send, SendRequest } from '#shared/api/send.types.ts';
import type { DnsServer } from './dns-server.ts';
import type { WalkPlace } from '#shared/api/testing/walk-portal.ts';
import type { Browser } from './browser.ts';
import { bearer, callerFor, tryLogin, type SignedIn } from './flows.ts';
import { directoryOf } from './scim-directory.ts';
import { challengeFor, codeOf, setUpApp } from './second-factors.ts';
import { createSecurityKey } from './security-key.ts';
import type { TestServer } from './test-server.ts';
import { answerTo, encoded, samlMetadata, samlXml } from './saml-provider.ts';
import { serviceProvider } from '#server/domain/sso/service-provider.ts';
import { wrapAnswer } from '#server/use-cases/sso/kept-answer.ts';

export interface AuditRow extends Record<string, unknown> {
  action: string;
  /** Key of the event written with it. */
  event: string | null;
  details: Record<string, unknown>;
}
/** Audits by route, of all its calls. */
export type AuditsByRoute = Map<string, AuditRow[]>;

export interface WalkingCaller {
  browser: Browser;
  headers: Record<string, string>;
}

const userAgent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };
/** The walk's changes to its own admin. */
export const changed = { email: 'ada.moved@acme.example', password: 'a longer walk by the river' };

async function sendAs(server: TestServer, { browser, headers }: WalkingCaller, request: SendRequest): Promise<unknown> {
  const { method, path, query = {}, body } = request;
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value as string | number)]],
    ),
  );
  const address = asked.size > 0 ? `${path}?${asked.toString()}` : path;
  if (body instanceof FormData)
    return await (
      await fetch(server.baseUrl.replace('localhost', '127.0.0.1') + address, { method, headers, body })
    ).text();
  const answer = await browser.send(method, address, {
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...userAgent, ...headers, ...request.headers },
  });
  if (answer.status >= 300) throw new Error(`${method} ${address}: ${answer.status} ${answer.text}`);
  if (request.read === 'blob') return new Blob([answer.text]);
  return answer.text === '' ? undefined : answer.json<unknown>();
}

/** Sends a call, processes the outbox, and records the audits. @param from the caller, evaluated at each call */
export function auditedSend(
  server: TestServer,
  audits: AuditsByRoute,
  from: (request: SendRequest) => WalkingCaller,
  answered: (request: SendRequest, answer: unknown) => void = () => {},
): Send {
  return async <T>(request: SendRequest) => {
    const [last] = await server.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from audits');
    const answer =
      request.read === 'stream'
        ? await openStream(server, from(request), request)
        : await sendAs(server, from(request), request);
    answered(request, answer);
    await server.settle();
    const rows = await server.rows<AuditRow>(
      'select a.action, a.details, e.key as event from audits a left join events e on e.audit_id = a.id where a.id > $1 and a.original_id is null order by a.id',
      [last!.id],
    );
    const route = request.name ?? `${request.method} ${request.path}`;
    audits.set(route, [...(audits.get(route) ?? []), ...rows]);
    return answer as T;
  };
}

/** A browser reads an answer to its end, which a stream does not have. */
async function openStream(
  server: TestServer,
  { headers }: WalkingCaller,
  { path }: SendRequest,
): Promise<ReadableStream> {
  const { port } = server.app.http.server.address() as AddressInfo;
  const asked = openRequest({ port, path, headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  asked.destroy();
  if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
  return new ReadableStream();
}

/** Prepares the data of the walk, with the admin of Acme as the caller. */
export async function startPortalWalk(
  server: TestServer,
  audits: AuditsByRoute,
  { applicationId, dns, samlMetadataUrl }: { applicationId: string; dns: DnsServer; samlMetadataUrl: string },
): Promise<{ send: Send; place: WalkPlace }> {
  const { admin } = server.people;
  let walker: WalkingCaller = await callerFor(server, admin);
  // a new sign-in uses a separate browser, which replaces the first one once both factors are verified
  const signingIn = server.browser();
  const send = auditedSend(
    server,
    audits,
    ({ path }) => (path.startsWith('/identity/resources/auth/') ? { browser: signingIn, headers: {} } : walker),
    ({ path }, answer) => {
      if (path.endsWith('/mfa/verify'))
        walker = { browser: signingIn, headers: bearer((answer as SignedIn).accessToken) };
    },
  );
  const publishTxt = (domain: string, value: string) => void dns.txt.set(domain, [value]);
  const answerTest = (exchangeId: string) => answerByHand(server, exchangeId);
  const given = { publishTxt, answerTest, samlMetadata: samlMetadata(), samlMetadataUrl };
  return { send, place: { ...(await placeOnServer(server, signingIn, applicationId)), ...given } };
}

/** As if an answer had come to a test, with a user whom it would sign in. */
async function answerByHand(server: TestServer, exchangeId: string): Promise<void> {
  const answer = answerTo(
    { id: '_walk', ...serviceProvider(server.services.config), issuer: '', destination: '', relayState: '' },
    server.clock.read(),
    { nameId: 'noor@v2.acme.example', attributes: { name: ['Noor'], groups: ['Crew'] } },
  );
  const { spEntityId } = serviceProvider(server.services.config);
  const response = encoded(samlXml({ ...answer, audience: spEntityId }));
  await server.rows(`update sso_exchanges set message = $2, ended_at = $3, outcome = 'passed' where id = $1`, [
    exchangeId,
    wrapAnswer(server.services, { kind: 'saml', response, requestId: '_walk' }),
    server.clock.read(),
  ]);
}

/** With a custom role of the tenant, given by the group. */
async function putIntoGroup(
  server: TestServer,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<void> {
  const [ids] = await server.rows<{ role: string; team: string }>(
    'select gen_random_uuid() as role, gen_random_uuid() as team',
  );
  const { role, team } = ids!;
  await server.rows(
    `insert into roles (id, tenant_id, key, name, level, created_at, updated_at) select $2, id, 'steersman', 'Steersman', 900, created_at, created_at from tenants where id = $1`,
    [tenantId, role],
  );
  await server.rows(
    `insert into groups (id, tenant_id, name, color, managed_by, created_at, updated_at) select $2, id, 'Steersmen', '#0f766e', 'here', created_at, created_at from tenants where id = $1`,
    [tenantId, team],
  );
  await server.rows('insert into group_roles (tenant_id, group_id, role_id) values ($1, $2, $3)', [
    tenantId,
    team,
    role,
  ]);
  await server.rows('insert into group_members (tenant_id, group_id, user_id) values ($1, $2, $3)', [
    tenantId,
    team,
    userId,
  ]);
}

async function placeOnServer(
  server: TestServer,
  signingIn: Browser,
  applicationId: string,
): Promise<Omit<WalkPlace, 'publishTxt' | 'answerTest' | 'samlMetadata' | 'samlMetadataUrl'>> {
  const { admin, member, guest, acme, globex } = server.people;
  const at = server.clock.read();
  await server.rows(`insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3)`, [
    globex,
    admin.id,
    at,
  ]);
  // one of the user's tenants is a sub-account of another
  await server.rows(
    `with below as (
       insert into tenants (id, name, is_reseller, settings, admin_box, parent_id, created_at, updated_at)
       values (gen_random_uuid()::text, 'Acme North', false, '{}', '{}', $1, $3, $3) returning id
     )
     insert into memberships (tenant_id, user_id, state, created_at) select id, $2, 'active', $3 from below`,
    [acme, admin.id, at],
  );
  await server.rows(
    `insert into notifications (id, user_id, key, created_at) values (gen_random_uuid(), $1, 'password-changed', $2)`,
    [admin.id, at],
  );
  await putIntoGroup(server, { tenantId: acme, userId: admin.id });
  await tryLogin(server.browser(), member.email, member.password, userAgent);
  await setUpApp(server, member);
  await server.rows(
    `insert into factors (id, user_id, kind, phone_number, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', '+12025550142', $2, $2)`,
    [member.id, at],
  );
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  return {
    email: admin.email,
    password: admin.password,
    applicationId,
    otherTenantId: globex,
    enrolledId: member.id,
    async askedByAnother() {
      const end = new Date(server.clock.read().getTime() + 86_400_000);
      const insert =
        'insert into factor_resets (id, tenant_id, user_id, requested_by, requested_at, expires_at) values (gen_random_uuid(), $1, $2, $3, $4, $5) returning id';
      const [reset] = await server.rows<{ id: string }>(insert, [acme, member.id, guest.id, server.clock.read(), end]);
      return reset!.id;
    },
    codeByPhone: async (number) => server.phonebox.code(number),
    codeByMail: async (email) => server.mailbox.code(email),
    codeOfApp(secret) {
      server.clock.advance(30_000);
      return codeOf(secret, server.clock);
    },
    async lockEnrolled() {
      for (let tries = 0; tries < server.services.config.lockout.maxAttempts; tries += 1)
        await tryLogin(server.browser(), member.email, 'not the password', userAgent);
    },
    challenge: async () => (await challengeFor(signingIn, changed)).mfaToken,
    async countsAsEnrolled(isEnrolled) {
      await server.rows('update memberships set person_mfa = $2 where user_id = $1', [
        server.people.admin.id,
        isEnrolled,
      ]);
    },
    async signedInAnew() {
      await server.rows(
        `update policy_heads set provisional_since = to_timestamp(0) where provisional_since is not null`,
      );
    },
    async provision({ id, token }) {
      const directory = directoryOf(server, id, token);
      const user = await directory.post('/Users', { userName: 'niu.zhen@acme.example' });
      await directory.post('/Groups', {
        displayName: 'Deck crew of the directory',
        members: [{ value: user.json<{ id: string }>().id }],
      });
    },
    async holdRemovals({ id }) {
      await server.rows(
        "update scim_users set active = false, held = 'deactivation', held_at = $2 where connection_id = $1",
        [id, server.clock.read()],
      );
    },
    attest: (options) => createSecurityKey(server.baseUrl).create(options),
    picture: new Blob([new Uint8Array(picture)]),
  };
}
