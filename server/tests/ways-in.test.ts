/**
 * Every way in, each against the policies of its tenant: forced MFA, session limits, and required single sign-on. Restrictions by IP address have
 * `restrictions/ways-in.test.ts`.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { endSurplusSessionsOfTenant } from '#server/db/queries/sessions/session-policies.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { ok, useEntrance, waysIn, type Ask, type WayIn } from '#server/testing/ways-in.ts';

type Caller = Awaited<ReturnType<typeof callerFor>>;

const { server, prepare, asAdmin } = await useEntrance();
const { acme, globex, member, guest } = server.people;

/** What a way answers: an error code, what a page asks for, or that it admits. */
type Outcome = string;
const admitted = 'admitted';
const proofDue = 'second factor first';
const stepUpDue = 'step-up first';
const loginDue = 'sign-in first';

interface Row {
  /** MFA forced, for a session with one factor. */
  force: Outcome;
  /** MFA forced except for single sign-on, for a session of the tenant's provider. */
  exceptSso: Outcome;
  /** A session that is too idle for the tenant, or too old. */
  over: Outcome;
  /** Single sign-on is required, for a session or a sign-in by another way; by default as a session that is over. */
  sso?: Outcome;
  /** A session that is older than the only one that the tenant admits. */
  surplus: Outcome;
  /** What it answers when it is let in; by default that it admits. */
  accepts?: Outcome;
  /** What is recorded then. */
  audits?: string[];
}

/** Begins a session with one factor: no limit keeps a new one out, and it ends the surplus. */
const begins = (due: Outcome): Row => ({
  force: due,
  exceptSso: due,
  over: admitted,
  surplus: admitted,
  sso: 'sso-required',
  audits: ['user.signed-in'],
});
/** Uses a session: those of the tenant's provider are excepted. */
const uses = (over: Outcome, force: Outcome = 'step-up-required'): Row => ({
  force,
  exceptSso: admitted,
  over,
  surplus: over,
});
/** Leads from another tenant, which the user's session was opened for. */
const enters = (over: Outcome, force: Outcome = 'step-up-required'): Row => ({
  force,
  exceptSso: force,
  over,
  surplus: over,
});
/** Leads a session into the tenant, where it ends the surplus. */
const switches: Row = {
  ...enters('reauthentication-required'),
  surplus: admitted,
  audits: ['session.tenant-switched'],
};
/** A program has no second factor, and no session. */
const program = (audits: string[] = []): Row => ({
  force: admitted,
  exceptSso: admitted,
  over: admitted,
  surplus: admitted,
  audits,
});

const table: Record<WayIn, Row> = {
  'a password': begins(proofDue),
  'a code by mail': begins(proofDue),
  'a link by mail': begins(proofDue),
  // that does not verify its user
  'a passkey': begins(proofDue),
  'a social account': begins(proofDue),
  'single sign-on': { ...begins(proofDue), exceptSso: admitted, sso: admitted },
  'the refresh cookie': uses('session-not-found'),
  'the refresh cookie, from another tenant': enters('session-not-found'),
  'a silent sign-in': uses('session-not-found'),
  'a silent sign-in, from another tenant': enters('session-not-found'),
  'an authorization request': uses(loginDue, stepUpDue),
  'an authorization request, from another tenant': enters(loginDue, stepUpDue),
  'an authorization code': uses('invalid-grant'),
  'an authorization code, from another tenant': enters('invalid-grant'),
  'a refresh token': uses('invalid-grant'),
  'a refresh token, from another tenant': enters('invalid-grant'),
  'a token for the tenant': uses('unauthenticated'),
  'a token for the tenant, from another one': enters('reauthentication-required'),
  'switching to the tenant': switches,
  'a tenant that was joined by an invitation': switches,
  'a call with a session': uses('unauthenticated'),
  // it is what a demand leads to
  'stepping up': { ...uses('unauthenticated'), force: proofDue, exceptSso: proofDue, accepts: proofDue },
  'the end of a step-up': { ...uses('session-not-found'), force: admitted, audits: ['session.stepped-up'] },
  'a second factor': { ...begins(admitted), exceptSso: admitted },
  'the portal': uses(loginDue, stepUpDue),
  'a portal ticket': { ...uses('link-invalid'), audits: ['session.portal-entered'] },
  // its admin was asked for both factors when the ticket was issued
  'an impersonation': program(['impersonation.started']),
  'an API token': program(['api-token.exchanged']),
  'the refresh of an API token': program(),
  'a call with an API token': program(),
  'a call with an access token': program(),
};

/** They have no session of their own user that could be one too many. */
const programs = new Set<WayIn>(
  waysIn.filter((way) => way.includes('API token') || way.includes('access token') || way === 'an impersonation'),
);

const listed = new URL('../../docs/ways-in.md', import.meta.url);

/** A line of the document. */
function lineOf(way: WayIn): string {
  const { force, exceptSso, over, surplus, sso = over } = table[way];
  const shown = [force, exceptSso, over, surplus, sso].map((outcome) => (isCode(outcome) ? `\`${outcome}\`` : outcome));
  return `| ${[way, ...shown].join(' | ')} |`;
}

const isCode = (outcome: Outcome) => ![admitted, proofDue, stepUpDue, loginDue].includes(outcome);

function outcomeOf({ status, headers, text }: Answer): Outcome {
  const leads = headers.get('location');
  if (leads?.includes('/account/step-up?')) return stepUpDue;
  if (leads?.includes('step=loginWithTwoFactor')) return proofDue;
  if (leads?.includes('/oauth/prelogin?') || leads?.includes('/account/login?')) return loginDue;
  if (status < 400) return text.startsWith('{"mfaRequired":true') ? proofDue : admitted;
  // a page carries what it shows
  if (text.startsWith('<')) return /"code":"([a-z-]+)"/.exec(text)?.[1] ?? text;
  return (JSON.parse(text) as ErrorBody).errorCode;
}

const savePolicy = (value: object) =>
  server.rows(
    `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), $1, 'mfa', $2, $3, $3)`,
    [acme, JSON.stringify(value), server.clock.read()],
  );
const saveLimit = (column: 'timeout' | 'idle_timeout' | 'max_sessions', most: number) =>
  server.rows(
    `insert into session_policies (tenant_id, ${column}, value, created_at, updated_at) values ($1, $2, '{}', $3, $3)`,
    [acme, most, server.clock.read()],
  );
/** All that lives. @param column when a session began, or was used last */
const fiveMinutesPass = (column: 'created_at' | 'seen_at') =>
  server.rows(`update sessions set ${column} = ${column} - interval '301 seconds'`);

/** Own sessions in the tenant, by user. */
const live = () =>
  server.rows<{ user_id: string; count: number }>(
    `select user_id, count(*)::int from sessions where tenant_id = $1 and ended_at is null and impersonator is null and parent_id is null
     group by user_id`,
    [acme],
  );

/** What a way answers, with the audit rows of the call. */
async function judge(ask: Ask): Promise<{ outcome: Outcome; audits: string[] }> {
  const [last] = await server.rows<{ id: string }>('select coalesce(max(id), 0) as id from audits');
  const outcome = outcomeOf(await ask());
  const rows = await server.rows<{ action: string }>(
    'select action from audits where id > $1 and original_id is null order by id',
    [last!.id],
  );
  return { outcome, audits: rows.map(({ action }) => action) };
}

async function expectRow(way: WayIn, ask: Ask, outcome: Outcome): Promise<void> {
  const before = await live();
  const audits = outcome === admitted ? (table[way].audits ?? []) : [];
  expect(await judge(ask)).toEqual({ outcome, audits });
  if (outcome !== admitted) expect(await live()).toEqual(before);
}

beforeEach(async () => {
  await server.rows('delete from security_policies where tenant_id is not null');
  await server.rows('delete from session_policies');
  await server.rows('delete from sessions');
  await server.rows('delete from sso_connections');
});

it('8 the document lists every way in, and what it answers', async () => {
  const text = await readFile(listed, 'utf8');
  expect(text.split('\n').filter((line) => /^\| (?:a|an|the|single|stepping|switching) /.test(line))).toEqual(
    waysIn.map(lineOf),
  );
});

describe('8 a tenant that forces MFA', () => {
  it.each(waysIn)('asks users with one factor for the other one, but no program: %s', async (way) => {
    const ask = await prepare(way);
    await savePolicy({ enforceMFAType: 'Force' });
    await expectRow(way, ask, table[way].force);
  });
});

describe('8 a tenant that forces MFA except for single sign-on', () => {
  it.each(waysIn)('admits sessions of its own provider with one factor: %s', async (way) => {
    const ask = await prepare(way, 'sso');
    await savePolicy({ enforceMFAType: 'ForceExceptSAML' });
    await expectRow(way, ask, table[way].exceptSso);
  });
});

describe.each([
  ['idle time', 'idle_timeout', 'seen_at'],
  ['age', 'timeout', 'created_at'],
] as const)('7 a tenant that limits the %s of sessions', (_, limit, since) => {
  it.each(waysIn)('admits none beyond the limit, and new ones: %s', async (way) => {
    const ask = await prepare(way);
    await saveLimit(limit, 300);
    await fiveMinutesPass(since);
    await expectRow(way, ask, table[way].over);
  });
});

/** Everybody of these tests but the colleague, who comes through the operator's connection for another domain. */
const requireSso = () =>
  server.rows(
    `with connection as (
       insert into sso_connections (id, tenant_id, type, product, enabled, sso_endpoint, certificates, idp_entity_id, sign_request, oidc_client_id, verification, created_at, updated_at)
       values (gen_random_uuid(), $1, 'saml', '', true, 'https://idp.example/', '', '', false, '', '', $2, $2) returning id
     ), domain as (
       insert into sso_domains (id, tenant_id, connection_id, domain, validated_at, created_at)
       select gen_random_uuid(), $1, id, 'acme.example', $2, $2 from connection
     )
     insert into sso_requirements (tenant_id, domain, names, connection_id, applies_to, since, grace_ends_at)
     select $1, 'acme.example', array(select distinct split_part(email, '@', 2) from users where email not like '%@harbour.example'), id, 'all', $2, $2 from connection`,
    [acme, server.clock.read()],
  );

describe('4 a tenant that requires single sign-on', () => {
  it.each(waysIn)('admits no other sign-in of its users, and no session of one: %s', async (way) => {
    const ask = await prepare(way);
    await requireSso();
    const { sso = table[way].over } = table[way];
    await expectRow(way, ask, sso);
  });
});

describe('7 a tenant that admits one session of each user', () => {
  it.each(waysIn)('admits the newest: %s', async (way) => {
    const older = await prepare(way);
    server.clock.advance(1000);
    const newer = await prepare(way);
    await saveLimit('max_sessions', 1);
    // what saving the limit does
    await endSurplusSessionsOfTenant(server.services.db, acme, server.clock.read(), {
      ip: '',
      userAgent: '',
      traceId: '',
      country: null,
    });
    expect((await judge(older)).outcome).toBe(table[way].surplus);
    server.clock.advance(1000);
    const { audits = [], surplus, accepts = admitted } = table[way];
    const ends = surplus === admitted && !programs.has(way) ? ['session.ended-by-policy'] : [];
    expect(await judge(newer)).toEqual({ outcome: accepts, audits: [...audits, ...ends] });
    expect((await live()).filter(({ count }) => count > 1)).toEqual([]);
  });

  describe('ends the others of a user whose session moves to it', () => {
    const rejoin = () =>
      server.rows(
        `insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3)
         on conflict (tenant_id, user_id) do update set state = 'active'`,
        [globex, guest.id, server.clock.read()],
      );
    afterEach(rejoin);

    it.each<[string, (who: Caller) => Promise<Answer>]>([
      [
        'as the user leaves the other tenant',
        ({ browser, headers }) =>
          browser.send('DELETE', `/identity/resources/users/v1/me/tenants/${globex}`, { headers }),
      ],
      [
        'as the other tenant has shut them out',
        async ({ browser }) => {
          await server.rows("update memberships set state = 'disabled' where tenant_id = $1 and user_id = $2", [
            globex,
            guest.id,
          ]);
          return await browser.post(paths.refresh, {});
        },
      ],
      [
        'as they step up to enter it',
        async ({ browser }) => {
          await savePolicy({ enforceMFAType: 'Force' });
          const asked = `/account/step-up?${new URLSearchParams({ tenantId: acme }).toString()}`;
          const typing = await browser.submit(await browser.follow(await browser.get(asked)), {});
          await server.settle();
          return await browser.submit(typing, { code: /\b\d{6}\b/.exec(server.mailbox.latest(guest.email).text)![0] });
        },
      ],
    ])('%s', async (_, move) => {
      const moving = await callerFor(server, guest, globex);
      server.clock.advance(1000);
      const newer = await callerFor(server, guest, acme);
      await saveLimit('max_sessions', 1);
      const { outcome, audits } = await judge(() => move(moving));
      expect([outcome, audits]).toEqual([admitted, expect.arrayContaining(['session.ended-by-policy'])]);
      expect(await live()).toEqual([{ user_id: guest.id, count: 1 }]);
      const ended = await server.rows<{ tenant_id: string }>('select tenant_id from sessions where ended_at is null');
      expect([ended, (await newer.browser.get(paths.me, newer.headers)).status]).toEqual([[{ tenant_id: acme }], 401]);
    });
  });
});

describe('8 a policy that an admin saves in one process', async () => {
  let other: TestServer;
  beforeAll(async () => {
    const { database, masterKey, clock } = server;
    other = await startTestServer({ database, masterKey, clock });
  });
  afterAll(() => other.close());

  it.each<[string, string, object, [number, string]]>([
    ['v1/mfa-policy', 'forced MFA', { enforceMFAType: 'Force' }, [401, 'step-up-required']],
    [
      'sessions/v1',
      'a limit of sessions',
      { sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 } },
      [401, 'unauthenticated'],
    ],
    [
      'sessions/v1',
      'an idle time',
      { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 300 } },
      [401, 'unauthenticated'],
    ],
    [
      'sessions/v1',
      'an age of sessions',
      { sessionTimeoutConfiguration: { isActive: true, timeout: 300 } },
      [401, 'unauthenticated'],
    ],
  ])('applies in the other one from the next request: %s %s', async (path, name, value, refusal) => {
    const mika = await callerFor(other, member);
    await fiveMinutesPass('seen_at');
    await fiveMinutesPass('created_at');
    if (name.startsWith('a limit')) await callerFor(other, member);
    const call = () => mika.browser.get(paths.me, mika.headers);
    expect((await call()).status).toBe(200);
    if (name === 'an idle time') await fiveMinutesPass('seen_at');
    const ada = await asAdmin();
    ok(await ada.browser.post(`/identity/resources/configurations/${path}`, value, ada.headers));
    const refused = await call();
    expect([refused.status, refused.json<ErrorBody>().errorCode]).toEqual(refusal);
  });
});
