/** Single sign-on required for a domain: set, previewed, undone, and guarded against locking everybody out. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import type { SsoEnforcement, SsoEnforcementSettings } from '#shared/contract/sso/sso-enforcement.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import type { Answer, Browser } from '#server/testing/browser.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { bearer, callerFor, linkParts, paths, tryLogin } from '#server/testing/flows.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';
import { setUpApp, signInPath, signInWithApp } from '#server/testing/second-factors.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { revertDuePolicy } from '#server/use-cases/policy-history/provisional-policies.ts';
import { disablePolicy } from '#server/use-cases/restrictions/disable-policy.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const dns = await startDnsServer();
const idp = await startIdentityProvider([`${baseUrl}/account/oidc/callback`]);
afterAll(async () => void (await Promise.all([dns.close(), idp.close()])));
const server = await useTestServer({
  config: {
    baseUrl,
    lifetimes: { accessToken: 86_400 },
    sso: { dnsServers: [dns.address] },
    outgoing: { allow: [new URL(idp.issuer).host] },
    signIn: { alternatives: ['Code'] },
  },
});
const { acme, globex, admin, member, guest, stranger } = server.people;
const domain = member.email.split('@')[1]!;
const configurations = '/team/resources/sso/v1/configurations';
const base = '/team/resources/sso/v1/enforcement';
const app = await setUpApp(server, admin);
const ada = { ...app, ...(await signInWithApp(server, admin, app)) };
const asAda = ada.headers;

/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];
const json = { 'content-type': 'application/json' };
const send = (method: string, path: string, body: object, headers = asAda) =>
  ada.browser.send(method, path, { body: JSON.stringify(body), headers: { ...json, ...headers } });

/** A connection that is on, with the domain of Acme's users. */
async function connect(): Promise<SsoConfig> {
  const oidc = { type: 'oidc', ssoEndpoint: idp.issuer, oidcClientId: idp.clientId, oidcSecret: idp.clientSecret };
  const made = ok(await send('POST', configurations, { ...oidc, enabled: true })).json<SsoConfig>();
  const added = ok(await send('POST', `${configurations}/${made.id}/domains`, { domain })).json<SsoDomain>();
  dns.txt.set(domain, [added.txtRecord]);
  ok(await send('PUT', `${configurations}/${made.id}/domains/${added.id}/validate`, {}));
  return { ...made, domains: [added] };
}

const draft = (more: Partial<SsoEnforcementSettings> = {}): SsoEnforcementSettings => ({
  domains: [{ domain, appliesTo: 'all' }],
  pilotGroupIds: [],
  pilotUserIds: [],
  emergencyUserIds: [admin.id],
  graceHours: 0,
  ...more,
});
const save = (
  more: Partial<SsoEnforcementSettings> & { provisional?: boolean; version?: number } = {},
  headers = asAda,
) => send('PUT', base, { ...draft(), ...more }, headers);
const read = async () => ok(await ada.browser.get(base, asAda)).json<SsoEnforcement>();
const off = () => save({ domains: [] });

/** Goes to the provider and comes back. */
async function bySso(user: { email: string; name: string }): Promise<{ browser: Browser; answer: Answer }> {
  const browser = server.browser();
  idp.account = { sub: user.email, email: user.email, name: user.name };
  const { address } = (
    await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email: user.email })
  ).json<{ address: string }>();
  const left = await browser.get(address);
  return { browser, answer: await browser.get(await idp.visit(left.location)) };
}
const byPassword = async (email: string, password: string, more: object = {}) =>
  errorOf(await server.browser().post(paths.login, { email, password, ...more }));
const required = [403, 'sso-required'];
const audited = async (action: string) =>
  await server.rows<{ actor_id: string | null; details: Record<string, unknown> }>(
    'select actor_id, details from audits where action = $1 order by id desc',
    [action],
  );
const told = (key: string) => server.rows('select user_id from notifications where key = $1', [key]);

let connection: SsoConfig;
beforeEach(async () => {
  for (const table of [
    'sso_requirements',
    'sso_enforcement_settings',
    'sso_emergency_users',
    'sso_connections',
    'policy_versions',
    'policy_heads',
    'notifications',
    'lockouts',
  ])
    await server.rows(`delete from ${table}`);
  await server.rows("delete from jobs where kind = 'revert-policy'");
  await server.rows('delete from sessions where id <> $1', [claimsOf(ada.session.accessToken).sid]);
  await server.rows('delete from factors where user_id = $1', [member.id]);
  await server.rows('update users set two_factors_by = null where id = $1', [member.id]);
  connection = await connect();
});
function claimsOf(token: string): { sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string };
}

describe('requiring single sign-on', () => {
  it('takes the password from everybody of the domain, and says the same without an account', async () => {
    ok(await save());
    expect(await byPassword(member.email, member.password)).toEqual(required);
    expect(await byPassword(member.email, 'not the password')).toEqual(required);
    expect(await byPassword(`nobody@${domain}`, 'not the password')).toEqual(required);
    const { browser } = await bySso(member);
    expect((await browser.post(paths.refresh, {})).status).toBe(200);
  });

  it('leaves users of other tenants and of other domains as they are', async () => {
    ok(await save());
    expect((await tryLogin(server.browser(), stranger.email, stranger.password)).status).toBe(200);
    await server.rows('update users set email = $2, email_folded = $2 where id = $1', [stranger.id, `sam@${domain}`]);
    const elsewhere = await tryLogin(server.browser(), `sam@${domain}`, stranger.password);
    await server.rows('update users set email = $2, email_folded = $2 where id = $1', [stranger.id, stranger.email]);
    expect(elsewhere.status).toBe(200);
  });

  it('leads a user of two tenants into the other one by a password, and not from there', async () => {
    ok(await save());
    await server.rows('update users set email = $2, email_folded = $2 where id = $1', [guest.id, `guest@${domain}`]);
    const visitor = await callerFor(server, { ...guest, email: `guest@${domain}` });
    expect(visitor.session.tenantId).toBe(globex);
    const entering = await visitor.browser.put(paths.switchTenant, { tenantId: acme }, visitor.headers);
    await server.rows('update users set email = $2, email_folded = $2 where id = $1', [guest.id, guest.email]);
    expect(errorOf(entering)).toEqual([403, 'reauthentication-required']);
  });

  it('admits a sign-in through the connection that has a second factor of its own', async () => {
    const mika = await setUpApp(server, member);
    ok(await save());
    const { browser, answer } = await bySso(member);
    const shown = await browser.follow(answer);
    expect(shown.text).toContain('Enter the code from your app');
    expect((await browser.submit(shown, { code: mika.nextCode() })).status).toBe(303);
    const refreshed = await browser.post(paths.refresh, {});
    expect(refreshed.status).toBe(200);
  });

  it('refuses a sign-up and an invitation with a password', async () => {
    ok(await save());
    const newcomer = { email: `newcomer@${domain}`, password: 'a quiet harbour', name: 'New' };
    expect(errorOf(await server.browser().post(paths.signUp, newcomer))).toEqual(required);
    ok(await ada.browser.post(paths.users, { email: newcomer.email }, asAda));
    await server.settle();
    const { token } = linkParts(server.mailbox.linkPath(newcomer.email)) as { token: string };
    const accepted = await server.browser().post(paths.signUp, { ...newcomer, invitationToken: token });
    expect(errorOf(accepted)).toEqual(required);
    const { browser } = await bySso(newcomer);
    expect((await browser.post(paths.refresh, {})).status).toBe(200);
  });

  it('ends sessions that began in another way once the grace is over', async () => {
    const mika = await callerFor(server, member);
    server.clock.advance(1000);
    ok(await save({ graceHours: 2 }));
    expect((await read()).domains[0]!.sessionsUntil).toBe(
      new Date(server.clock.read().getTime() + 2 * 3_600_000).toISOString(),
    );
    expect((await mika.browser.get(paths.me, mika.headers)).status).toBe(200);
    expect(await byPassword(member.email, member.password)).toEqual(required);
    server.clock.advance(2 * 3_600_000);
    expect((await mika.browser.get(paths.me, mika.headers)).status).toBe(401);
    expect(errorOf(await mika.browser.post(paths.refresh, {}))).toEqual([401, 'session-not-found']);
  });

  it('does not let a user evade it by another address', async () => {
    const { browser } = await bySso(member);
    const { accessToken } = ok(await browser.post(paths.refresh, {})).json<{ accessToken: string }>();
    ok(await save());
    const changed = await browser.post(
      '/identity/resources/users/v1/email/me',
      { email: 'mika@elsewhere.example' },
      bearer(accessToken),
    );
    expect([changed.status, changed.text]).toEqual([403, expect.stringContaining('email-domain-refused')]);
  });
});

describe('a pilot', () => {
  it('binds the listed users and the members of the groups alone, and nobody learns who they are', async () => {
    ok(await save({ domains: [{ domain, appliesTo: 'pilot' }], pilotUserIds: [member.id] }));
    expect(await byPassword(member.email, member.password)).toEqual(required);
    expect((await byPassword(member.email, 'wrong'))[1]).toBe('invalid-credentials');
    ok(await save({ domains: [{ domain, appliesTo: 'pilot' }] }));
    expect((await tryLogin(server.browser(), member.email, member.password)).status).toBe(200);
    const group = ok(await send('POST', '/identity/resources/groups/v1', { name: `Pilot ${Date.now()}` })).json<{
      id: string;
    }>();
    ok(await save({ domains: [{ domain, appliesTo: 'pilot' }], pilotGroupIds: [group.id] }));
    expect((await tryLogin(server.browser(), member.email, member.password)).status).toBe(200);
    ok(await send('POST', `/identity/resources/groups/v1/${group.id}/users`, { userIds: [member.id] }));
    expect(await byPassword(member.email, member.password)).toEqual(required);
    expect((await read()).pilotGroups).toEqual([{ id: group.id, name: expect.any(String) }]);
  });
});

describe('emergency access', () => {
  async function byApp(): Promise<Answer> {
    const browser = server.browser();
    const challenge = ok(await tryLogin(browser, admin.email, admin.password)).json<{ mfaToken: string }>();
    return await browser.post(`${signInPath}/verify`, { mfaToken: challenge.mfaToken, value: ada.nextCode() });
  }

  it('is by password and MFA, recorded, and told to all admins', async () => {
    ok(await save());
    expect((await byApp()).status).toBe(200);
    await server.settle();
    expect(await audited('sso-emergency.used')).toEqual([{ actor_id: admin.id, details: expect.any(Object) }]);
    expect(await told('sso-emergency-used')).toEqual([{ user_id: admin.id }]);
    expect(server.mailbox.latest(admin.email).subject).toContain('Emergency access');
  });

  it('is not recorded for a session through the connection', async () => {
    ok(await save());
    const before = (await audited('sso-emergency.used')).length;
    await bySso(admin);
    expect((await audited('sso-emergency.used')).length).toBe(before);
  });

  it('is needed by somebody with a password, MFA and the right to change SSO', async () => {
    expect(errorOf(await save({ emergencyUserIds: [] }))).toEqual([409, 'sso-emergency-required']);
    expect(errorOf(await save({ emergencyUserIds: [member.id] }))).toEqual([409, 'sso-emergency-required']);
    expect(errorOf(await save({ emergencyUserIds: [stranger.id] }))).toEqual([409, 'sso-emergency-required']);
    ok(await save({ emergencyUserIds: [member.id, admin.id] }));
    expect((await read()).emergencyUsers.filter(({ chosen }) => chosen)).toEqual([
      expect.objectContaining({ id: admin.id, missing: [] }),
      expect.objectContaining({ id: member.id, missing: ['permission', 'mfa'] }),
    ]);
  });

  it('of the last one survives: factor, membership and roles', async () => {
    ok(await save());
    const disable = `/identity/resources/users/v1/mfa/authenticator/${ada.deviceId}/disable/verify`;
    const { browser, headers } = await signInWithApp(server, admin, app);
    const removal = await browser.post(disable, { token: app.nextCode() }, headers);
    expect(errorOf(removal)).toEqual([409, 'sso-emergency-last']);
    const leaving = await browser.send('DELETE', `/identity/resources/users/v1/me/tenants/${acme}`, {
      headers,
    });
    expect(errorOf(leaving)).toEqual([409, 'sso-emergency-last']);
    ok(await off());
  });
});

describe('whoever requires it', () => {
  it('has emergency access, or has come through the connection', async () => {
    await server.rows(
      'insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where tenant_id is null and key = $3 on conflict do nothing',
      [acme, member.id, 'admin'],
    );
    try {
      const mika = await callerFor(server, member);
      expect(errorOf(await save({}, mika.headers))).toEqual([409, 'sso-enforcement-own-sign-in']);
      const { browser } = await bySso(member);
      const { accessToken } = ok(await browser.post(paths.refresh, {})).json<{ accessToken: string }>();
      expect((await save({}, bearer(accessToken))).status).toBe(200);
    } finally {
      await server.rows(
        "delete from membership_roles where tenant_id = $1 and user_id = $2 and role_id in (select id from roles where key = 'admin')",
        [acme, member.id],
      );
    }
  });

  it('needs the right to, a proved domain, a connection that is on, and the latest version', async () => {
    const mika = await callerFor(server, member);
    expect(errorOf(await save({}, mika.headers))[0]).toBe(403);
    expect(errorOf(await mika.browser.get(base, mika.headers))[0]).toBe(403);
    expect(errorOf(await save({ domains: [{ domain: 'other.example', appliesTo: 'all' }] }))).toEqual([
      409,
      'sso-domain-not-ready',
    ]);
    expect(errorOf(await save({ version: 7 }))).toEqual([409, 'changed-meanwhile']);
    ok(await send('PATCH', `${configurations}/${connection.id}`, { enabled: false }));
    expect(errorOf(await save())).toEqual([409, 'sso-domain-not-ready']);
  });

  it('sees whom it binds before', async () => {
    await callerFor(server, member);
    const impact = ok(await send('POST', `${base}/impact`, draft({ graceHours: 1 }))).json<PolicyImpact>();
    const names = impact.users.items.map(({ email }) => email);
    expect(names).toContain(member.email);
    expect(names).not.toContain(admin.email);
    expect(impact).toMatchObject({ locksOut: false, sessions: { total: 1 } });
    // whoever came through a connection only has no password
    expect(impact.sso).toMatchObject({ withPassword: 1, notLinked: names.length, apiTokens: { total: 0 } });
    expect((await read()).domains).toEqual([]);
    await bySso(member);
    const next = ok(await send('POST', `${base}/impact`, draft())).json<PolicyImpact>();
    expect(next.sso?.notLinked).toBe(names.length - 1);
    const unsafe = ok(await send('POST', `${base}/impact`, draft({ emergencyUserIds: [] }))).json<PolicyImpact>();
    expect(unsafe.locksOut).toBe(true);
  });

  it('confirms it from a new sign-in, else it is undone', async () => {
    ok(await save({ provisional: true }));
    const { pending, version } = await read();
    expect(pending).toMatchObject({ confirmable: false });
    expect(errorOf(await send('POST', `${base}/confirm`, { version }))).toEqual([403, 'policy-confirm-needs-sign-in']);
    server.clock.advance(11 * 60_000);
    await revertDuePolicy(anonymousContext(server.services, ownMetadata('test')), {
      tenantId: acme,
      policy: 'sso-enforcement',
    });
    expect(await read()).toMatchObject({ domains: [], pending: null });
    expect((await tryLogin(server.browser(), member.email, member.password)).status).toBe(200);
    ok(await save({ provisional: true }));
    server.clock.advance(1000);
    const { headers } = await signInWithApp(server, admin, app);
    const latest = await read();
    ok(await send('POST', `${base}/confirm`, { version: latest.version }, headers));
    expect(await read()).toMatchObject({ domains: [expect.objectContaining({ domain })], pending: null });
  });

  it('takes it back by one call, and so does the operator', async () => {
    ok(await save());
    ok(await off());
    expect((await tryLogin(server.browser(), member.email, member.password)).status).toBe(200);
    ok(await save());
    const now = server.clock.read();
    const context = anonymousContext(server.services, ownMetadata('test'));
    const wasOn = await context.inTenant(acme, (tx, context) =>
      disablePolicy({ tx, now, audit: (entry) => context.audit(entry) }, { tenantId: acme, rule: 'sso-enforcement' }),
    );
    expect([wasOn, (await read()).domains, (await read()).emergencyUserIds]).toEqual([true, [], [admin.id]]);
    expect((await audited('tenant.policy-changed'))[0]!.actor_id).toBeNull();
  });

  it('finds two at once serialized', async () => {
    const { version } = await read();
    const answers = await Promise.all([save({ version }), save({ version, graceHours: 5 })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('it ends', () => {
  const isOn = async () => (await read()).domains.length > 0;

  it('with the connection that is turned off, and does not return by itself', async () => {
    ok(await save());
    ok(await send('PATCH', `${configurations}/${connection.id}`, { enabled: false }));
    expect(await isOn()).toBe(false);
    expect((await audited('tenant.policy-changed'))[0]!.details).toMatchObject({ after: { domains: [] } });
    ok(await send('PATCH', `${configurations}/${connection.id}`, { enabled: true }));
    expect(await isOn()).toBe(false);
    expect((await tryLogin(server.browser(), member.email, member.password)).status).toBe(200);
  });

  it('with the connection that is deleted, and with the domain that is removed', async () => {
    ok(await save());
    ok(await send('DELETE', `${configurations}/${connection.id}`, {}));
    expect(await isOn()).toBe(false);
    connection = await connect();
    ok(await save());
    ok(await send('DELETE', `${configurations}/${connection.id}/domains/${connection.domains[0]!.id}`, {}));
    expect(await isOn()).toBe(false);
  });

  it('with a connection that anything turns off', async () => {
    ok(await save());
    await server.rows('update sso_connections set enabled = false');
    expect(await isOn()).toBe(false);
  });

  it('not with a domain whose record is missing', async () => {
    ok(await save());
    await server.rows('update sso_domains set drifted_at = now()');
    expect(await byPassword(member.email, member.password)).toEqual(required);
  });
});
