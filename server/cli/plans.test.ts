import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestServer } from '#server/testing/test-server.ts';
import type { OfferComparison } from '#server/use-cases/entitlements/compare-offers.ts';
import { plansCommand } from './plans.ts';

const running = {
  features: [
    { key: 'basics' },
    { key: 'export' },
    { key: 'sso', permissions: ['fe.secure.write.sso'] },
    {
      key: 'beta',
      flag: { rules: [{ conditions: [{ attribute: 'jwt.email', op: 'ends_with', value: { list: ['@acme.com'] } }] }] },
    },
  ],
  usage: { meters: [{ key: 'requests' }] },
  plans: [
    { key: 'free', features: ['basics'], limits: { requests: 100 } },
    { key: 'team', name: 'Team', features: ['export'], limits: { requests: 1000 }, price: { amount: 1200 } },
    { key: 'business', features: ['export', 'sso'], price: { amount: 2900 }, trialDays: 14 },
  ],
  billing: { defaultPlan: 'free' },
  grants: [],
};
const [free, team, business] = running.plans as [object, object, object];

const server = await useTestServer({ config: running });
const { acme, globex, admin } = server.people;
const folder = await mkdtemp(path.join(tmpdir(), 'plans-'));
afterAll(() => rm(folder, { recursive: true }));
await writeFile(path.join(folder, 'portico.json'), JSON.stringify(running));

async function plans(...argv: string[]): Promise<{ status: number; text: string }> {
  const printed: string[] = [];
  const status = await plansCommand({
    argv: [...argv, '--config', 'portico.json'],
    env: { DATABASE_URL: server.database.connectionString, PORTICO_MASTER_KEY: server.masterKey.toString('base64') },
    cwd: folder,
    print: (text) => printed.push(text),
  });
  return { status, text: printed.join('\n') };
}

async function diff(changed: object, ...argv: string[]) {
  await writeFile(path.join(folder, 'changed.json'), JSON.stringify(changed));
  return await plans('diff', 'changed.json', ...argv);
}

async function compare(changed: object): Promise<[status: number, OfferComparison & { takesAway: boolean }]> {
  const { status, text } = await diff(changed, '--json', '--all');
  return [status, JSON.parse(text) as OfferComparison & { takesAway: boolean }];
}

async function subscribe(tenantId: string, plan: string, status = 'active'): Promise<void> {
  await server.rows(
    `insert into billing_accounts (tenant_id, id, created_at, updated_at)
     values ($1, gen_random_uuid(), now(), now()) on conflict do nothing`,
    [tenantId],
  );
  await server.rows(
    `insert into subscriptions (id, tenant_id, external_id, plan_key, status, amount, currency, started_at, period_start,
       period_end, cancel_at_period_end, ended_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), $2, $3, 1200, 'usd', now() - interval '10 days', now() - interval '10 days',
       now() + interval '20 days', false, case when $3 = 'unpaid' then now() - interval '1 day' end)`,
    [tenantId, plan, status],
  );
}

async function grant(tenantId: string, given: { plan?: string; feature?: string; userId?: string; ended?: boolean }) {
  await server.rows(
    `insert into entitlement_grants (id, tenant_id, user_id, plan_key, feature_key, expires_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4, case when $5 then now() - interval '1 day' end, now(), now())`,
    [tenantId, given.userId ?? null, given.plan ?? null, given.feature ?? null, given.ended ?? false],
  );
}

await subscribe(acme, 'team');
// ended: it gives nothing, so that nothing is taken
await subscribe(globex, 'business', 'unpaid');

describe('npm run plans -- diff', () => {
  it('says that nothing changes', async () => {
    const { status, text } = await diff({ plans: running.plans, features: running.features });
    expect(status).toBe(0);
    expect(text).toMatch(/^No tenant gains or loses anything \(\d+ compared\)\.$/);
    expect(await diff({})).toEqual({ status, text });
  });

  it('tells what a plan gives, with the status 0, and prices for new subscriptions only', async () => {
    const [status, found] = await compare({
      plans: [free, { ...team, features: ['export', 'sso'], price: { amount: 1500 }, trialDays: 7 }, business],
    });
    expect(status).toBe(0);
    expect(found.plans).toEqual([
      {
        plan: 'team',
        change: 'changed',
        featuresGained: ['sso'],
        featuresLost: [],
        limits: [],
        price: { before: { amount: 1200, currency: 'usd' }, after: { amount: 1500, currency: 'usd' } },
        trialDays: { before: 0, after: 7 },
        rulesChanged: false,
        tenants: 1,
        subscribedTenants: 1,
      },
    ]);
    expect(found.tenants).toEqual([
      {
        tenantId: acme,
        name: 'Acme',
        gains: ['feature sso', 'permission fe.secure.write.sso'],
        loses: [],
        limits: [],
        removedPlans: [],
        users: [],
      },
    ]);
  });

  it('tells what is taken, plan by plan and tenant by tenant', async () => {
    const { status, text } = await diff({
      plans: [free, { ...team, features: [], limits: { requests: 500 } }, business],
    });
    expect(status).toBe(3);
    expect(text).toContain(`Plan team: changed; 1 tenant has it, 1 by a subscription
  - feature export
  limit requests: 1000 → 500
`);
    expect(text).toMatch(/1 tenant changes of \d+; 1 lose something\n/);
    expect(text).toContain(`${acme}  Acme\n  - feature export\n  limit requests: 1000 → 500`);
  });

  it('tells of a removed plan that a tenant subscribes to', async () => {
    const [status, found] = await compare({ plans: [free, business] });
    expect(status).toBe(3);
    expect(found.plans).toMatchObject([{ plan: 'team', change: 'removed', subscribedTenants: 1 }]);
    expect(found.tenants).toMatchObject([
      {
        tenantId: acme,
        loses: ['feature export'],
        limits: [{ meter: 'requests', before: 1000, after: 100 }],
        removedPlans: ['team'],
      },
    ]);
    // its subscription ended: the removed plan takes nothing
    expect((await compare({ plans: [free, team] }))[0]).toBe(0);
  });

  it('tells of the default plan, which all tenants have', async () => {
    const [status, found] = await compare({ billing: {} });
    expect(status).toBe(3);
    expect(found.defaultPlan).toEqual({ before: 'free', after: null });
    expect(found.tenants).toHaveLength(found.comparedTenants);
    expect(found.tenants.find(({ tenantId }) => tenantId === globex)).toMatchObject({
      loses: ['feature basics'],
      limits: [{ meter: 'requests', before: 100, after: null }],
    });
  });

  it('counts grants of features, of users, and not expired ones', async () => {
    await grant(globex, { plan: 'business', ended: true });
    await grant(acme, { feature: 'sso' });
    await grant(acme, { plan: 'business', userId: admin.id });
    try {
      const [, found] = await compare({ plans: [free, { ...team, features: [] }, { ...business, features: ['sso'] }] });
      // business still gives sso to the user, and its exports go with those of team
      expect(found.tenants).toMatchObject([{ tenantId: acme, loses: ['feature export'], users: [] }]);
      const [status, other] = await compare({ plans: [free, { ...team, features: [] }, business] });
      expect(status).toBe(3);
      expect(other.tenants).toMatchObject([
        { tenantId: acme, loses: ['feature export'], users: [{ userId: admin.id, gains: [], loses: [] }] },
      ]);
    } finally {
      await server.rows('delete from entitlement_grants');
    }
  });

  it('tells of a permission that needs a feature from now on', async () => {
    const features = running.features.map((feature) =>
      feature.key === 'export' ? { ...feature, permissions: ['fe.secure.read.audits'] } : feature,
    );
    const [status, found] = await compare({ features });
    expect(status).toBe(3);
    const losing = found.tenants.filter(({ loses }) => loses.includes('permission fe.secure.read.audits'));
    expect(losing).toHaveLength(found.comparedTenants - 1);
    expect(losing.map(({ tenantId }) => tenantId)).not.toContain(acme);
  });

  it('says when rules decide by attributes of users', async () => {
    const features = running.features.filter(({ flag }) => flag === undefined);
    const [status, found] = await compare({ features });
    expect([status, found.takesAway, found.undecidedFeatures]).toEqual([3, true, ['beta']]);
  });

  it('names the option that is wrong, and how to call it', async () => {
    await expect(diff({ plans: [{ ...team, features: ['exports'] }] })).rejects.toThrow(
      'plans[0].features: names a feature that is not configured: exports',
    );
    await expect(diff({ plans: [{ ...team, price: { amount: 12.5 } }] })).rejects.toThrow('plans[0].price.amount');
    await expect(diff({ plan: [] })).rejects.toThrow('plan: there is no such option; did you mean “plans”?');
    await expect(plans('diff', 'missing.json')).rejects.toThrow('Can’t read the configuration file');
    for (const argv of [[], ['diff'], ['apply', 'changed.json'], ['diff', 'changed.json', '--limit', 'x']])
      await expect(plans(...argv)).rejects.toMatchObject({
        remedy: expect.stringContaining('npm run plans') as string,
      });
  });

  it('compares thousands of tenants, and shows the first ones', async () => {
    await server.rows(
      `insert into tenants select (jsonb_populate_record(t, jsonb_build_object(
         'id', gen_random_uuid()::text, 'name', 'Tenant ' || lpad(i::text, 4, '0'), 'alias', null))).*
       from tenants as t, generate_series(1, 5000) as i where t.id = $1`,
      [acme],
    );
    await server.rows(
      `insert into entitlement_grants (id, tenant_id, plan_key, created_at, updated_at)
       select gen_random_uuid(), id, 'business', now(), now() from tenants where name like 'Tenant %'`,
    );
    const { status, text } = await diff({ plans: [free, team, { ...business, features: ['export'] }] }, '--limit', '2');
    expect(status).toBe(3);
    expect(text).toContain('Plan business: changed; 5000 tenants have it, 0 by a subscription\n  - feature sso');
    expect(text).toMatch(/5000 tenants change of \d+; 5000 lose something\n/);
    expect(text).toContain('Tenant 0002\n  - feature sso\n  - permission fe.secure.write.sso\n4998 more: list them');
    expect(text).not.toContain('Tenant 0003');
  });
});
