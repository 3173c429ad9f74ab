/** Country restrictions of a tenant: managed, previewed, monitored and restored. What they refuse is in `country-ways-in.test.ts`. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { CountryRestrictionConfig, CountryRule } from '#shared/contract/restrictions/country-restrictions.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import { countryCodes } from '#shared/lib/country-codes.ts';
import type { Answer } from '#server/testing/browser.ts';
import { inFrance, inGermany, nowhere, useCountryDatabase } from '#server/testing/country-database.ts';
import { bearer, callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const file = await useCountryDatabase();
const config = { trustedProxies: ['127.0.0.1'], ipLocations: { file } };
const server = await useTestServer({ config });
const { acme, globex, admin, member, guest, stranger } = server.people;
const path = '/security-engines/resources/policies/v1/country-restriction';
const policies = '/identity/resources/configurations/v1/policies';
const minute = 60_000;

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];
/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
const refused = [403, 'country-refused'];
const lockout = [409, 'restriction-locks-out'];

/** The admin, signed in anew for each test. */
let ada: Awaited<ReturnType<typeof callerFor>>;
let atHome: Record<string, string>;
const allowing = { enabled: true, action: 'ALLOW', failStrategy: 'BLOCK', shouldSendRestrictionEmail: false };
const off = { ...allowing, enabled: false };
const set = (settings: Record<string, unknown>, headers = atHome) => ada.browser.post(path, settings, headers);
const countries = (...codes: string[]) => ({ countries: codes.map((countryCode) => ({ countryCode })) });
const replace = (body: unknown, headers = atHome) => ada.browser.post(`${path}/countries`, body, headers);
const list = async () =>
  ok(await ada.browser.get(`${path}/countries`, atHome))
    .json<CountryRule[]>()
    .map(({ countryCode }) => countryCode);
const read = async (headers = atHome) => ok(await ada.browser.get(path, headers)).json<CountryRestrictionConfig>();

beforeEach(async () => {
  for (const table of [
    'monitored_policies',
    'monitored_refusals',
    'policy_versions',
    'policy_heads',
    'country_restrictions',
    'country_restriction_settings',
  ])
    await server.rows(`delete from ${table}`);
  // what this process remembers counts as new
  server.clock.advance(11 * minute);
  ada = await callerFor(server, admin);
  atHome = { ...ada.headers, ...from(inGermany) };
});

describe('9 country restrictions', () => {
  it('are off and list nothing at first; the page knows the country of its reader', async () => {
    expect(await read()).toEqual({ ...off, available: true, ownCountry: 'DE' });
    expect(await read({ ...ada.headers, ...from(nowhere) })).toEqual({ ...off, available: true, ownCountry: null });
    expect(await list()).toEqual([]);
  });

  it('replace the list as a whole, in order, and record what changed', async () => {
    ok(await replace(countries('FR', 'DE')));
    expect(await list()).toEqual(['DE', 'FR']);
    ok(await replace(countries('DE', 'AT')));
    ok(await replace(countries('DE', 'AT')));
    const audited = await server.rows<{ severity: string; details: unknown }>(
      "select severity, details from audits where target_kind = 'country-restrictions' order by id desc limit 2",
    );
    expect(audited).toEqual([
      { severity: 'High', details: { before: { removed: ['FR'] }, after: { added: ['AT'] } } },
      { severity: 'High', details: { before: null, after: { added: ['FR', 'DE'] } } },
    ]);
    ok(await replace(countries()));
    expect(await list()).toEqual([]);
  });

  it('take every country, and give back the ID that clients send', async () => {
    ok(await replace(countries(...countryCodes)));
    expect(await list()).toHaveLength(countryCodes.length);
    ok(await set({ ...off, action: 'BLOCK' }));
    const { id, ...saved } = await read();
    expect(saved).toMatchObject({ enabled: false, action: 'BLOCK' });
    ok(await set({ ...off, id }));
    expect((await read()).id).toBe(id);
  });

  it.each([
    ['XX', countries('DE', 'XX'), 'countries.1.countryCode'],
    ['lower case', countries('de'), 'countries.0.countryCode'],
    ['a name', countries('Germany'), 'countries.0.countryCode'],
    ['the same twice', countries('DE', 'FR', 'DE'), 'countries.2.countryCode'],
    ['300 entries', countries(...Array.from({ length: 300 }, () => 'DE')), 'countries'],
    ['a list of texts', { countries: ['DE'] }, 'countries.0'],
    ['no list', {}, 'countries'],
  ])('refuse %s by its field', async (_name, body, field) => {
    ok(await replace(countries('AT')));
    const answer = await replace(body);
    expect(errorOf(answer)).toEqual([400, 'invalid-request']);
    expect(answer.json<ErrorBody>().errors.join(' ')).toContain(field);
    expect(await list()).toEqual(['AT']);
  });

  it.each([
    [{ ...off, action: 'MAYBE' }, 'action'],
    [{ ...off, failStrategy: undefined }, 'failStrategy'],
    [{ ...off, enabled: 'yes' }, 'enabled'],
    [{ ...off, shouldSendRestrictionEmail: 'yes' }, 'shouldSendRestrictionEmail'],
  ])('refuse wrong settings by their field %#', async (body, field) => {
    const answer = await set(body);
    expect(errorOf(answer)).toEqual([400, 'invalid-request']);
    expect(answer.text).toContain(field);
  });

  it('need the permissions of IP restrictions, and are of one tenant', async () => {
    ok(await replace(countries('DE')));
    const mika = await callerFor(server, member);
    const forbidden = [403, 'forbidden'];
    expect(errorOf(await mika.browser.get(path, mika.headers))).toEqual(forbidden);
    expect(errorOf(await mika.browser.get(`${path}/countries`, mika.headers))).toEqual(forbidden);
    expect(errorOf(await mika.browser.post(path, off, mika.headers))).toEqual(forbidden);
    expect(errorOf(await mika.browser.post(`${path}/countries`, countries(), mika.headers))).toEqual(forbidden);
    expect(errorOf(await mika.browser.post(`${path}/impact`, off, mika.headers))).toEqual(forbidden);
    expect((await server.browser().get(path)).status).toBe(401);
    const sol = await callerFor(server, stranger);
    expect(ok(await sol.browser.get(`${path}/countries`, sol.headers)).json()).toEqual([]);
    ok(await sol.browser.post(`${path}/countries`, countries('FR'), sol.headers));
    expect(await list()).toEqual(['DE']);
  });
});

describe('9 a change that would refuse the user who makes it', () => {
  it('is refused with the country, and changes nothing', async () => {
    const answer = await set(allowing);
    expect(errorOf(answer)).toEqual(lockout);
    expect(answer.json<ErrorBody>().errors.join()).toContain('Germany');
    ok(await replace(countries('DE')));
    ok(await set(allowing));
    expect(errorOf(await replace(countries('FR')))).toEqual(lockout);
    expect(errorOf(await replace(countries()))).toEqual(lockout);
    expect(errorOf(await set({ ...allowing, action: 'BLOCK' }))).toEqual(lockout);
    expect([await list(), (await read()).action]).toEqual([['DE'], 'ALLOW']);
  });

  it('is refused to a user whose country is not known, unless those are admitted', async () => {
    const unknown = { ...ada.headers, ...from(nowhere) };
    ok(await replace(countries('DE')));
    const answer = await set(allowing, unknown);
    expect(errorOf(answer)).toEqual(lockout);
    expect(answer.text).toContain(nowhere);
    ok(await set({ ...allowing, failStrategy: 'ALLOW' }, unknown));
    expect(errorOf(await set(allowing, unknown))).toEqual(lockout);
  });

  it('leaves one of two lists that are saved at once', async () => {
    ok(await replace(countries('DE', 'FR')));
    const answers = await Promise.all([replace(countries('AT', 'BE')), replace(countries('CH', 'NL'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([
      ['AT', 'BE'],
      ['CH', 'NL'],
    ]).toContainEqual(await list());
  });
});

describe('9 a server without a geolocation database', () => {
  it('turns no restrictions on, and holds those that are on by their setting', async () => {
    const without = await startTestServer({
      config: { trustedProxies: ['127.0.0.1'] },
      database: server.database,
      masterKey: server.masterKey,
      clock: server.clock,
    });
    try {
      const browser = without.browser();
      const { accessToken } = ok(await tryLogin(browser, admin.email, admin.password)).json<{ accessToken: string }>();
      const headers = bearer(accessToken);
      expect(ok(await browser.get(path, headers)).json()).toEqual({ ...off, available: false, ownCountry: null });
      expect(errorOf(await browser.post(path, allowing, headers))).toEqual([409, 'country-database-missing']);
      ok(await browser.post(`${path}/countries`, countries('DE'), headers));
      ok(await set({ ...allowing, failStrategy: 'ALLOW' }));
      expect((await browser.get(paths.me, { ...headers, ...from(inFrance) })).status).toBe(200);
      ok(await set(allowing));
      expect(errorOf(await browser.get(paths.me, { ...headers, ...from(inGermany) }))).toEqual(refused);
    } finally {
      await without.close();
    }
  });
});

describe('8 a tenant that admits Germany alone', () => {
  beforeEach(async () => {
    ok(await replace(countries('DE')));
    ok(await set(allowing));
  });

  const callerAtHome = async () => {
    const browser = server.browser();
    const answer = ok(await tryLogin(browser, member.email, member.password, from(inGermany)));
    return { browser, headers: bearer(answer.json<{ accessToken: string }>().accessToken) };
  };

  it('is refused in a second process on the next request', async () => {
    const other = await startTestServer({
      config,
      database: server.database,
      masterKey: server.masterKey,
      clock: server.clock,
    });
    try {
      const signIn = () => tryLogin(other.browser(), member.email, member.password, from(inFrance));
      expect(errorOf(await signIn())).toEqual(refused);
      ok(await set(off));
      expect((await signIn()).status).toBe(200);
      ok(await set(allowing));
      expect(errorOf(await signIn())).toEqual(refused);
    } finally {
      await other.close();
    }
  });

  it('says the rule, the address and the trace on the page, without JavaScript too', async () => {
    const visitor = server.browser();
    const email = await visitor.submit(await visitor.get('/account/login'), { email: member.email });
    const answer = await visitor.submit(await visitor.follow(email), { password: member.password });
    // its country is not known
    expect(answer.text).toContain(
      'Your organization doesn’t allow access from your location (?, IP address 127.0.0.1).',
    );
    expect(answer.text).toContain(answer.headers.get('frontegg-trace-id'));
  });

  it('names the country to the user, in their language', async () => {
    const headers = { ...from(inFrance), 'accept-language': 'de', authorization: atHome['authorization']! };
    const answer = await ada.browser.get('/oauth/portal/profile', headers);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(`(Frankreich, IP-Adresse ${inFrance})`);
  });

  it('records a refusal once in ten minutes for an address and a user', async () => {
    const mika = await callerAtHome();
    await server.rows("delete from audits where action = 'user.address-refused'");
    const calls = () => mika.browser.get(paths.me, { ...mika.headers, ...from(inFrance) });
    for (const answer of [await calls(), await calls()]) expect(errorOf(answer)).toEqual(refused);
    expect(await server.rows("select actor_id, ip, details from audits where action = 'user.address-refused'")).toEqual(
      [{ actor_id: member.id, ip: inFrance, details: { rule: 'country-restrictions', country: 'FR' } }],
    );
  });

  it('leaves other tenants of its users open, and lets them sign out from everywhere', async () => {
    const gita = await callerFor(server, guest, globex);
    expect((await gita.browser.get(paths.me, { ...gita.headers, ...from(inFrance) })).status).toBe(200);
    const mika = await callerAtHome();
    const signedOut = await mika.browser.post(paths.logout, undefined, { ...mika.headers, ...from(inFrance) });
    expect(signedOut.status).toBe(200);
  });

  it('refuses its API tokens from elsewhere: the exchange, its tokens, its refresh, and a key', async () => {
    const trade = '/identity/resources/auth/v2/api-token';
    const made = ok(
      await ada.browser.post(
        '/identity/resources/tenants/api-tokens/v2',
        { description: 'Export', permissionIds: [] },
        atHome,
      ),
    ).json<{ clientId: string; secret: string }>();
    const tokens = ok(await server.browser().post(trade, made, from(inGermany))).json<{
      access_token: string;
      refresh_token: string;
    }>();
    const { secret: key } = ok(
      await ada.browser.post(
        '/identity/resources/tenants/access-tokens/v1',
        { description: 'Board', roleIds: [], expiresInMinutes: 60 },
        atHome,
      ),
    ).json<{ secret: string }>();
    const calls = (address: string) => [
      server.browser().post(trade, made, from(address)),
      server.browser().get(paths.users, { ...bearer(tokens.access_token), ...from(address) }),
      server.browser().get(paths.users, { 'x-api-key': key, ...from(address) }),
      server.browser().post(`${trade}/token/refresh`, { refreshToken: tokens.refresh_token }, from(address)),
    ];
    for (const answer of await Promise.all(calls(inFrance))) expect(errorOf(answer)).toEqual(refused);
    for (const answer of await Promise.all(calls(inGermany))) expect(errorOf(answer)).not.toEqual(refused);
  });
});

describe('9 a draft of country restrictions', () => {
  it('names the users, sessions and sign-ins that it would refuse, and stores nothing', async () => {
    await server.rows('delete from sessions where user_id <> $1', [admin.id]);
    ok(await tryLogin(server.browser(), member.email, member.password, from(inFrance)));
    ok(await tryLogin(server.browser(), guest.email, guest.password, from(inGermany)));
    const draft = { enabled: true, action: 'ALLOW', failStrategy: 'ALLOW', ...countries('DE') };
    const preview = async (body: unknown): Promise<PolicyImpact> =>
      ok(await ada.browser.post(`${path}/impact`, body, atHome)).json();
    const impact = await preview(draft);
    expect(impact.users.items.map(({ email }) => email)).toContain(member.email);
    expect(impact.users.items.map(({ email }) => email)).not.toContain(guest.email);
    expect(impact).toMatchObject({ locksOut: false, sessions: { total: 1 } });
    expect(impact.signIns!.refused).toBeGreaterThan(0);
    expect(await preview({ ...draft, ...countries('FR') })).toMatchObject({ locksOut: true });
    expect(await preview({ ...draft, enabled: false })).toMatchObject({
      sessions: { total: 0 },
      signIns: { refused: 0 },
    });
    expect([await list(), await server.rows('select * from country_restriction_settings')]).toEqual([[], []]);
  });

  it('is monitored: counts whom it would refuse, refuses nobody, and is enforced as it is', async () => {
    ok(await replace(countries('DE')));
    const value = { enabled: true, action: 'ALLOW', failStrategy: 'BLOCK' };
    const ofPolicy = `${policies}/country-restrictions/monitor`;
    ok(await ada.browser.put(ofPolicy, { value }, atHome));
    const wrong = await ada.browser.put(ofPolicy, { value: { enabled: true } }, atHome);
    expect(errorOf(wrong)).toEqual([400, 'invalid-request']);
    const mika = await callerFor(server, member);
    ok(await mika.browser.get(paths.me, { ...mika.headers, ...from(inFrance) }));
    ok(await mika.browser.get(paths.me, { ...mika.headers, ...from(inGermany) }));
    expect(ok(await ada.browser.get(`${policies}/monitored`, atHome)).json()).toMatchObject({
      items: [{ policy: 'country-restrictions', calls: 1, users: { items: [{ email: member.email }] } }],
    });
    ok(await ada.browser.post(`${ofPolicy}/enforce`, {}, atHome));
    expect(errorOf(await mika.browser.get(paths.me, { ...mika.headers, ...from(inFrance) }))).toEqual(refused);
  });

  it('is undone after ten minutes unless it is confirmed, and may be restored from its history', async () => {
    ok(await replace(countries('DE', 'FR')));
    ok(await set({ ...allowing, provisional: true }));
    const pending = async () =>
      ok(await ada.browser.get(`${policies}/pending`, atHome)).json<{ items: { policy: string }[] }>().items;
    expect(await pending()).toMatchObject([{ policy: 'country-restrictions' }]);
    ok(await ada.browser.post(`${path}/countries?provisional=true`, countries('DE'), atHome));
    server.clock.advance(10 * minute);
    await server.settle();
    expect([await pending(), await list(), (await read()).enabled]).toEqual([[], ['DE', 'FR'], false]);
    const ofPolicy = `${policies}/country-restrictions/versions`;
    const { items } = ok(await ada.browser.get(ofPolicy, atHome)).json<{
      items: { version: number; source: string; removed: { items: string[] }; value: { enabled: boolean } }[];
    }>();
    expect(items.map(({ source }) => source)).toEqual(['reverted', 'saved', 'saved', 'saved', 'initial']);
    const [, withoutFrance] = items;
    expect(withoutFrance!.removed.items).toEqual(['FR']);
    ok(await ada.browser.post(`${ofPolicy}/${withoutFrance!.version}/restore`, {}, atHome));
    expect([await list(), (await read()).enabled]).toEqual([['DE'], true]);
    ok(await set(off));
    const inParis = { ...ada.headers, ...from(inFrance) };
    const restored = await ada.browser.post(`${ofPolicy}/${withoutFrance!.version}/restore`, {}, inParis);
    expect(errorOf(restored)).toEqual(lockout);
    expect((await read()).enabled).toBe(false);
  });
});

it('8 a tenant is not judged by the rules of another one', async () => {
  await server.rows('insert into country_restriction_settings values ($1, gen_random_uuid(), true, $2, $2, $3)', [
    globex,
    'BLOCK',
    server.clock.read(),
  ]);
  expect((await ada.browser.get(paths.me, { ...ada.headers, ...from(inFrance) })).status).toBe(200);
  expect(errorOf(await tryLogin(server.browser(), stranger.email, stranger.password, from(nowhere)))).toEqual(refused);
  expect(acme).not.toBe(globex);
});
