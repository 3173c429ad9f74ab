import { describe, expect, it } from 'vitest';
import type {
  EntitlementGrant,
  EntitlementsContext,
  VendorEntitlements,
} from '#shared/contract/entitlements/entitlements.ts';
import { day } from '#server/lib/clock.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const isLarge = { attribute: 'seats', op: 'greater_than', value: { number: 50 } };
const server = await useTestServer({
  config: {
    features: [
      { key: 'export', permissions: ['plans.export'] },
      {
        key: 'reports',
        flag: {
          rules: [
            {
              conditions: [
                { ...isLarge, negate: true },
                { conditionLogic: 'or', conditions: [isLarge] },
              ],
            },
          ],
        },
      },
      {
        key: 'people',
        permissions: ['fe.secure.read.users'],
        flag: {
          rules: [
            { conditions: [{ attribute: 'frontegg.email', op: 'ends_with', value: { list: ['@globex.example'] } }] },
          ],
        },
      },
    ],
    plans: [
      { key: 'free', features: ['reports'], defaultTreatment: 'true' },
      {
        key: 'pro',
        features: ['export', 'reports', 'people'],
        rules: [{ description: 'large', conditions: [isLarge] }],
      },
    ],
    grants: [
      { tenant: 'globex', feature: 'export', expires: '2100-01-01T00:00:00Z' },
      { tenant: 'nobody', plan: 'pro' },
    ],
  },
});
const { admin, member, guest, stranger, acme, globex } = server.people;
await server.rows(`update tenants set alias = 'globex' where id = $1`, [globex]);

const grants = '/entitlements/resources/entitlements/v2';
const own = '/entitlements/api/v2/user-entitlements';
const vendorCopy = '/entitlements/api/v1/vendor-entitlements';
const browser = server.browser();
const signedIn = await browser.post('/auth/vendor', { clientId: vendorKey.clientId, secret: vendorKey.secret });
const vendor = { 'x-access-token': signedIn.json<{ token: string }>().token };

const inDays = (count: number): string => new Date(server.clock.read().getTime() + count * day).toISOString();
const give = async (body: Record<string, unknown>) => await browser.post(grants, body, vendor);
const offset = async () =>
  (await browser.get(`${vendorCopy}-snapshot-offset`, vendor)).json<{ snapshotOffset: number }>().snapshotOffset;
const contextOf = async (user: SeededUser, tenantId?: string) => {
  const caller = await callerFor(server, user, tenantId);
  return (await caller.browser.get(own, caller.headers)).json<EntitlementsContext>();
};

describe('GET user-entitlements', () => {
  it('7.4 returns features, plans with their rules, and the user’s permissions', async () => {
    const context = await contextOf(admin);
    expect(context.permissions).toEqual({ 'fe.*': true });
    expect(context.features['export']).toEqual({
      planIds: ['pro'],
      expireTime: null,
      linkedPermissions: ['plans.export'],
    });
    expect(context.features['reports']).toMatchObject({
      planIds: ['free', 'pro'],
      featureFlag: { on: true, offTreatment: 'false', defaultTreatment: 'false' },
    });
    expect(context.plans).toMatchObject({
      free: { defaultTreatment: 'true', rules: [] },
      pro: { defaultTreatment: 'false', rules: [{ treatment: 'true', conditionLogic: 'and' }] },
    });
  });

  it('gives a tenant that configuration names by its alias its grants, and no other one', async () => {
    expect((await contextOf(stranger)).features['export']?.expireTime).toBe(Date.parse('2100-01-01T00:00:00Z'));
    expect((await contextOf(guest, globex)).features['export']?.expireTime).toBe(Date.parse('2100-01-01T00:00:00Z'));
    expect((await contextOf(guest, acme)).features['export']?.expireTime).toBeNull();
  });

  it('contains * for a super user', async () => {
    await server.rows('update users set super_user = true where id = $1', [member.id]);
    expect((await contextOf(member)).permissions).toEqual({ '*': true });
    await server.rows('update users set super_user = false where id = $1', [member.id]);
  });

  it('V8.2.1 requires sign-in', async () => {
    expect((await browser.get(own)).status).toBe(401);
    expect((await browser.get(own, vendor)).status).toBe(401);
  });
});

describe('grants', () => {
  it('to a tenant are for all members; to a user, for that user only; the latest expiry counts', async () => {
    const toAll = await give({ tenantId: acme, planId: 'pro', expirationDate: inDays(1) });
    expect(toAll.status).toBe(201);
    expect(toAll.json()).toMatchObject({
      tenantId: acme,
      userId: null,
      planId: 'pro',
      featureKey: null,
      expirationDate: inDays(1),
    });
    const toMember = (
      await give({ tenantId: acme, userId: member.id, featureKey: 'export', expirationDate: null })
    ).json<EntitlementGrant>();
    expect((await contextOf(admin)).features['export']?.expireTime).toBe(Date.parse(inDays(1)));
    expect((await contextOf(member)).features['export']?.expireTime).toBe(-1);
    expect((await contextOf(member)).features['reports']?.expireTime).toBe(Date.parse(inDays(1)));
    expect((await contextOf(guest, globex)).features['reports']?.expireTime).toBeNull();
    await browser.send('DELETE', `${grants}/${toMember.id}`, { headers: vendor });
    expect((await contextOf(member)).features['export']?.expireTime).toBe(Date.parse(inDays(1)));
  });

  it('given again replace the expiry of the same grant', async () => {
    const [first, second] = [
      await give({ tenantId: globex, planId: 'free' }),
      await give({ tenantId: globex, planId: 'free', expirationDate: inDays(2) }),
    ];
    expect(second.json<EntitlementGrant>().id).toBe(first.json<EntitlementGrant>().id);
    expect(second.json()).toMatchObject({ expirationDate: inDays(2) });
  });

  it('are listed by creation, changed and revoked, each with its audit row', async () => {
    server.clock.advance(1000);
    const { id } = (await give({ tenantId: globex, userId: guest.id, planId: 'pro' })).json<EntitlementGrant>();
    const changed = await browser.send('PATCH', `${grants}/${id}`, {
      body: JSON.stringify({ expirationDate: inDays(3) }),
      headers: { ...vendor, 'content-type': 'application/json' },
    });
    expect(changed.json()).toMatchObject({ id, expirationDate: inDays(3) });
    const listed = (await browser.get(`${grants}?tenantId=${globex}&_limit=1&_offset=1`, vendor)).json<{
      items: EntitlementGrant[];
      _metadata: object;
    }>();
    expect(listed).toEqual({ items: [changed.json()], _metadata: { totalPages: 2, totalItems: 2 } });
    expect((await browser.send('DELETE', `${grants}/${id}`, { headers: vendor })).status).toBe(200);
    expect((await browser.send('DELETE', `${grants}/${id}`, { headers: vendor })).status).toBe(404);
    const audits = await server.rows(
      `select action, tenant_id, target_id, details from audits where target_id = $1 order by id`,
      [guest.id],
    );
    expect(audits.map(({ action }) => action)).toEqual([
      'entitlement.granted',
      'entitlement.changed',
      'entitlement.revoked',
    ]);
    expect(audits[1]).toMatchObject({
      tenant_id: globex,
      details: {
        clientId: vendorKey.clientId,
        before: { expires: null },
        after: { expires: inDays(3), plan: 'pro', userId: guest.id },
      },
    });
  });

  it('end with the membership', async () => {
    await give({ tenantId: acme, userId: guest.id, planId: 'free' });
    expect(
      await server.rows('select plan_key from entitlement_grants where tenant_id = $1 and user_id = $2', [
        acme,
        guest.id,
      ]),
    ).toEqual([{ plan_key: 'free' }]);
    await server.rows('delete from memberships where tenant_id = $1 and user_id = $2', [acme, guest.id]);
    expect(
      await server.rows('select id from entitlement_grants where tenant_id = $1 and user_id = $2', [acme, guest.id]),
    ).toEqual([]);
  });

  it.each([
    ['no plan of that key', { planId: 'gold' }, 404, 'plan-not-found'],
    ['no feature of that key', { featureKey: 'gold' }, 404, 'feature-not-found'],
    ['neither', {}, 400, 'invalid-request'],
    ['both', { planId: 'pro', featureKey: 'export' }, 400, 'invalid-request'],
    [
      'a tenant that is not there',
      { tenantId: '00000000-0000-4000-8000-000000000000', planId: 'pro' },
      404,
      'tenant-not-found',
    ],
    ['a tenant id that is none', { tenantId: 'x', planId: 'pro' }, 404, 'tenant-not-found'],
    ['somebody of another tenant', { userId: stranger.id, planId: 'pro' }, 404, 'user-not-found'],
    ['an end that is no time', { planId: 'pro', expirationDate: 'soon' }, 400, 'invalid-request'],
  ])('are refused: %s', async (_, body, status, errorCode) => {
    const answer = await give({ tenantId: acme, ...body });
    expect([answer.status, answer.json()['errorCode']]).toEqual([status, errorCode]);
  });

  it('V8.2.1 are accessible to the vendor only', async () => {
    const { browser: own, headers } = await callerFor(server, admin);
    for (const address of [grants, vendorCopy, `${vendorCopy}-snapshot-offset`])
      expect((await own.get(address, headers)).status).toBe(401);
    expect((await own.post(grants, { tenantId: acme, planId: 'pro' }, headers)).status).toBe(401);
  });
});

describe('the copy for the vendor’s back end', () => {
  it('contains everything as tuples, and single granted features as bundles of one', async () => {
    await give({ tenantId: acme, userId: admin.id, featureKey: 'reports', expirationDate: inDays(1) });
    const { data } = (await browser.get(vendorCopy, vendor)).json<VendorEntitlements>();
    expect(data.features).toContainEqual(['export', 'export', ['plans.export']]);
    expect(data.featureBundles.map(([id, features, treatment]) => [id, features, treatment])).toEqual([
      ['free', ['reports'], 'true'],
      ['pro', ['export', 'reports', 'people'], 'false'],
      ['feature:export', ['export'], 'false'],
      ['feature:reports', ['reports'], 'false'],
    ]);
    expect(data.featureBundles[1]![3]).toEqual([
      {
        description: 'large',
        conditionLogic: 'and',
        treatment: 'true',
        conditions: [{ ...isLarge, negate: false, attributeType: 'custom' }],
      },
    ]);
    expect(data.entitlements).toContainEqual(['feature:export', globex, null, '2100-01-01T00:00:00.000Z']);
    expect(data.entitlements).toContainEqual(['feature:reports', acme, admin.id, inDays(1)]);
    expect(data.featureFlags.map(([key, ...rest]) => [key, ...rest.slice(0, 4)])).toEqual([
      ['reports', true, 'boolean', 'false', 'false'],
      ['people', true, 'boolean', 'false', 'false'],
    ]);
    expect(data.featureFlags[1]![5][0]).toMatchObject({
      conditions: [{ attribute: 'frontegg.email', attributeType: 'frontegg' }],
    });
  });

  it('has a new offset after each change, and the same one without', async () => {
    const offsets = [await offset()];
    expect(await offset()).toBe(offsets[0]);
    expect((await browser.get(vendorCopy, vendor)).json<VendorEntitlements>().snapshotOffset).toBe(offsets[0]);
    const { id } = (await give({ tenantId: globex, userId: stranger.id, planId: 'pro' })).json<EntitlementGrant>();
    offsets.push(await offset());
    await give({ tenantId: globex, userId: stranger.id, planId: 'pro', expirationDate: inDays(1) });
    offsets.push(await offset());
    await browser.send('DELETE', `${grants}/${id}`, { headers: vendor });
    expect(new Set(offsets).size).toBe(3);
    expect(await offset()).toBe(offsets[0]);
  });
});

describe('a permission linked with a feature', () => {
  it('is ineffective on the server without it', async () => {
    const { rows } = server;
    await rows('delete from entitlement_grants');
    const { browser: own, headers } = await callerFor(server, admin);
    const refused = await own.get(paths.users, headers);
    expect([refused.status, refused.json()]).toMatchObject([
      403,
      { errorCode: 'not-entitled', context: { permission: 'fe.secure.read.users', justification: 'MISSING_FEATURE' } },
    ]);
    expect(refused.json<{ context: object }>().context).toEqual({
      permission: 'fe.secure.read.users',
      justification: 'MISSING_FEATURE',
      wouldAllow: ['pro'],
      grantable: ['people'],
      flagsOff: [],
    });
    await give({ tenantId: acme, featureKey: 'people', expirationDate: inDays(1) });
    expect((await own.get(paths.users, headers)).status).toBe(200);
  });

  it('reports that the grant has expired', async () => {
    await give({ tenantId: acme, featureKey: 'people', expirationDate: server.clock.read().toISOString() });
    const { browser: own, headers } = await callerFor(server, admin);
    expect((await own.get(paths.users, headers)).json()).toMatchObject({
      context: { justification: 'BUNDLE_EXPIRED' },
    });
  });

  it('is effective by a flag’s rule about the user', async () => {
    const { browser: own, headers } = await callerFor(server, stranger);
    expect((await own.get(paths.users, headers)).status).toBe(200);
  });

  it('is checked after the permission itself, whose absence is the refusal', async () => {
    const { browser: own, headers } = await callerFor(server, member);
    expect((await own.get(paths.users, headers)).json()).toMatchObject({ errorCode: 'forbidden' });
  });
});
