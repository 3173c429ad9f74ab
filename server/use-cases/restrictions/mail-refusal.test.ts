/** Emails to admins about access that the country restrictions refuse. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { CountryRestrictionConfig } from '#shared/contract/restrictions/country-restrictions.ts';
import type { Answer } from '#server/testing/browser.ts';
import { inFrance, inGermany, nowhere, useCountryDatabase } from '#server/testing/country-database.ts';
import { bearer, callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const file = await useCountryDatabase();
const config = { trustedProxies: ['127.0.0.1'], ipLocations: { file } };
const server = await useTestServer({ config });
const { acme, globex, ...people } = server.people;
const { admin, member, guest, stranger } = people;
const path = '/security-engines/resources/policies/v1/country-restriction';
const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address, 'user-agent': firefox });
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];
const refused = [403, 'country-refused'];
/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

let ada: Awaited<ReturnType<typeof callerFor>>;
let atHome: Record<string, string>;
const only = { enabled: true, action: 'ALLOW', failStrategy: 'BLOCK', shouldSendRestrictionEmail: true };
const set = async (settings: Record<string, unknown>) => ok(await ada.browser.post(path, settings, atHome));
const signIn = (who: { email: string; password: string }, address = inFrance, of = server) =>
  tryLogin(of.browser(), who.email, who.password, from(address));
/** Of former tests, by recipient. */
const earlier = new Map<string, number>();
const about = (to: string) => server.mailbox.to(to).filter(({ text }) => text.includes('tab=ipRestrictions'));
async function mails(to = admin.email) {
  await server.settle();
  return about(to).slice(earlier.get(to));
}
const mailed = async () =>
  (
    await server.rows<{ details: { mailed?: number } }>(
      "select details from audits where tenant_id = $1 and action = 'user.address-refused' order by id",
      [acme],
    )
  ).map(({ details }) => details.mailed);

beforeEach(async () => {
  for (const table of [
    'policy_versions',
    'policy_heads',
    'country_restrictions',
    'country_restriction_settings',
    'restriction_mails',
  ])
    await server.rows(`delete from ${table}`);
  // what this process remembers counts as new
  server.clock.advance(11 * minute);
  ada = await callerFor(server, admin);
  atHome = { ...ada.headers, ...from(inGermany) };
  ok(await ada.browser.post(`${path}/countries`, { countries: [{ countryCode: 'DE' }] }, atHome));
  for (const { email } of Object.values(people)) earlier.set(email, about(email).length);
  await server.rows("delete from audits where action = 'user.address-refused'");
});

describe('8 emails about refused access', () => {
  it('are off until an admin turns them on, which is recorded', async () => {
    await set({ ...only, shouldSendRestrictionEmail: false });
    expect(errorOf(await signIn(member))).toEqual(refused);
    expect(await mails()).toEqual([]);
    expect(await mailed()).toEqual([undefined]);
    await set(only);
    expect(ok(await ada.browser.get(path, atHome)).json<CountryRestrictionConfig>()).toMatchObject(only);
    const [change] = await server.rows<{ details: unknown }>(
      "select details from audits where tenant_id = $1 and target_kind = 'country-restrictions' order by id desc limit 1",
      [acme],
    );
    expect(change).toMatchObject({
      details: { before: { shouldSendRestrictionEmail: false }, after: { shouldSendRestrictionEmail: true } },
    });
  });

  it('tell user, device, address, country and request to those who may change the restrictions', async () => {
    await set(only);
    const answer = await signIn(member);
    expect(errorOf(answer)).toEqual(refused);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Access to Acme was refused');
    for (const told of [
      `User: ${member.name} (${member.email}).`,
      'Device: Firefox',
      `IP address: ${inFrance}`,
      'Location: France',
      `Request ID: ${answer.headers.get('frontegg-trace-id')}`,
      '/security?tab=ipRestrictions',
    ])
      expect(mail!.text).toContain(told);
    expect(mail!.text).not.toContain('API token:');
    expect(await mailed()).toEqual([1]);
    expect([await mails(member.email), await mails(guest.email), await mails(stranger.email)]).toEqual([[], [], []]);
  });

  it('name the country in the language of each reader, and none that is not known', async () => {
    await set(only);
    await server.rows(`update users set locale = 'de' where id = $1`, [admin.id]);
    await signIn(member);
    const [german] = await mails();
    expect([german!.subject, german!.text]).toEqual([
      'Zugriff auf Acme abgelehnt',
      expect.stringContaining('Standort: Frankreich'),
    ]);
    await server.rows('update users set locale = null where id = $1', [admin.id]);
    await signIn(admin, nowhere);
    const [, unknown] = await mails();
    expect(unknown!.text).toContain(`IP address: ${nowhere}`);
    expect(unknown!.text).not.toContain('Location');
  });

  it('are sent once an hour for a user, from whatever address, and for each of two users', async () => {
    await set(only);
    await signIn(member);
    await signIn(member, nowhere);
    server.clock.advance(11 * minute);
    await signIn(member);
    expect(await mails()).toHaveLength(1);
    await signIn(admin);
    expect(await mails()).toHaveLength(2);
    expect(await mailed()).toEqual([1, undefined, undefined, 1]);
    server.clock.advance(50 * minute);
    await signIn(member);
    expect(await mails()).toHaveLength(3);
  });

  it('are sent once by two processes that refuse the same user at once', async () => {
    await set(only);
    const { database, masterKey, clock } = server;
    const other = await startTestServer({ config, database, masterKey, clock });
    try {
      const answers = await Promise.all([signIn(member), signIn(member, inFrance, other)]);
      expect(answers.map(errorOf)).toEqual([refused, refused]);
      const jobs = await server.rows('select 1 from restriction_mails where tenant_id = $1 and actor_id = $2', [
        acme,
        member.id,
      ]);
      expect(jobs).toHaveLength(1);
      expect((await mailed()).filter((count) => count === 1)).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it('are at most ten an hour for an organization', async () => {
    await set(only);
    await server.rows(
      'insert into restriction_mails (tenant_id, actor_id, mailed_at) select $1, gen_random_uuid(), $2 from generate_series(1, 9)',
      [acme, server.clock.read()],
    );
    await signIn(member);
    expect(errorOf(await signIn(admin))).toEqual(refused);
    expect(await mails()).toHaveLength(1);
    expect(await mailed()).toEqual([1, undefined]);
    server.clock.advance(61 * minute);
    await signIn(admin);
    expect(await mails()).toHaveLength(2);
  });

  it('tell about calls of a session that moved, and about API tokens by their name', async () => {
    await set(only);
    const browser = server.browser();
    const home = ok(await tryLogin(browser, member.email, member.password, from(inGermany))).json<{
      accessToken: string;
    }>();
    expect(errorOf(await browser.get(paths.me, { ...bearer(home.accessToken), ...from(inFrance) }))).toEqual(refused);
    const token = ok(
      await ada.browser.post(
        '/identity/resources/tenants/api-tokens/v2',
        { description: 'Nightly export', permissionIds: [] },
        atHome,
      ),
    ).json<{ clientId: string; secret: string }>();
    expect(
      errorOf(await server.browser().post('/identity/resources/auth/v2/api-token', token, from(inFrance))),
    ).toEqual(refused);
    const told = await mails();
    expect(told).toHaveLength(2);
    expect(told.map(({ text }) => text).join('\n')).toContain('API token: Nightly export.');
  });

  it('concern the tenant that refuses alone', async () => {
    await set(only);
    expect((await signIn(stranger)).status).toBe(200);
    const gita = await callerFor(server, guest, globex);
    expect((await gita.browser.get(paths.me, { ...gita.headers, ...from(inFrance) })).status).toBe(200);
    expect([await mails(), await mails(stranger.email)]).toEqual([[], []]);
    expect(await server.rows('select * from restriction_mails')).toEqual([]);
  });

  it('come back with a restored version, and are off in versions that knew none', async () => {
    await set(only);
    await set({ ...only, shouldSendRestrictionEmail: false });
    const restore = (version: number) =>
      ada.browser.post(
        `/identity/resources/configurations/v1/policies/country-restrictions/versions/${version}/restore`,
        {},
        atHome,
      );
    const versions = await server.rows<{ version: number; value: Record<string, unknown> }>(
      "select version, value from policy_versions where tenant_id = $1 and policy = 'country-restrictions' order by version",
      [acme],
    );
    const withMails = versions.find(({ value }) => value['shouldSendRestrictionEmail'] === true)!;
    ok(await restore(withMails.version));
    expect(ok(await ada.browser.get(path, atHome)).json()).toMatchObject(only);
    await server.rows(
      `update policy_versions set value = value - 'shouldSendRestrictionEmail' where version = $1 and policy = 'country-restrictions'`,
      [withMails.version],
    );
    ok(await restore(withMails.version));
    expect(ok(await ada.browser.get(path, atHome)).json()).toMatchObject({ shouldSendRestrictionEmail: false });
  });
});
