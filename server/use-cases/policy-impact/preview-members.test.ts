/** Previews of policies that hit members whom a parent account lets in, and users whom a provider signed in: as enforced. */
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { SubAccount } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { day } from '#server/lib/clock.ts';
import type { Answer, Browser } from '#server/testing/browser.ts';
import { bearer, callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { startIdentityProvider, type IdentityProvider } from '#server/testing/identity-provider.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { addApp, challengeFor, signInPath } from '#server/testing/second-factors.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const idp: IdentityProvider = await startIdentityProvider([`${baseUrl}/account/oidc/callback`]);
afterAll(() => idp.close());
const at = { clientId: idp.clientId, clientSecret: idp.clientSecret, issuer: idp.issuer };
const server = await useTestServer({
  config: {
    baseUrl,
    trustedProxies: ['127.0.0.1'],
    limits: { policyPreview: { points: 100, per: 60 } },
    sso: {
      connections: [
        { ...at, key: 'own', tenant: 'acme', domains: ['own.example'] },
        { ...at, key: 'other', tenant: 'globex', domains: ['other.example'] },
      ],
    },
  },
});
const { acme, globex, admin, member, guest, stranger } = server.people;
await server.rows(`update tenants set alias = case id when $1 then 'acme' else 'globex' end where id in ($1, $2)`, [
  acme,
  globex,
]);
const configurations = '/identity/resources/configurations';
const office = { 'x-forwarded-for': '198.51.100.7' };
const cafe = { 'x-forwarded-for': '203.0.113.9' };
const me = '/identity/resources/users/v2/me';
const json = { 'content-type': 'application/json' };

/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
const tokenIn = (answer: Answer) => ok(answer).json<{ accessToken: string }>().accessToken;
const emails = ({ users }: PolicyImpact) => users.items.map(({ email }) => email).toSorted();

const ada = await callerFor(server, admin);
const asAda = { ...ada.headers, ...office };
const put = (path: string, body: object) =>
  ada.browser.send('PUT', path, { body: JSON.stringify(body), headers: { ...asAda, ...json } });
const { tenantId: north } = ok(
  await ada.browser.post('/tenants/resources/sub-tenants/v1', { name: 'North' }, asAda),
).json<SubAccount>();
const access = async (user: SeededUser, allowAccess: boolean) =>
  void ok(await put(`/identity/resources/sub-tenants/users/v1/${user.id}/access`, { allowAccess }));
await access(admin, true);
const asAdaInNorth = {
  ...bearer(tokenIn(await ada.browser.post(paths.tokenForTenant, { tenantId: north }, asAda))),
  ...office,
};
// Mika and Gita inherit from Acme; Sol is a member of North itself
await server.rows(
  `insert into memberships (tenant_id, user_id, state, joined, created_at) values ($1, $2, 'active', true, now())`,
  [north, stranger.id],
);

/** A session in North from an address. */
async function inNorth(user: SeededUser, from: Record<string, string>) {
  const browser = server.browser();
  const first = { ...bearer(tokenIn(await tryLogin(browser, user.email, user.password, from))), ...from };
  ok(
    await browser.send('PUT', paths.switchTenant, {
      body: JSON.stringify({ tenantId: north }),
      headers: { ...first, ...json },
    }),
  );
  const token = tokenIn(await browser.post(paths.refresh, { tenantId: north }, from));
  return { user, call: async () => (await browser.get(me, { ...bearer(token), ...from })).status };
}

const preview = async (path: string, draft: object, as = asAdaInNorth): Promise<PolicyImpact> =>
  ok(await ada.browser.post(`${configurations}/${path}/impact`, draft, as)).json();

beforeEach(async () => {
  await server.rows('delete from sessions where user_id <> $1', [admin.id]);
  for (const table of ['ip_restrictions', 'ip_restriction_settings', 'session_policies'])
    await server.rows(`delete from ${table}`);
  await server.rows('delete from security_policies where tenant_id is not null');
  await server.rows(`delete from audits where action in ('user.signed-in', 'user.sign-in-failed', 'user.locked')`);
  await server.rows('delete from lockouts');
  await server.rows('update memberships set expires_at = null');
  await access(member, true);
  await access(guest, true);
});

describe('7 in a sub-account, a preview', () => {
  const people = [member, guest, stranger];
  const range = { ip: '198.51.100.0/24', strategy: 'ALLOW' };
  const nothing = async (): Promise<void> => undefined;
  const longAgo = async (): Promise<void> => {
    const at = new Date(server.clock.read().getTime() - 7_200_000);
    await server.rows(`update sessions set seen_at = $1 where user_id <> $2`, [at, admin.id]);
  };

  it.each([
    {
      what: 'IP restrictions',
      path: 'v1/restrictions/ip',
      draft: { isActive: true, strategy: 'ALLOW', add: [range] },
      prepare: nothing,
      save: async (): Promise<void> => {
        ok(await ada.browser.post(`${configurations}/v1/restrictions/ip/bulk`, { ips: [range] }, asAdaInNorth));
        const settings = { isActive: true, strategy: 'ALLOW' };
        ok(await ada.browser.post(`${configurations}/v1/restrictions/ip/config`, settings, asAdaInNorth));
      },
    },
    {
      what: 'forced MFA',
      path: 'v1/mfa-policy',
      draft: { enforceMFAType: 'Force' },
      prepare: nothing,
      save: async (): Promise<void> => {
        ok(await ada.browser.post(`${configurations}/v1/mfa-policy`, { enforceMFAType: 'Force' }, asAdaInNorth));
      },
    },
    {
      what: 'an idle time-out',
      path: 'sessions/v1',
      draft: { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } },
      prepare: longAgo,
      save: async (): Promise<void> => {
        const limits = { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } };
        ok(await ada.browser.post(`${configurations}/sessions/v1`, limits, asAdaInNorth));
      },
    },
  ])(
    'of $what hits the sessions that it ends or refuses, and not those that the parent account has shut out',
    async (each) => {
      const sessions: Awaited<ReturnType<typeof inNorth>>[] = [];
      for (const user of people) sessions.push(await inNorth(user, cafe));
      const expired = await inNorth(people[2]!, cafe);
      await access(guest, false);
      const statuses = async () => {
        const all = [];
        for (const session of [...sessions, expired]) all.push({ ...session, status: await session.call() });
        return all;
      };
      const before = await statuses();
      expect(before.map(({ status }) => status)).toEqual([200, 401, 200, 200]);
      await each.prepare();
      const impact = await preview(each.path, each.draft);
      await each.save();
      const hit = (await statuses()).filter(({ status }, index) => before[index]!.status === 200 && status !== 200);
      expect(hit.map(({ user }) => user.email)).toEqual([member.email, stranger.email, stranger.email]);
      expect(impact.sessions.total).toBe(hit.length);
      // the admin is a member by inheritance too, and has no second factor
      const others = emails(impact).filter((email) => email !== admin.email);
      expect(others).toEqual([...new Set(hit.map(({ user }) => user.email))].toSorted());
    },
  );

  it('names whom password expiration keeps out of it', async () => {
    const old = new Date(server.clock.read().getTime() - 40 * day);
    await server.rows('update users set password_changed_at = $1 where id = any ($2)', [
      old,
      people.map(({ id }) => id),
    ]);
    for (const user of people.slice(0, 2)) await inNorth(user, office);
    await access(guest, false);
    const draft = { isActive: true, rotationPeriod: 30 * 1440, notificationPeriod: 0 };
    const impact = await preview('v1/password-rotation', draft);
    ok(await ada.browser.post(`${configurations}/v1/password-rotation`, draft, asAdaInNorth));
    const kept: string[] = [];
    for (const { email, password } of people) {
      const answer = await tryLogin(server.browser(), email, password, { 'frontegg-scoped-tenant': north });
      if (answer.json<{ errorCode?: string }>().errorCode === 'password-expired') kept.push(email);
    }
    expect(kept).toEqual([member.email, stranger.email]);
    expect(emails(impact)).toEqual(kept.toSorted());
  });

  it('counts the locks of every active membership, as they happen once it is saved', async () => {
    for (const user of people.slice(0, 2)) await inNorth(user, office);
    await access(guest, false);
    await server.rows('update memberships set expires_at = $1 where tenant_id = $2 and user_id = $3', [
      new Date(server.clock.read().getTime() - day),
      north,
      stranger.id,
    ]);
    const fail = async () => {
      for (const { email } of people)
        for (let n = 0; n < 4; n += 1) await tryLogin(server.browser(), email, 'not the password');
    };
    await fail();
    const draft = { enabled: true, maxAttempts: 3 };
    const impact = await preview('v1/lockout-policy', draft);
    await server.rows('delete from lockouts');
    await server.rows(`delete from audits where action = 'user.sign-in-failed'`);
    ok(await ada.browser.post(`${configurations}/v1/lockout-policy`, draft, asAdaInNorth));
    await fail();
    const locked = await server.rows<{ email: string }>(
      `select u.email from audits a join users u on u.id = a.actor_id where a.action = 'user.locked' and a.tenant_id is null order by u.email`,
    );
    expect(locked.map(({ email }) => email)).toEqual(people.map(({ email }) => email).toSorted());
    expect(impact.lockouts!.refused).toBe(locked.length);
    expect(emails(impact)).toEqual(locked.map(({ email }) => email));
  });

  it('of IP restrictions does not name the API tokens of users whom the parent account has shut out', async () => {
    const draft = { isActive: true, strategy: 'ALLOW', add: [range] };
    const call = (secret: string) => server.browser().get(me, { 'x-api-key': secret, ...cafe });
    // only admins make tokens of their own
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id)
       select $1, u.id, r.id from users u, roles r where u.id = any ($2) and r.key = 'admin' and r.tenant_id is null`,
      [acme, [member.id, guest.id]],
    );
    onTestFinished(
      async () =>
        void (await server.rows(
          `delete from membership_roles where user_id = any ($1) and role_id in (select id from roles where key = 'admin')`,
          [[member.id, guest.id]],
        )),
    );
    const secrets = new Map<string, string>();
    for (const user of [member, guest]) {
      const browser = server.browser();
      const session = bearer(tokenIn(await tryLogin(browser, user.email, user.password)));
      const here = bearer(tokenIn(await browser.post(paths.tokenForTenant, { tenantId: north }, session)));
      const made = await browser.post('/identity/resources/users/access-tokens/v1', { description: user.name }, here);
      secrets.set(user.name, ok(made).json<{ secret: string }>().secret);
    }
    for (const secret of secrets.values()) ok(await call(secret));
    await access(guest, false);
    expect((await call(secrets.get(guest.name)!)).status).toBe(401);
    const { apiTokens } = await preview('v1/restrictions/ip', draft);
    expect(apiTokens.items.map(({ description }) => description)).toEqual([member.name]);
    expect(apiTokens.total).toBe(1);
  });
});

describe('7 of MFA for all but users of its own provider, a preview', () => {
  const draft = { enforceMFAType: 'ForceExceptSAML' };
  let count = 0;

  /** Signs in by the provider of a tenant, and reads what came of it. */
  async function byProvider(email: string, browser: Browser = server.browser()) {
    idp.account = { sub: email, email, name: 'Noor Haddad' };
    const { address } = (await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email })).json<{
      address: string;
    }>();
    await browser.get(await idp.visit((await browser.get(address)).location));
    const answer = await browser.post(paths.refresh, { tenantId: null });
    return answer.status === 200 ? answer.json<{ tenantId: string }>().tenantId : undefined;
  }

  it('counts the sign-ins by a provider of another tenant, which is not asked for here', async () => {
    count += 1;
    const [own, other] = [`noor-${count}@own.example`, `noor-${count}@other.example`];
    expect(await byProvider(own)).toBe(acme);
    expect(await byProvider(other)).toBe(globex);
    // as a member of Acme whose membership of Globex has expired, they are signed in to Acme
    await server.rows(
      `insert into memberships (tenant_id, user_id, state, joined, created_at) select $1, id, 'active', true, now() from users where email = $2`,
      [acme, other],
    );
    await server.rows(
      `update memberships set expires_at = $1 where tenant_id = $2 and user_id = (select id from users where email = $3)`,
      [new Date(server.clock.read().getTime() - day), globex, other],
    );
    expect(await byProvider(other)).toBe(acme);
    const impact = await preview('v1/mfa-policy', draft, asAda);
    expect(impact).toMatchObject({ signIns: { total: 2, refused: 1 }, sessions: { total: 2 } });
    expect(emails(impact)).toContain(other);
    expect(emails(impact)).not.toContain(own);
    ok(await ada.browser.post(`${configurations}/v1/mfa-policy`, draft, asAda));
    expect([await byProvider(own), await byProvider(other)]).toEqual([acme, undefined]);
  });

  it('does not count a sign-in from a remembered device, which is excused', async () => {
    const app = await addApp(server, await callerFor(server, member));
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, member);
    ok(await browser.post(`${signInPath}/verify`, { mfaToken, value: app.nextCode(), rememberDevice: true }));
    await server.rows(`delete from audits where action = 'user.signed-in'`);
    ok(await tryLogin(browser, member.email, member.password));
    ok(await tryLogin(server.browser(), guest.email, guest.password));
    const { signIns } = await preview('v1/mfa-policy', { enforceMFAType: 'Force' }, asAda);
    expect(signIns).toMatchObject({ total: 2, refused: 1 });
    ok(await ada.browser.post(`${configurations}/v1/mfa-policy`, { enforceMFAType: 'Force' }, asAda));
    const again = [
      await tryLogin(browser, member.email, member.password),
      await tryLogin(server.browser(), guest.email, guest.password),
    ];
    expect(again.map((answer) => answer.json<{ mfaRequired?: boolean }>().mfaRequired ?? false)).toEqual([false, true]);
  });
});
