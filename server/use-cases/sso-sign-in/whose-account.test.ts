/** Whose account an answer of a company's provider signs in: by connection and subject, and by no more than that. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { callerFor } from '#server/testing/flows.ts';
import {
  answerOf,
  claimsIn,
  connectSaml,
  leaveFor,
  postAnswer,
  signInBySaml,
} from '#server/testing/saml-connection.ts';
import type { SamlAnswer } from '#server/testing/saml-provider.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const dns = await startDnsServer();
afterAll(() => dns.close());
const server = await useTestServer({ config: { baseUrl, sso: { dnsServers: [dns.address] } } });
const { acme, globex, admin } = server.people;
const owner = await callerFor(server, admin);
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

let connected: Awaited<ReturnType<typeof connectSaml>>;
beforeEach(async () => {
  await server.rows('delete from sso_connections');
  connected = await connectSaml(owner, dns);
});
const come = (changes: Partial<SamlAnswer>, browser = server.browser()) =>
  signInBySaml({ browser, anybody: server.browser() }, connected, changes);
const known = (subject: string, email: string): Partial<SamlAnswer> => ({
  nameId: subject,
  format: persistent,
  attributes: { mail: [email] },
});
const nameless = (email: string): Partial<SamlAnswer> => ({
  nameId: '',
  format: persistent,
  attributes: { mail: [email] },
});
const [userIdOf, emailsOf] = [
  async (email: string) => (await server.rows<{ id: string }>('select id from users where email = $1', [email]))[0]?.id,
  async () =>
    (await server.rows<{ email: string }>(`select email from users where email like $1`, [`%${connected.domain}`])).map(
      ({ email }) => email,
    ),
];
/** A user who came through the connection, is an admin of another organization too, and then left the company. */
async function leaver(subject: string, email: string): Promise<string> {
  await come(known(subject, email));
  const id = (await userIdOf(email))!;
  await server.rows(
    `insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', now())`,
    [globex, id],
  );
  const own = `left-${id}@private.example`;
  await server.rows('update users set email = $1, email_folded = $1 where id = $2', [own, id]);
  return id;
}

describe('an account that has left the company', () => {
  it('is not signed in by its provider any more: another one is, with the address', async () => {
    const id = await leaver('EMP-1', `kim@${connected.domain}`);
    const removed = await owner.browser.send('DELETE', `/team/resources/members/v1/${id}`, { headers: owner.headers });
    expect(removed.status).toBe(200);
    const browser = server.browser();
    const address = `anybody@${connected.domain}`;
    expect((await come(known('EMP-1', address), browser)).status).toBe(303);
    expect(await claimsIn(browser)).toMatchObject({ userEmail: address, tenantId: acme });
    // and from now on the subject is that user's
    await come(known('EMP-1', address), browser);
    expect(await claimsIn(browser)).toMatchObject({ userEmail: address });
  });

  it('is not signed in either while its user is still a member, since other organizations trust the account', async () => {
    const id = await leaver('EMP-2', `kim@${connected.domain}`);
    const browser = server.browser();
    await come(known('EMP-2', `kim@${connected.domain}`), browser);
    expect((await claimsIn(browser))?.userEmail).toBe(`kim@${connected.domain}`);
    expect(await userIdOf(`kim@${connected.domain}`)).not.toBe(id);
  });

  it('of a deactivated member is refused, instead of replaced by a new one', async () => {
    const id = await leaver('EMP-3', `kim@${connected.domain}`);
    await server.rows(`update memberships set state = 'disabled' where tenant_id = $1 and user_id = $2`, [acme, id]);
    expect((await come(known('EMP-3', `kim@${connected.domain}`))).status).toBe(403);
    expect(await emailsOf()).toEqual([]);
  });
});

it('a member of this organization alone is signed in by the subject, whatever their address became', async () => {
  await come(known('EMP-4', `ada@${connected.domain}`));
  const id = await userIdOf(`ada@${connected.domain}`);
  await server.rows(
    `update users set email = 'ada@elsewhere.example', email_folded = 'ada@elsewhere.example' where id = $1`,
    [id],
  );
  const browser = server.browser();
  await come(known('EMP-4', `ada@${connected.domain}`), browser);
  expect(await claimsIn(browser)).toMatchObject({ userEmail: 'ada@elsewhere.example' });
});

it('a name that looks like the address of somebody else is not theirs', async () => {
  const boss = `boss@${connected.domain}`;
  await come(known(boss, `mallory@${connected.domain}`));
  const browser = server.browser();
  await come(nameless(boss), browser);
  expect((await claimsIn(browser))?.userEmail).toBe(boss);
});

it('an address that was given to somebody new is theirs, where the provider sends no name', async () => {
  const [first, second] = [`desk@${connected.domain}`, `moved@${connected.domain}`];
  await come(nameless(first));
  await server.rows('update users set email = $1, email_folded = $1 where email = $2', [second, first]);
  const browser = server.browser();
  await come(nameless(first), browser);
  expect((await claimsIn(browser))?.userEmail).toBe(first);
});

describe('in several tabs at once', () => {
  async function comeAtOnce(changes: Partial<SamlAnswer>): Promise<number[]> {
    const tabs = [1, 2, 3, 4].map(() => server.browser());
    const places: string[] = [];
    for (const tab of tabs) {
      const request = await leaveFor(tab, connected);
      const posted = await postAnswer(server.browser(), answerOf(connected, request, changes), request.relayState);
      places.push(posted.location);
    }
    const answers = await Promise.all(tabs.map((tab, index) => tab.get(places[index]!)));
    return answers.map(({ status }) => status);
  }

  it('a new user gets one account, and is signed in everywhere', async () => {
    const email = `new@${connected.domain}`;
    expect(await comeAtOnce({ nameId: email })).toEqual([303, 303, 303, 303]);
    expect(await emailsOf()).toEqual([email]);
    const joined = await server.rows(`select id from audits where action = 'user.joined' and target_id = $1::text`, [
      await userIdOf(email),
    ]);
    expect(joined).toHaveLength(1);
  });

  it('an account that existed is linked once', async () => {
    const email = `old@${connected.domain}`;
    await come({ nameId: email });
    await server.rows('delete from identities where email = $1', [email]);
    expect(await comeAtOnce({ nameId: email })).toEqual([303, 303, 303, 303]);
    expect(await server.rows('select subject from identities where email = $1', [email])).toHaveLength(1);
  });
});

it('from an address that the organization refuses, nobody joins it', async () => {
  const rule = `insert into ip_restrictions (id, tenant_id, range, strategy, is_active, created_at, updated_at) values (gen_random_uuid(), $1, '198.51.100.0/24', 'ALLOW', true, now(), now())`;
  await server.rows(rule, [acme]);
  await server.rows(
    `insert into ip_restriction_settings (tenant_id, is_active, strategy, updated_at) values ($1, true, 'ALLOW', now())`,
    [acme],
  );
  try {
    expect((await come({ nameId: `far@${connected.domain}` })).status).toBe(403);
    expect(await emailsOf()).toEqual([]);
    const [kept] = await server.rows<{ failed_rule: string }>('select failed_rule from sso_exchanges');
    expect(kept?.failed_rule).toBe('membership');
  } finally {
    await server.rows('delete from ip_restriction_settings');
    await server.rows('delete from ip_restrictions');
  }
});

describe('roles that groups gave', () => {
  const roleId = async (key: string) =>
    (await server.rows<{ id: string }>('select id from roles where tenant_id is null and key = $1', [key]))[0]!.id;
  const roles = async (email: string) =>
    await server.rows(
      `select r.key from membership_roles m join roles r on r.id = m.role_id join users u on u.id = m.user_id
       where u.email = $1 and m.tenant_id = $2`,
      [email, acme],
    );

  const mapTo = async (group: string, role: string): Promise<string> => {
    const path = `/team/resources/sso/v1/configurations/${connected.config.id}`;
    await owner.browser.post(`${path}/groups`, { group, roleIds: [await roleId(role)] }, owner.headers);
    return path;
  };

  it('are found by the name in another form of Unicode, which the doctor tells like any other', async () => {
    const email = `noor@${connected.domain}`;
    await mapTo('Café', 'admin');
    await come({ nameId: email, attributes: { groups: ['Café'.normalize('NFD')] } });
    expect(await roles(email)).toContainEqual({ key: 'admin' });
    const [kept] = await server.rows<{ checks: { rule: string; state: string; seen: string }[] }>(
      'select checks from sso_exchanges',
    );
    expect(kept?.checks.find(({ rule }) => rule === 'group-role')).toMatchObject({ state: 'passed', seen: 'Café' });
  });

  it('go with the connection that gave them', async () => {
    const email = `noor@${connected.domain}`;
    const path = await mapTo('Captains', 'admin');
    await come({ nameId: email, attributes: { groups: ['Captains'] } });
    expect(await roles(email)).toContainEqual({ key: 'admin' });
    expect((await owner.browser.send('DELETE', path, { headers: owner.headers })).status).toBe(200);
    expect(await roles(email)).not.toContainEqual({ key: 'admin' });
  });
});
