/** Versions of policies: recorded with every change, and restored. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { PolicyName, PolicyVersion } from '#shared/contract/policies/policy-history.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { Answer } from '#server/testing/browser.ts';
import { bearer, callerFor } from '#server/testing/flows.ts';
import { setUpApp, signInWithApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { disablePolicy } from '#server/use-cases/restrictions/disable-policy.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';

const server = await useTestServer({
  config: { trustedProxies: ['127.0.0.1'], limits: { policyPreview: { points: 100, per: 60 } } },
});
const { acme, admin, member, stranger } = server.people;
const base = '/identity/resources/configurations';
const ip = `${base}/v1/restrictions/ip`;
const domains = `${base}/restrictions/v1/email-domain`;
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const office = '198.51.100.7';

/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];

// with both factors: an admin who enforces MFA continues only with a second factor
const ada = await signInWithApp(server, admin, await setUpApp(server, admin));
const asAda = { ...ada.headers, ...from(office) };
const post = (path: string, body?: unknown) => ada.browser.post(`${base}/${path}`, body, asAda);
const versionsOf = async (policy: PolicyName, query = '') =>
  ok(await ada.browser.get(`${base}/v1/policies/${policy}/versions${query}`, asAda)).json<{
    items: PolicyVersion[];
    _metadata: { totalItems: number; totalPages: number };
  }>();
const restore = (policy: PolicyName, version: number) => post(`v1/policies/${policy}/versions/${version}/restore`);
const listed = async () =>
  (
    await server.rows<{ line: string }>(
      "select strategy || ' ' || range || ' ' || is_active || ' ' || coalesce(description, '') as line from ip_restrictions order by 1",
    )
  ).map(({ line }) => line);

async function clear(): Promise<void> {
  for (const table of [
    'policy_versions',
    'policy_heads',
    'session_policies',
    'ip_restrictions',
    'ip_restriction_settings',
  ])
    await server.rows(`delete from ${table}`);
  await server.rows('delete from domain_restrictions');
  await server.rows('delete from domain_restriction_settings');
  await server.rows('delete from security_policies where tenant_id is not null');
}
beforeAll(clear);

describe('7 the history of a policy', () => {
  it('is empty at first', async () => {
    expect(await versionsOf('mfa')).toEqual({ items: [], _metadata: { totalItems: 0, totalPages: 0 } });
  });

  it('begins with the state before the first change, and names who changed what', async () => {
    ok(await post('v1/mfa-policy', { enforceMFAType: 'ForceExceptSAML' }));
    ok(await post('v1/mfa-policy', { enforceMFAType: 'Force' }));
    const { items } = await versionsOf('mfa');
    expect(items.map(({ version, source, before, value }) => [version, source, before, value])).toEqual([
      [3, 'saved', { enforceMFAType: 'ForceExceptSAML' }, { enforceMFAType: 'Force' }],
      [2, 'saved', null, { enforceMFAType: 'ForceExceptSAML' }],
      [1, 'initial', null, null],
    ]);
    expect(items[0]!.by).toMatchObject({ id: admin.id, email: admin.email });
    expect(items[2]!.by).toBeUndefined();
  });

  it('has no version for a change that changes nothing', async () => {
    ok(await post('v1/mfa-policy', { enforceMFAType: 'Force' }));
    expect((await versionsOf('mfa'))._metadata.totalItems).toBe(3);
  });

  it('is read in pages', async () => {
    expect(await versionsOf('mfa', '?_limit=2&_offset=1')).toMatchObject({
      items: [{ version: 1 }],
      _metadata: { totalItems: 3, totalPages: 2 },
    });
  });

  it('names the operator’s change', async () => {
    const context = anonymousContext(server.services, ownMetadata('test'));
    await context.inTenant(acme, (_tx, context) => disablePolicy(context, { tenantId: acme, rule: 'mfa' }));
    expect((await versionsOf('mfa')).items[0]).toMatchObject({
      source: 'operator',
      value: { enforceMFAType: 'DontForce' },
    });
  });

  it('numbers changes at once without gaps', async () => {
    await Promise.all(
      [3, 4, 5, 6, 7, 8].map(async (maxAttempts) =>
        ok(await post('v1/lockout-policy', { enabled: true, maxAttempts })),
      ),
    );
    const { items } = await versionsOf('lockout');
    expect(items.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    for (const [index, item] of items.slice(0, -1).entries()) expect(item.before).toEqual(items[index + 1]!.value);
  });

  it('stays when the audit log is pruned', async () => {
    await server.rows('delete from audits');
    expect((await versionsOf('lockout'))._metadata.totalItems).toBe(7);
  });
});

describe('7 restoring a version', () => {
  it('makes it the latest one, with an audit row', async () => {
    ok(await restore('mfa', 3));
    expect(ok(await ada.browser.get(`${base}/v1/mfa-policy`, asAda)).json()).toMatchObject({ enforceMFAType: 'Force' });
    expect((await versionsOf('mfa')).items[0]).toMatchObject({
      version: 5,
      source: 'restored',
      restoredFrom: 3,
      by: { id: admin.id },
    });
    const [audited] = await server.rows('select actor_id, details from audits order by id desc limit 1');
    expect(audited).toEqual({
      actor_id: admin.id,
      details: { before: { enforceMFAType: 'DontForce' }, after: { enforceMFAType: 'Force' }, restoredFrom: 3 },
    });
  });

  it('returns to the vendor’s policy where the tenant had none', async () => {
    ok(await restore('mfa', 1));
    expect(errorOf(await ada.browser.get(`${base}/v1/mfa-policy`, asAda))).toEqual([404, 'policy-not-found']);
  });

  it.each([
    ['lockout', 'v1/lockout-policy', { enabled: true, maxAttempts: 9 }, { enabled: true, maxAttempts: 4 }],
    [
      'password-history',
      'v1/password-history-policy',
      { enabled: true, historySize: 2 },
      { enabled: false, historySize: 3 },
    ],
    [
      'password-rotation',
      'v1/password-rotation',
      { isActive: true, rotationPeriod: 14_400, notificationPeriod: 60 },
      { isActive: false, rotationPeriod: 28_800, notificationPeriod: 0 },
    ],
    [
      'sessions',
      'sessions/v1',
      { sessionTimeoutConfiguration: { isActive: true, timeout: 86_400 } },
      {
        sessionTimeoutConfiguration: { isActive: false, timeout: 86_400 },
        sessionConcurrentConfiguration: { isActive: true, maxSessions: 9 },
      },
    ],
    [
      'domain-restrictions',
      'restrictions/v1/email-domain/config',
      { active: false, type: 'BLOCK' },
      { active: false, type: 'ALLOW', blockPublicDomains: true },
    ],
  ] as const)('works for %s', async (policy, path, first, second) => {
    ok(await post(path, first));
    const { version, value } = (await versionsOf(policy)).items[0]!;
    ok(await post(path, second));
    const changed = (await versionsOf(policy)).items[0]!;
    expect(changed.value).not.toEqual(value);
    ok(await restore(policy, version));
    expect((await versionsOf(policy)).items[0]).toMatchObject({ before: changed.value, value, restoredFrom: version });
    const stored = await server.rows(
      policy === 'sessions'
        ? 'select value, timeout from session_policies'
        : `select value from security_policies where tenant_id is not null and kind = '${policy}'`,
    );
    if (policy === 'sessions') expect(stored).toEqual([{ value, timeout: 86_400 }]);
    else if (policy !== 'domain-restrictions') expect(stored).toEqual([{ value }]);
  });

  it('restores the list of every version, however it changed since', async () => {
    const states: string[][] = [await listed()];
    const random = (most: number) => Math.floor((server.services.random(4).readUInt32BE() / 2 ** 32) * most);
    for (let step = 0; step < 24; step += 1) {
      const before = (await versionsOf('ip-restrictions'))._metadata.totalItems;
      const entries = (await server.rows<{ id: string }>('select id from ip_restrictions')).map(({ id }) => id);
      if (entries.length > 2 && random(3) === 0)
        ok(await ada.browser.send('DELETE', `${ip}/${entries[random(entries.length)]}`, { headers: asAda }));
      else {
        const ips = Array.from({ length: 1 + random(3) }, () => ({
          ip: `192.0.2.${random(6)}`,
          strategy: ['ALLOW', 'BLOCK'][random(2)],
          isActive: random(2) === 0,
          description: `${step}`,
        }));
        ok(await post('v1/restrictions/ip/bulk', { ips }));
      }
      const after = (await versionsOf('ip-restrictions'))._metadata.totalItems;
      if (after > before) states[after - 1] = await listed();
    }
    const total = states.length;
    expect(total).toBeGreaterThan(10);
    for (let version = 1; version <= total; version += 1) {
      ok(await restore('ip-restrictions', version));
      expect(await listed(), `version ${version} of ${total}`).toEqual(states[version - 1]);
    }
  });

  it('names the entries that it adds and removes, the first of them', async () => {
    const ips = Array.from({ length: 30 }, (_, n) => ({ ip: `203.0.113.${n}` }));
    ok(await post('v1/restrictions/ip/bulk', { ips }));
    const [latest] = (await versionsOf('ip-restrictions')).items;
    expect(latest!.added).toMatchObject({ total: 30, items: expect.arrayContaining(['ALLOW 203.0.113.0']) as unknown });
    expect(latest!.added.items).toHaveLength(20);
    ok(await restore('ip-restrictions', latest!.version - 1));
    expect((await versionsOf('ip-restrictions')).items[0]).toMatchObject({
      added: { total: 0 },
      removed: { total: 30 },
    });
  });

  it('restores domains', async () => {
    const { version } = (await versionsOf('domain-restrictions')).items[0]!;
    ok(await post('restrictions/v1/email-domain', { domain: 'acme.example', type: 'ALLOW' }));
    ok(await restore('domain-restrictions', version));
    expect(ok(await ada.browser.get(domains, asAda)).json()).toEqual({ items: [] });
    ok(await restore('domain-restrictions', version + 1));
    expect(ok(await ada.browser.get(domains, asAda)).json()).toMatchObject({ items: [{ domain: 'acme.example' }] });
  });

  it('is refused if it would shut out the user who restores, and nothing is changed', async () => {
    await clear();
    ok(await post('v1/restrictions/ip', { ip: office }));
    ok(await post('v1/restrictions/ip/config', { isActive: true, strategy: 'ALLOW' }));
    const before = await listed();
    const elsewhere = { ...ada.headers, ...from('203.0.113.9') };
    ok(await post('v1/restrictions/ip/config', { isActive: false }));
    const answer = await ada.browser.post(
      `${base}/v1/policies/ip-restrictions/versions/3/restore`,
      undefined,
      elsewhere,
    );
    expect(errorOf(answer)).toEqual([409, 'restriction-locks-out']);
    expect(await listed()).toEqual(before);
    expect((await versionsOf('ip-restrictions'))._metadata.totalItems).toBe(4);
    ok(await restore('ip-restrictions', 3));
    expect(errorOf(await ada.browser.get(ip, elsewhere))).toEqual([403, 'ip-address-refused']);
  });

  it('is previewed without changing anything', async () => {
    ok(await post('v1/restrictions/ip/config', { isActive: false }));
    const elsewhere = { ...ada.headers, ...from('203.0.113.9') };
    const impact = await ada.browser.post(
      `${base}/v1/policies/ip-restrictions/versions/3/impact`,
      undefined,
      elsewhere,
    );
    expect(ok(impact).json()).toMatchObject({ locksOut: true });
    expect(ok(await ada.browser.get(`${ip}/config`, elsewhere)).json()).toMatchObject({ isActive: false });
    expect(ok(await post('v1/policies/ip-restrictions/versions/2/impact')).json()).toMatchObject({ locksOut: false });
    expect((await versionsOf('ip-restrictions'))._metadata.totalItems).toBe(6);
  });

  it('refuses a version of an older rule', async () => {
    ok(await post('v1/lockout-policy', { enabled: true, maxAttempts: 4 }));
    await server.rows(
      `update policy_versions set value = '{"enabled": true, "maxAttempts": 1}' where policy = 'lockout' and version = 1`,
    );
    const answer = await restore('lockout', 1);
    expect(errorOf(answer)).toEqual([400, 'invalid-request']);
    expect(answer.text).toContain('maxAttempts');
  });
});

describe('7 who may see and restore versions', () => {
  it('V8.4.1 no other tenant', async () => {
    const sol = await callerFor(server, stranger);
    expect(ok(await sol.browser.get(`${base}/v1/policies/lockout/versions`, sol.headers)).json()).toMatchObject({
      items: [],
    });
    const answer = await sol.browser.post(`${base}/v1/policies/lockout/versions/2/restore`, undefined, sol.headers);
    expect(errorOf(answer)).toEqual([404, 'policy-not-found']);
  });

  it('V8.2.1 nobody without the permission of that policy', async () => {
    const mika = await callerFor(server, member);
    expect(errorOf(await mika.browser.get(`${base}/v1/policies/mfa/versions`, mika.headers))).toEqual([
      403,
      'forbidden',
    ]);
    const [role] = await server.rows<{ id: string }>(
      `insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at)
       select gen_random_uuid(), id, 'reader', 'Reader', 100, array['fe.secure.read.securityPolicy'], created_at, created_at from tenants where id = $1 returning id`,
      [acme],
    );
    await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      acme,
      member.id,
      role!.id,
    ]);
    const get = (policy: string) => mika.browser.get(`${base}/v1/policies/${policy}/versions`, mika.headers);
    expect((await get('mfa')).status).toBe(200);
    expect(errorOf(await get('ip-restrictions'))).toEqual([403, 'forbidden']);
    for (const act of ['restore', 'impact'])
      expect(
        errorOf(await mika.browser.post(`${base}/v1/policies/lockout/versions/2/${act}`, undefined, mika.headers)),
      ).toEqual([403, 'forbidden']);
  });

  it.each([
    ['get', 'gravity/versions', 400],
    ['get', 'mfa/versions?_limit=0', 400],
    ['post', 'mfa/versions/0/restore', 400],
    ['post', 'mfa/versions/1e99/restore', 400],
    ['post', 'mfa/versions/99/restore', 404],
    ['post', 'mfa/versions/x/impact', 400],
  ] as const)('refuses %s %s', async (method, path, status) => {
    const answer =
      method === 'get'
        ? await ada.browser.get(`${base}/v1/policies/${path}`, asAda)
        : await post(`v1/policies/${path}`);
    expect(answer.status).toBe(status);
  });

  it('not without signing in', async () => {
    const anyone = server.browser();
    expect((await anyone.get(`${base}/v1/policies/mfa/versions`, bearer('x.y.z'))).status).toBe(401);
  });
});
