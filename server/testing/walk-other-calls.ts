/**
 * Authenticated API calls that change something and that the portal does not make: older versions, and the vendor's.
 */
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi, type Api } from '#shared/api/api.ts';
import { walkBilling } from '#shared/api/testing/walk-billing.ts';
import { walkWebhooks } from '#shared/api/testing/walk-webhooks.ts';
import { callerFor } from './flows.ts';
import { auditedSend, changed, type AuditsByRoute, type WalkingCaller } from './portal-walker.ts';
import { codeOf, signInWithApp, type App } from './second-factors.ts';
import { publicClient, vendorKey, type TestServer } from './test-server.ts';

type Calls = Api<PorticoContract>;

/** For the configuration of the server under test. Nothing listens there. */
export const walkedEndpoint = {
  key: 'billing',
  url: 'http://127.0.0.1:9/',
  secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
  privateNetwork: true,
};

async function team(api: Calls, memberId: string): Promise<void> {
  await api.post('/identity/resources/roles/v1', { key: 'pilot', name: 'Pilot', permissions: [] });
  await api.post('/identity/resources/tenants/invites/v1/user', { expiresInMinutes: 60 });
  await api.post('/identity/resources/users/v2', { email: 'again@list.example' });
  await api.post('/identity/resources/users/v1/invitation/reset', { email: 'again@list.example' });
  await api.post('/identity/resources/users/v1/invitation/reset/all', { email: 'again@list.example' });
  await api.post('/identity/resources/usernames/v1', { username: 'mika.lund', userId: memberId });
  await api.delete('/identity/resources/usernames/v1/{username}', undefined, { params: { username: 'mika.lund' } });
}

async function subAccounts(api: Calls, roleId: string): Promise<void> {
  const { tenantId } = await api.post('/tenants/resources/sub-tenants/v1', { name: 'Besides' });
  const subTenantsRoles = [{ tenantId, roleIds: [roleId] }];
  await api.post('/identity/resources/sub-tenants/users/v1', {
    user: { email: 'below@besides.example' },
    subTenants: [{ tenantId, roleIds: [] }],
  });
  const { items } = await api.get('/identity/resources/sub-tenants/users/v1', {
    query: { _tenantId: tenantId, _filter: 'besides' },
  });
  const params = { userId: items[0]!.id };
  await api.post('/identity/resources/sub-tenants/users/v1/{userId}/roles', { subTenantsRoles }, { params });
  await api.delete('/identity/resources/sub-tenants/users/v1/{userId}/roles', { subTenantsRoles }, { params });
}

/** @returns the app that verifies the second factor from then on */
async function oneself(api: Calls, server: TestServer): Promise<App> {
  const { changePhoneId } = await api.post('/identity/resources/users/v1/phone', { phoneNumber: '+12025550177' });
  await api.post('/identity/resources/users/v1/phone/verify', {
    changePhoneId,
    code: server.phonebox.code('+12025550177'),
  });
  const base = '/identity/resources/users/v1/mfa';
  const { secret } = await api.post(`${base}/enroll`);
  const code = (): string => codeOf(secret, server.clock);
  await api.post(`${base}/enroll/verify`, { token: code() });
  const nextCode = (): string => {
    server.clock.advance(30_000);
    return code();
  };
  return { deviceId: '', recoveryCodes: [], code, nextCode };
}

async function vendor(api: Calls, { people, browser, rows }: TestServer): Promise<void> {
  const { token } = (await browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
  const { acme: tenantId, member } = people;
  const headers = { 'x-access-token': token };
  await api.post('/audits', { tenantId, severity: 'Info', action: 'plan.shared' }, { headers });
  const { id } = await api.post(
    '/entitlements/resources/entitlements/v2',
    { tenantId, featureKey: 'export' },
    { headers },
  );
  const params = { id };
  await api.patch(
    '/entitlements/resources/entitlements/v2/{id}',
    { expirationDate: '2030-01-01T00:00:00.000Z' },
    { params, headers },
  );
  await api.delete('/entitlements/resources/entitlements/v2/{id}', undefined, { params, headers });
  const [left] = await rows<{ id: string }>(
    `insert into audits (tenant_id, at, action, severity, actor_id, trace_id, reported)
     values ($1, now(), 'plan.shared', 'Info', gen_random_uuid(), 't', true) returning actor_id as id`,
    [tenantId],
  );
  await api.post('/audits/resources/erasures/v1', { userId: left!.id }, { headers });
  for (const externallyManaged of ['true', 'false'] as const)
    await api.post(
      '/subscriptions/resources/billing/tenant-configurations/v1',
      { tenantId, externallyManaged },
      { headers },
    );
  await api.post('/event/resources/deliveries/v1/test', { endpoint: walkedEndpoint.key }, { headers });
  await api.post('/event/resources/deliveries/v1/replay', { endpoint: walkedEndpoint.key }, { headers });
  await api.post(
    '/identity/resources/vendor-only/impersonation/v1/tickets',
    { userId: member.id, tenantId, actorName: 'Sam of support', reason: 'asked by telephone' },
    { headers },
  );
}

/** After the portal's walk, which changed the email and password of its admin. */
export async function walkOtherCalls(server: TestServer, audits: AuditsByRoute): Promise<void> {
  const { people } = server;
  const as = (caller: WalkingCaller): Calls =>
    createApi<PorticoContract>(
      auditedSend(server, audits, ({ headers }) =>
        headers?.['x-access-token'] ? { browser: server.browser(), headers: {} } : caller,
      ),
    );
  const api = as(await callerFor(server, { ...people.admin, ...changed }, people.acme));
  const [member] = await server.rows<{ id: string }>("select id from roles where key = 'member'");
  await api.post('/identity/resources/impersonation/v1/tickets', {
    userId: people.guest.id,
    reason: 'asked by telephone',
  });
  await team(api, people.member.id);
  await subAccounts(api, member!.id);
  await api.post('/audits/export/{endpoint}', {}, { params: { endpoint: 'csv' }, read: 'blob' });
  await vendor(api, server);
  await walkBilling(api);
  await walkWebhooks(api);
  await api.post('/oauth/portal/ticket', undefined, { headers: { origin: publicClient.origins[0]! } });
  const app = await oneself(as(await callerFor(server, people.stranger)), server);
  await as(await signInWithApp(server, people.stranger, app)).post('/identity/resources/users/v1/mfa/disable', {});
  await api.delete('/identity/resources/users/sessions/v1/me/all');
}
