/** The recommendation to turn country restrictions on, on a server that has a geolocation database. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { SecurityOverview } from '#shared/contract/security-center/security-center.ts';
import type { Answer } from '#server/testing/browser.ts';
import { inFrance, inGermany, nowhere, useCountryDatabase } from '#server/testing/country-database.ts';
import { bearer, callerFor, tryLogin } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const file = await useCountryDatabase();
const server = await useTestServer({
  config: {
    trustedProxies: ['127.0.0.1'],
    ipLocations: { file },
    limits: { policyPreview: { points: 1000, per: 60 } },
  },
});
// the clock jumps by months: keys are rotated and things swept at any moment
await server.stopBackgroundWork();
const { acme, admin, member, guest, stranger } = server.people;
const center = '/security-center/resources';
const code = 'ENABLE_COUNTRY_RESTRICTIONS';
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];
/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
type Who = Awaited<ReturnType<typeof callerFor>>;

let ada: Who;
const act = (what: string, { who = ada, address = inGermany, body = {} } = {}) =>
  who.browser.post(`${center}/recommendations/v1/${code}/${what}`, body, { ...who.headers, ...from(address) });
const overview = async (address = inGermany): Promise<SecurityOverview> =>
  ok(await ada.browser.get(`${center}/overview/v1`, { ...ada.headers, ...from(address) })).json();
const found = async (address?: string) => (await overview(address)).recommendations.find((each) => each.code === code);
const stored = async () => ({
  settings: await server.rows(
    'select enabled, action, fail_strategy from country_restriction_settings where tenant_id = $1',
    [acme],
  ),
  countries: (
    await server.rows<{ country_code: string }>(
      'select country_code from country_restrictions where tenant_id = $1 order by 1',
      [acme],
    )
  ).map((row) => row.country_code),
});
const list = (...codes: string[]) =>
  server.rows(
    'insert into country_restrictions (id, tenant_id, country_code, created_at) select gen_random_uuid(), $1, unnest($2::text[]), now()',
    [acme, codes],
  );
const settings = (action: string, failStrategy: string) =>
  server.rows(
    'insert into country_restriction_settings (tenant_id, id, enabled, action, fail_strategy, updated_at) values ($1, gen_random_uuid(), false, $2, $3, now())',
    [acme, action, failStrategy],
  );
const visit = async (who: { email: string; password: string }, address: string) =>
  ok(await tryLogin(server.browser(), who.email, who.password, from(address))).json<{ accessToken: string }>();

beforeEach(async () => {
  for (const table of [
    'recommendation_applications',
    'recommendation_dismissals',
    'policy_versions',
    'policy_heads',
    'country_restrictions',
    'country_restriction_settings',
    'sessions',
  ])
    await server.rows(`delete from ${table}`);
  // sign-ins of former tests are out of the days that count
  server.clock.advance(31 * 86_400_000);
  const browser = server.browser();
  ada = { browser, headers: bearer((await visitIn(browser)).accessToken) } as Who;
});
const visitIn = async (browser: ReturnType<typeof server.browser>) =>
  ok(await tryLogin(browser, admin.email, admin.password, from(inGermany))).json<{ accessToken: string }>();

describe('3 restrictions by country', () => {
  it('are recommended with a geolocation database alone, for half of the points of IP restrictions', async () => {
    const { score, categories, recommendations } = await overview();
    expect(recommendations.find((each) => each.code === code)).toMatchObject({
      category: 'COUNTRY',
      severity: 'INFO',
      points: 5,
      status: 'open',
      action: 'apply',
      allowed: true,
    });
    expect(categories).toContainEqual({ category: 'COUNTRY', points: 0, of: 5 });
    expect(categories).toContainEqual({ category: 'IP', points: 0, of: 5 });
    expect(categories.reduce((sum, { of }) => sum + of, 0)).toBe(100);
    const wire = ok(await ada.browser.get(`${center}/recommendations/v1`, ada.headers)).json<{
      recommendations: { items: unknown[] };
    }>();
    expect(wire.recommendations.items).toContainEqual({
      code,
      severity: 'INFO',
      category: 'COUNTRY',
      metadata: { restrictions: { ipsCount: 0, domainsCount: 0 } },
    });
    const { database, masterKey, clock } = server;
    const without = await startTestServer({ database, masterKey, clock });
    try {
      const who = await callerFor(without, admin);
      const theirs = ok(await who.browser.get(`${center}/overview/v1`, who.headers)).json<SecurityOverview>();
      expect(theirs.recommendations.map((each) => each.code)).not.toContain(code);
      expect(theirs.categories.map(({ category }) => category)).not.toContain('COUNTRY');
      expect([theirs.score, theirs.categories.reduce((sum, { of }) => sum + of, 0)]).toEqual([score, 100]);
      const path = `${center}/recommendations/v1/${code}`;
      expect(errorOf(await who.browser.post(`${path}/apply`, {}, who.headers))).toEqual([
        409,
        'recommendation-not-applicable',
      ]);
    } finally {
      await without.close();
    }
  });

  it('allow the countries of the last days and of the caller, with one click, and can be undone', async () => {
    await visit(member, inFrance);
    const before = await stored();
    const { score } = await overview();
    const applied = ok(await act('apply')).json<{ id: string; score: number }>();
    expect(applied.score).toBe(score + 5);
    expect(await stored()).toEqual({
      settings: [{ enabled: true, action: 'ALLOW', fail_strategy: 'BLOCK' }],
      countries: ['DE', 'FR'],
    });
    expect(await found()).toMatchObject({ status: 'applied', points: 5 });
    await visit(member, inFrance);
    expect(errorOf(await tryLogin(server.browser(), member.email, member.password, from(nowhere)))).toEqual([
      403,
      'country-refused',
    ]);
    const changed = await server.rows<{ details: unknown }>(
      "select details from audits where tenant_id = $1 and target_kind = 'country-restrictions' order by id desc limit 2",
      [acme],
    );
    expect(changed[1]).toEqual({ details: { before: null, after: { added: ['DE', 'FR'] } } });
    ok(await act('undo', { body: { id: applied.id } }));
    expect(await stored()).toEqual({
      settings: [{ enabled: false, action: 'ALLOW', fail_strategy: 'BLOCK' }],
      countries: before.countries,
    });
    expect(await found()).toMatchObject({ status: 'open' });
  });

  it('admit addresses without a country where users have come from such', async () => {
    await visit(member, nowhere);
    ok(await act('apply'));
    expect(await stored()).toEqual({
      settings: [{ enabled: true, action: 'ALLOW', fail_strategy: 'ALLOW' }],
      countries: ['DE'],
    });
    await visit(member, nowhere);
  });

  it('turn a list that has entries on as it is', async () => {
    await settings('BLOCK', 'ALLOW');
    await list('FR');
    await visit(member, inFrance);
    const impact = ok(await act('impact')).json<PolicyImpact>();
    expect(impact).toMatchObject({ locksOut: false, users: { total: 1, items: [{ id: member.id }] } });
    expect((await stored()).settings).toEqual([{ enabled: false, action: 'BLOCK', fail_strategy: 'ALLOW' }]);
    ok(await act('apply'));
    expect(await stored()).toEqual({
      settings: [{ enabled: true, action: 'BLOCK', fail_strategy: 'ALLOW' }],
      countries: ['FR'],
    });
  });

  it('would refuse nobody of the last days by a list that is composed', async () => {
    await visit(member, inFrance);
    await visit(guest, nowhere);
    const impact = ok(await act('impact')).json<PolicyImpact>();
    expect(impact).toMatchObject({
      locksOut: false,
      users: { total: 0 },
      sessions: { total: 0 },
      signIns: { total: 3, refused: 0 },
    });
    expect(await stored()).toEqual({ settings: [], countries: [] });
  });

  it('never shut out their caller', async () => {
    await list('FR');
    expect((await act('impact')).json<PolicyImpact>().locksOut).toBe(true);
    expect(errorOf(await act('apply'))).toEqual([409, 'restriction-locks-out']);
    expect(await stored()).toEqual({ settings: [], countries: ['FR'] });
    await server.rows('delete from country_restrictions');
    expect(await found(nowhere)).toMatchObject({ action: 'open' });
    expect(errorOf(await act('apply', { address: nowhere }))).toEqual([409, 'recommendation-not-applicable']);
    expect(await server.rows('select * from recommendation_applications')).toEqual([]);
  });

  it('are applied once by two clicks at the same time', async () => {
    const answers = await Promise.all([act('apply'), act('apply')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await stored()).countries).toEqual(['DE']);
  });

  it('keep what was changed since: an undo is refused', async () => {
    const { id } = ok(await act('apply')).json<{ id: string }>();
    await list('FR');
    expect(errorOf(await act('undo', { body: { id } }))).toEqual([409, 'changed-meanwhile']);
    expect((await stored()).countries).toEqual(['DE', 'FR']);
  });

  it('can be dismissed, and are of one tenant', async () => {
    ok(await act('dismissal', { body: { reason: 'We travel.' } }));
    expect(await found()).toMatchObject({ status: 'dismissed' });
    const sol = await callerFor(server, stranger);
    await visit(member, inFrance);
    ok(await act('apply', { who: sol }));
    expect(await stored()).toEqual({ settings: [], countries: [] });
    // the countries of another tenant's users are not among theirs
    expect(await server.rows('select country_code from country_restrictions')).toEqual([{ country_code: 'DE' }]);
  });

  it('need the permission of IP restrictions', async () => {
    await server.rows(
      `update roles set permission_keys = array['fe.secure.read.*', 'fe.secure.write.securityPolicy'] where key = 'member'`,
    );
    const mika = await callerFor(server, member);
    expect(errorOf(await act('apply', { who: mika }))).toEqual([403, 'forbidden']);
    expect(errorOf(await act('impact', { who: mika }))).toEqual([403, 'forbidden']);
    await server.rows(`update roles set permission_keys = '{}' where key = 'member'`);
  });
});
