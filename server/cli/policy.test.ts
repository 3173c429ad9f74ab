import { expect, it } from 'vitest';
import { bearer, callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { policyCommand } from './policy.ts';

const server = await useTestServer();
const { acme, admin, stranger } = server.people;

/** @returns what it printed */
async function policy(...argv: string[]): Promise<string> {
  const printed: string[] = [];
  await policyCommand({
    argv,
    env: { DATABASE_URL: server.database.connectionString, PORTICO_MASTER_KEY: server.masterKey.toString('base64') },
    cwd: import.meta.dirname,
    print: (text) => printed.push(text),
  });
  return printed.join('\n');
}

it('9 turns off a rule that shut out the admins of a tenant, beside a running server', async () => {
  const ada = await callerFor(server, admin);
  const save = (path: string, body: unknown) => ada.browser.post(path, body, bearer(ada.session.accessToken));
  const base = '/identity/resources/configurations/v1/restrictions/ip';
  await save(base, { ip: '127.0.0.1' });
  expect((await save(`${base}/config`, { isActive: true, strategy: 'ALLOW' })).status).toBe(200);
  await server.rows("update ip_restrictions set range = '192.0.2.1/32'");
  expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(403);

  expect(await policy('disable', 'ip-restrictions', acme)).toContain(`Turned off ip-restrictions for ${acme}`);
  expect((await ada.browser.get(paths.me, ada.headers)).status).toBe(200);
  expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(200);
  expect(await policy('disable', 'ip-restrictions', acme)).toContain('already off');
  const [recorded] = await server.rows(
    "select actor_id, severity, details from audits where target_kind = 'ip-restrictions' order by id desc limit 1",
  );
  expect(recorded).toEqual({
    actor_id: null,
    severity: 'High',
    details: { before: { isActive: true, strategy: 'ALLOW' }, after: { isActive: false, strategy: 'ALLOW' } },
  });
});

it('turns off forced MFA and email domain restrictions', async () => {
  const [{ now }] = (await server.rows<{ now: Date }>('select now() as now')) as [{ now: Date }];
  await server.rows(
    `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), $1, 'mfa', '{"enforceMFAType":"Force"}', $2, $2)`,
    [acme, now],
  );
  await server.rows(
    `insert into domain_restriction_settings (tenant_id, active, list_type, block_public_domains, updated_at) values ($1, true, 'ALLOW', false, $2)`,
    [acme, now],
  );
  await policy('disable', 'mfa', acme);
  await policy('disable', 'domain-restrictions', acme);
  expect((await tryLogin(server.browser(), admin.email, admin.password)).json()).toMatchObject({ mfaRequired: false });
  expect(await server.rows('select active from domain_restriction_settings')).toEqual([{ active: false }]);
});

it('turns off country restrictions, by a short name too, and keeps the list', async () => {
  const now = server.clock.read();
  await server.rows(`insert into country_restrictions values (gen_random_uuid(), $1, 'DE', $2)`, [acme, now]);
  await server.rows(
    `insert into country_restriction_settings values ($1, gen_random_uuid(), true, 'ALLOW', 'BLOCK', $2)`,
    [acme, now],
  );
  const signIn = async () => (await tryLogin(server.browser(), admin.email, admin.password)).status;
  expect(await signIn()).toBe(403);
  expect(await policy('disable', 'countries', acme)).toContain(`Turned off country-restrictions for ${acme}`);
  expect(await signIn()).toBe(200);
  expect(await policy('disable', 'country-restrictions', acme)).toContain('already off');
  expect(await server.rows('select country_code from country_restrictions')).toEqual([{ country_code: 'DE' }]);
  expect(await server.rows("select actor_id, severity from audits where target_kind = 'country-restrictions'")).toEqual(
    [{ actor_id: null, severity: 'High' }],
  );
});

it('turns off session limits, and keeps their numbers', async () => {
  // the newest of the sessions of this file, which the limit leaves
  server.clock.advance(1000);
  const ada = await callerFor(server, admin);
  const base = '/identity/resources/configurations/sessions/v1';
  const limits = {
    sessionTimeoutConfiguration: { isActive: true, timeout: 3600 },
    sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 },
  };
  expect((await ada.browser.post(base, limits, bearer(ada.session.accessToken))).status).toBe(200);
  await server.rows("update sessions set created_at = created_at - interval '2 hours'");
  expect((await ada.browser.get(paths.me, ada.headers)).status).toBe(401);

  expect(await policy('disable', 'sessions', acme)).toContain(`Turned off sessions for ${acme}`);
  expect((await ada.browser.get(paths.me, ada.headers)).status).toBe(200);
  expect((await ada.browser.get(base, ada.headers)).json()).toMatchObject({
    sessionTimeoutConfiguration: { isActive: false, timeout: 3600 },
    sessionConcurrentConfiguration: { isActive: false, maxSessions: 2 },
  });
  expect(await policy('disable', 'sessions', acme)).toContain('already off');
  expect(
    await server.rows("select severity from audits where target_kind = 'session-policy' and actor_id is null"),
  ).toEqual([{ severity: 'High' }]);
});

it('names an unknown rule, tenant or command, and how to call it', async () => {
  for (const argv of [[], ['disable', 'gravity', acme], ['disable', 'mfa'], ['enable', 'mfa', acme]])
    await expect(policy(...argv)).rejects.toMatchObject({
      remedy: expect.stringContaining('npm run policy') as string,
    });
  await expect(policy('disable', 'mfa', stranger.id)).rejects.toThrow(`No tenant ${stranger.id} exists.`);
});
