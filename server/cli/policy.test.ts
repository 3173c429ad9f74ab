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

  expect(await policy('disable', 'ip-restrictions', acme)).toContain(`Turned off ip-restrictions of ${acme}`);
  expect((await ada.browser.get(paths.me, ada.headers)).status).toBe(200);
  expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(200);
  expect(await policy('disable', 'ip-restrictions', acme)).toContain('off already');
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

it('names an unknown rule, tenant or command, and how to call it', async () => {
  for (const argv of [[], ['disable', 'gravity', acme], ['disable', 'mfa'], ['enable', 'mfa', acme]])
    await expect(policy(...argv)).rejects.toMatchObject({
      remedy: expect.stringContaining('npm run policy') as string,
    });
  await expect(policy('disable', 'mfa', stranger.id)).rejects.toThrow(`No tenant ${stranger.id} exists.`);
});
