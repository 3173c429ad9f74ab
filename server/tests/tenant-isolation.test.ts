import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/define.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { bearer, callerFor, paths } from '#server/testing/flows.ts';
import { samlMetadata } from '#server/testing/saml-provider.ts';
import { createSecurityKey } from '#server/testing/security-key.ts';
import { publicClient, useTestServer, type TestServer } from '#server/testing/test-server.ts';

const server: TestServer = await useTestServer({
  config: { signIn: { secondary: ['Passkeys'], alternatives: ['SmsCode'], userNames: true } },
});
const { admin, member, stranger, acme, globex } = server.people;
const routes = Object.entries<Endpoint>(contract);
const intruder = await callerFor(server, stranger);
const reader = await callerFor(server, admin);

const roleIds = (
  await server.rows<{ role_id: string }>('select role_id from membership_roles where user_id = $1', [member.id])
).map((row) => row.role_id);

/** Acme's policies and a session there, with IDs known to the intruder. */
const policyId = async (kind: string) =>
  (
    await server.rows<{ id: string }>(
      `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) select gen_random_uuid(), id, $2, '{}', created_at, created_at from tenants where id = $1 returning id`,
      [acme, kind],
    )
  )[0]!.id;
const [mfaPolicy, lockoutPolicy, historyPolicy] = [
  await policyId('mfa'),
  await policyId('lockout'),
  await policyId('password-history'),
];
const victim = await callerFor(server, member);
/** A custom role of Acme, and a group of Mika that gives it. */
const [ownRole, group] = ['5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a01', '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a02'];
await server.rows(
  `insert into roles (id, tenant_id, key, name, level, created_at, updated_at) select $2, id, 'planner', 'Planner of Acme', 100, created_at, created_at from tenants where id = $1`,
  [acme, ownRole],
);
await server.rows(
  `insert into groups (id, tenant_id, name, managed_by, created_at, updated_at) select $2, id, 'Harbour crew', 'here', created_at, created_at from tenants where id = $1`,
  [acme, group],
);
await server.rows('insert into group_roles (tenant_id, group_id, role_id) values ($1, $2, $3)', [acme, group, ownRole]);
await server.rows('insert into group_members (tenant_id, group_id, user_id) values ($1, $2, $3)', [
  acme,
  group,
  member.id,
]);
const permission = (await server.rows<{ id: string }>('select id from permissions order by key limit 1'))[0]!.id;
const session = (await server.rows<{ id: string }>('select id from sessions where user_id = $1', [member.id]))[0]!.id;

await server.rows(`update users set username = 'mika.acme', username_folded = 'username:mika.acme' where id = $1`, [
  member.id,
]);

/** Ada's second factors, passkey and phone, with known IDs. */
const phoneNumber = '+12025550142';
const factorOf = async (kind: string, passkey = false) =>
  (
    await server.rows<{ id: string }>(
      `insert into factors (id, user_id, kind, passkey, phone_number, wrapped_secret, credential_id, public_key, counter, transports, confirmed_at, created_at)
     select gen_random_uuid(), u.id, $2, $3, case when $2 = 'sms' then $4 end, case when $2 = 'authenticator' then '\\x00'::bytea end,
            case when $2 = 'webauthn' then gen_random_uuid()::text end, case when $2 = 'webauthn' then '\\x00'::bytea end,
            case when $2 = 'webauthn' then 0 end, case when $2 = 'webauthn' then '{}'::text[] end, u.created_at, u.created_at
     from users u where u.id = $1 returning id`,
      [admin.id, kind, passkey, phoneNumber],
    )
  )[0]!.id;
const [app, phoneFactor, key, passkey] = [
  await factorOf('authenticator'),
  await factorOf('sms'),
  await factorOf('webauthn'),
  await factorOf('webauthn', true),
];
const phone = (
  await server.rows<{ id: string }>(
    `insert into phones (id, user_id, number, verified, created_at, updated_at) select gen_random_uuid(), id, $2, true, created_at, created_at from users where id = $1 returning id`,
    [admin.id, phoneNumber],
  )
)[0]!.id;
const grant = (
  await server.rows<{ id: string }>(
    `insert into entitlement_grants (id, tenant_id, feature_key, created_at, updated_at) select gen_random_uuid(), id, 'export', created_at, created_at from tenants where id = $1 returning id`,
    [acme],
  )
)[0]!.id;
const bulk = (
  await server.rows<{ id: string }>(
    'insert into bulk_invitations (id, tenant_id, created_at, finished_at) select gen_random_uuid(), id, $2, $2 from tenants where id = $1 returning id',
    [acme, server.clock.read()],
  )
)[0]!.id;
const notification = (
  await server.rows<{ id: string }>(
    `insert into notifications (id, user_id, key, created_at) select gen_random_uuid(), id, 'password-changed', created_at from users where id = $1 returning id`,
    [member.id],
  )
)[0]!.id;
/** A code sent to Mika's next phone, and the passkey that Mika is about to create. */
const { changePhoneId } = (
  await victim.browser.post('/identity/resources/users/v1/phone', { phoneNumber: '+12025550143' }, victim.headers)
).json<{ changePhoneId: string }>();
await server.settle();
const phoneCode = server.phonebox.code('+12025550143');
const { options: creation } = (
  await victim.browser.post('/identity/resources/users/webauthn/v1/devices', {}, victim.headers)
).json<{ options: { challenge: string; rp: { id?: string } } }>();
const attestation = createSecurityKey(server.baseUrl).create(creation);

/** API tokens of Acme and of Mika, with known IDs. */
const apiTokens = await server.rows<{ id: string; kind: string; user_id: string | null }>(
  `insert into api_tokens (id, tenant_id, user_id, kind, secret_hash, description, created_by, created_at)
   select gen_random_uuid(), t.id, owner, kind, '\\x00', 'Nightly export', $2, t.created_at
   from tenants t, unnest(array[$2::uuid, null]) owner, unnest(array['clientCredentials', 'accessToken']) kind where t.id = $1 returning id, kind, user_id`,
  [acme, member.id],
);
const apiToken = (kind: string, owner: string | null) =>
  apiTokens.find((token) => token.kind === kind && token.user_id === owner)!.id;

/** Restrictions of Acme. They are off. */
const ipRestriction = (
  await server.rows<{ id: string }>(
    `insert into ip_restrictions (id, tenant_id, range, strategy, is_active, created_at, updated_at)
     select gen_random_uuid(), id, '192.0.2.0/24', 'ALLOW', true, created_at, created_at from tenants where id = $1 returning id`,
    [acme],
  )
)[0]!.id;
const domainRestriction = (
  await server.rows<{ id: string }>(
    `insert into domain_restrictions (id, tenant_id, domain, type, created_at)
     select gen_random_uuid(), id, 'acme.example', 'ALLOW', created_at from tenants where id = $1 returning id`,
    [acme],
  )
)[0]!.id;

/** An event of Acme's audit log. */
const event = String(
  (await server.rows<{ id: number }>('select min(id) as id from audits where tenant_id = $1', [acme]))[0]!.id,
);
/** A stream of Acme's audit log, which is paused. */
const stream = (
  await server.rows<{ id: string }>(
    `insert into audit_streams (id, tenant_id, name, type, url, format, is_active, next_seq, head_due_at, created_at, updated_at)
     select gen_random_uuid(), id, 'SIEM', 'https', 'https://siem.acme.example/', 'json', false, 1, created_at, created_at, created_at
     from tenants where id = $1 returning id`,
    [acme],
  )
)[0]!.id;

/** A webhook of Acme, and an attempt in its log. */
const [webhook, webhookLog] = ['5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01', '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b02'];
await server.rows(
  `insert into webhooks (id, tenant_id, display_name, description, url, event_keys, in_order, is_active, secret, created_at, updated_at)
   select $2, id, 'Billing', '', 'https://hooks.acme.example/', '{none}', false, true, '', created_at, created_at
   from tenants where id = $1`,
  [acme, webhook],
);
await server.rows(
  `insert into webhook_logs (id, webhook_id, tenant_id, event_id, attempt, answer, duration, created_at)
   select $2, $3, $1, e.id, 1, '', 1, e.at from events e where e.tenant_id = $1 limit 1`,
  [acme, webhookLog, webhook],
);
const webhookRefused = { path: { id: webhook }, outcome: 'refused', code: 'webhook-not-found' } as const;

/** An SSO connection of Acme with a domain and a mapped group. */
const [sso, ssoDomain, ssoGroup, ssoExchange] = [
  '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a03',
  '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a04',
  '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a05',
  '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a06',
];
await server.rows(
  `insert into sso_connections (id, tenant_id, type, enabled, sso_endpoint, certificates, idp_entity_id, sign_request, oidc_client_id, verification, created_at, updated_at)
   select $2, id, 'saml', false, '', '', '', false, '', 'acme-proof', created_at, created_at from tenants where id = $1`,
  [acme, sso],
);
await server.rows(
  `insert into sso_domains (id, tenant_id, connection_id, domain, created_at) values ($3, $1, $2, 'acme.example', now())`,
  [acme, sso, ssoDomain],
);
await server.rows(
  `insert into sso_groups (id, tenant_id, connection_id, name, created_at) values ($3, $1, $2, 'Crew', now())`,
  [acme, sso, ssoGroup],
);
await server.rows(
  `insert into sso_exchanges (id, tenant_id, connection_id, kind, purpose, outcome, created_at, trace_id, checks)
   values ($3, $1, $2, 'saml', 'sign-in', 'passed', now(), 't', '[]')`,
  [acme, sso, ssoExchange],
);

/** A setup link of Acme. */
const setupLink = '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a07';
await server.rows(
  `insert into sso_setup_links (id, tenant_id, created_by, may_map_roles, may_activate, token_hash, created_at, expires_at)
   values ($2, $1, $3, false, false, 'x', now(), now() + interval '1 day')`,
  [acme, setupLink, admin.id],
);

/** A directory connection of Acme. */
const directory = '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1a06';
await server.rows(
  `insert into scim_connections (id, tenant_id, name, source, sync_to_user_management, created_at, updated_at)
   select $2, id, 'Okta', 'okta', true, created_at, created_at from tenants where id = $1`,
  [acme, directory],
);

const directoryToken = 'f0b7a3a1-86f2-4c0f-b7a5-0d8d4f3b1c55';
await server.rows(
  `insert into scim_tokens (id, tenant_id, connection_id, token_hash, created_at) values ($3, $1, $2, '\\x00', now())`,
  [acme, directory, directoryToken],
);

/** A recommendation that Acme has just applied. */
const application = (
  await server.rows<{ id: string }>(
    `insert into recommendation_applications (id, tenant_id, code, points, applied_at, before, after)
     values (gen_random_uuid(), $1, 'ENABLE_PASSWORD_HISTORY', 6, $2, '{"value": null}', '{"value": {}}') returning id`,
    [acme, server.clock.read()],
  )
)[0]!.id;

/** A reset of Mika's second factors that an admin of Acme requested. */
const reset = (
  await server.rows<{ id: string }>(
    `insert into factor_resets (id, tenant_id, user_id, requested_by, requested_at, expires_at)
   select gen_random_uuid(), t.id, $2, $3, t.created_at, $4 from tenants t where t.id = $1 returning id`,
    [acme, member.id, admin.id, new Date(server.clock.read().getTime() + 86_400_000)],
  )
)[0]!.id;

/** A subscription of Acme, its invoice, card and account, with known IDs. */
const billing = {
  subscription: '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01',
  invoice: '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b02',
  method: '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b03',
};
await server.rows(
  `with account as (
     insert into billing_accounts (tenant_id, id, provider, customer_id, created_at, updated_at)
     select id, gen_random_uuid(), 'test', 'cus_acme', created_at, created_at from tenants where id = $1 returning tenant_id),
   subscription as (
     insert into subscriptions (id, tenant_id, external_id, plan_key, status, amount, currency, started_at, period_start, period_end, cancel_at_period_end)
     select $2, tenant_id, 'sub_acme', 'team', 'active', 1200, 'usd', $5, $5, $5::timestamptz + interval '30 days', false from account),
   invoice as (
     insert into invoices (id, tenant_id, external_id, subscription_id, number, created_at, status, total, currency, lines)
     select $3, tenant_id, 'in_acme', $2, 'ACME-0001', $5, 'paid', 1200, 'usd', '[]' from account)
   insert into payment_methods (id, tenant_id, external_id, brand, last4, exp_month, exp_year, is_default)
   select $4, tenant_id, 'pm_acme', 'visa', '4242', 12, 2040, true from account`,
  [acme, billing.subscription, billing.invoice, billing.method, server.clock.read()],
);

interface Attack {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** `refused`: an error; `nothing`: an answer without data of the other tenant, except possibly the requested ID. */
  outcome: 'refused' | 'nothing' | 'echo';
  /** Expected reason, if another one would hide that the ID was never checked. */
  code?: ErrorCode;
}

/** Attempts of a Globex admin on Acme's data through each authenticated route that takes an ID. */
const attacks: Record<string, Attack> = {
  'PUT /identity/resources/users/v1/tenant': { body: { tenantId: acme }, outcome: 'refused' },
  'POST /audits/resources/erasures/v1': { body: { userId: member.id }, outcome: 'refused' },
  'DELETE /identity/resources/users/v1/me/tenants/{tenantId}': {
    path: { tenantId: acme },
    outcome: 'refused',
    code: 'tenant-not-found',
  },
  'POST /identity/resources/users/v3/me/token': { body: { tenantId: acme }, outcome: 'refused' },
  'POST /identity/resources/users/v2': {
    body: { email: 'planted@acme.example', roleIds: ['6f1c1a7e-0b1d-4a52-9d5e-0123456789ab'] },
    outcome: 'refused',
  },
  'GET /identity/resources/users/v2': {
    query: { ids: member.id, _filter: 'acme', _tenantId: acme },
    outcome: 'nothing',
  },
  'GET /identity/resources/users/v1/{userId}': { path: { userId: member.id }, outcome: 'refused' },
  'POST /identity/resources/users/v1/invitation/reset': { body: { email: member.email }, outcome: 'nothing' },
  'GET /team/resources/members/v1': { query: { search: 'acme' }, outcome: 'nothing' },
  'GET /identity/resources/users/v3': { query: { ids: member.id, _filter: 'acme' }, outcome: 'nothing' },
  'GET /identity/resources/users/emails/v1': { query: { userIds: member.id, _email: 'acme' }, outcome: 'nothing' },
  'GET /identity/resources/usernames/v1': {
    query: { userIds: member.id, _usernamePrefix: 'mika' },
    outcome: 'nothing',
  },
  'POST /identity/resources/usernames/v1': {
    body: { username: 'taken-over', userId: member.id },
    outcome: 'refused',
    code: 'user-not-found',
  },
  'DELETE /identity/resources/usernames/v1/{username}': {
    path: { username: 'mika.acme' },
    outcome: 'refused',
    code: 'user-name-not-found',
  },
  'GET /team/resources/members/v1/{userId}/access': {
    path: { userId: member.id },
    outcome: 'refused',
    code: 'user-not-found',
  },
  'GET /team/resources/members/v1/{userId}/audits': {
    path: { userId: member.id },
    outcome: 'refused',
    code: 'user-not-found',
  },
  'GET /identity/resources/users/mfa-resets/v1': { query: { userId: member.id }, outcome: 'nothing' },
  'POST /identity/resources/users/mfa-resets/v1': {
    body: { userId: member.id },
    outcome: 'refused',
    code: 'user-not-found',
  },
  'POST /identity/resources/users/mfa-resets/v1/{resetId}/confirm': {
    path: { resetId: reset },
    outcome: 'refused',
    code: 'factor-reset-not-found',
  },
  'DELETE /identity/resources/users/mfa-resets/v1/{resetId}': {
    path: { resetId: reset },
    outcome: 'refused',
    code: 'factor-reset-not-found',
  },
  'PUT /team/resources/members/v1': { body: { id: member.id, name: 'Taken' }, outcome: 'refused' },
  'DELETE /team/resources/members/v1/{userId}': { path: { userId: member.id }, outcome: 'refused' },
  'POST /team/resources/members/v1/{userId}/resendActivationEmail': { path: { userId: member.id }, outcome: 'refused' },
  'POST /team/resources/members/v1/{userId}/unlock': { path: { userId: member.id }, outcome: 'refused' },
  'POST /team/resources/members/v1/{userId}/passwordReset': { path: { userId: member.id }, outcome: 'refused' },
  'POST /identity/resources/tenants/users/v1/{userId}/disable': { path: { userId: member.id }, outcome: 'refused' },
  'POST /identity/resources/tenants/users/v1/{userId}/enable': { path: { userId: member.id }, outcome: 'refused' },
  'PUT /identity/resources/users/temporary/v1/{userId}': {
    path: { userId: member.id },
    body: { expirationInSeconds: 60 },
    outcome: 'refused',
    code: 'user-not-found',
  },
  'DELETE /identity/resources/users/temporary/v1/{userId}': {
    path: { userId: member.id },
    outcome: 'refused',
    code: 'user-not-found',
  },
  'POST /identity/resources/tenants/invites/v2/user': {
    body: { roleIds: [ownRole] },
    outcome: 'refused',
    code: 'role-not-found',
  },
  'POST /identity/resources/users/bulk/v1/check': {
    body: { users: [{ email: 'planted@acme.example' }], roleIds: [ownRole] },
    outcome: 'refused',
    code: 'role-not-found',
  },
  'POST /identity/resources/users/bulk/v1/invite': {
    body: { users: [{ email: 'planted@acme.example' }], roleIds: [ownRole] },
    outcome: 'refused',
    code: 'role-not-found',
  },
  'GET /identity/resources/users/bulk/v1/status/{id}': {
    path: { id: bulk },
    outcome: 'refused',
    code: 'bulk-invitation-not-found',
  },
  'POST /identity/resources/users/bulk/v1/{id}/undo': {
    path: { id: bulk },
    outcome: 'refused',
    code: 'bulk-invitation-not-found',
  },
  'GET /team/resources/members/v1/export': {
    query: { search: 'acme', roleId: ownRole, groupId: group },
    outcome: 'nothing',
  },
  'GET /identity/resources/users/v3/roles': { query: { ids: member.id }, outcome: 'echo' },
  'POST /identity/resources/roles/v1': {
    body: { key: 'planted', name: 'Planted', permissions: [ownRole] },
    outcome: 'refused',
  },
  'POST /identity/resources/roles/v2': {
    body: { key: 'planted', name: 'Planted', baseRoleId: ownRole },
    outcome: 'refused',
  },
  'PATCH /identity/resources/roles/v1/{roleId}': {
    path: { roleId: ownRole },
    body: { name: 'Taken' },
    outcome: 'refused',
  },
  'DELETE /identity/resources/roles/v1/{roleId}': { path: { roleId: ownRole }, outcome: 'refused' },
  'PUT /identity/resources/roles/v1/{roleId}/permissions': {
    path: { roleId: ownRole },
    body: { permissionIds: [] },
    outcome: 'refused',
  },
  'GET /identity/resources/roles/v1/{roleId}/holders': { path: { roleId: ownRole }, outcome: 'refused' },
  'PUT /identity/resources/permissions/v1/{permissionId}/roles': {
    path: { permissionId: permission },
    body: { roleIds: [ownRole] },
    outcome: 'refused',
  },
  'POST /identity/resources/groups/v1/bulkGet': {
    query: { _groupsRelations: 'rolesAndUsers' },
    body: { groupsIds: [group] },
    outcome: 'nothing',
  },
  'GET /identity/resources/groups/v1/{groupId}': {
    path: { groupId: group },
    query: { _groupsRelations: 'rolesAndUsers' },
    outcome: 'refused',
  },
  'PATCH /identity/resources/groups/v1/{groupId}': {
    path: { groupId: group },
    body: { name: 'Taken' },
    outcome: 'refused',
  },
  'DELETE /identity/resources/groups/v1/{groupId}': { path: { groupId: group }, outcome: 'refused' },
  'POST /identity/resources/groups/v1/{groupId}/roles': {
    path: { groupId: group },
    body: { roleIds },
    outcome: 'refused',
  },
  'DELETE /identity/resources/groups/v1/{groupId}/roles': {
    path: { groupId: group },
    body: { roleIds: [ownRole] },
    outcome: 'refused',
  },
  'POST /identity/resources/groups/v1/{groupId}/users': {
    path: { groupId: group },
    body: { userIds: [stranger.id] },
    outcome: 'refused',
  },
  'DELETE /identity/resources/groups/v1/{groupId}/users': {
    path: { groupId: group },
    body: { userIds: [member.id] },
    outcome: 'refused',
  },
  'GET /identity/resources/users/v3/groups': { query: { ids: member.id }, outcome: 'echo' },
  'PATCH /identity/resources/configurations/v1/mfa-policy': {
    body: { id: mfaPolicy, enforceMFAType: 'DontForce' },
    outcome: 'refused',
  },
  'PATCH /identity/resources/configurations/v1/lockout-policy': {
    body: { id: lockoutPolicy, enabled: false },
    outcome: 'refused',
  },
  'PATCH /identity/resources/configurations/v1/password-history-policy': {
    body: { id: historyPolicy, enabled: false },
    outcome: 'refused',
  },
  'DELETE /identity/resources/configurations/v1/restrictions/ip/{id}': {
    path: { id: ipRestriction },
    outcome: 'refused',
    code: 'restriction-not-found',
  },
  'DELETE /identity/resources/configurations/restrictions/v1/email-domain/{id}': {
    path: { id: domainRestriction },
    outcome: 'refused',
    code: 'restriction-not-found',
  },
  'GET /audits/resources/proofs/v1/{id}': { path: { id: event }, outcome: 'refused', code: 'not-found' },
  // the settings are those of the caller's tenant, whatever ID is sent
  'POST /security-engines/resources/policies/v1/country-restriction': {
    body: { id: mfaPolicy, enabled: false, action: 'ALLOW', failStrategy: 'ALLOW' },
    outcome: 'nothing',
  },
  'POST /team/resources/sso/v1/configurations': {
    body: { roleIds: [ownRole] },
    outcome: 'refused',
    code: 'role-not-found',
  },
  'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}': {
    path: { ssoConfigId: sso },
    body: { enabled: false },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata': {
    path: { ssoConfigId: sso },
    body: { metadata: samlMetadata() },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url': {
    path: { ssoConfigId: sso },
    // nothing is called for it
    body: { url: 'https://127.0.0.1/metadata' },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}': {
    path: { ssoConfigId: sso },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/tests': {
    path: { ssoConfigId: sso },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/test-provider': {
    path: { ssoConfigId: sso },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/test-provider/tests': {
    path: { ssoConfigId: sso },
    body: { case: 'good' },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges': {
    path: { ssoConfigId: sso },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/{exchangeId}': {
    path: { ssoConfigId: sso, exchangeId: ssoExchange },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/live': {
    path: { ssoConfigId: sso },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/{exchangeId}/replay': {
    path: { ssoConfigId: sso, exchangeId: ssoExchange },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'GET /team/resources/sso/v1/exchanges/{traceId}': {
    path: { traceId: 't' },
    outcome: 'refused',
    code: 'sso-exchange-not-found',
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/domains': {
    path: { ssoConfigId: sso },
    body: { domain: 'globex.example' },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}': {
    path: { ssoConfigId: sso, domainId: ssoDomain },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}/validate': {
    path: { ssoConfigId: sso, domainId: ssoDomain },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PUT /team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate': {
    path: { ssoConfigId: sso, domainId: ssoDomain },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/roles': {
    path: { ssoConfigId: sso },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PUT /team/resources/sso/v1/configurations/{ssoConfigId}/roles': {
    path: { ssoConfigId: sso },
    body: { roleIds: [] },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/groups': {
    path: { ssoConfigId: sso },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/groups': {
    path: { ssoConfigId: sso },
    body: { group: 'Mine' },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PATCH /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': {
    path: { ssoConfigId: sso, groupId: ssoGroup },
    body: { group: 'Mine' },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}': {
    path: { ssoConfigId: sso, groupId: ssoGroup },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PUT /team/resources/sso/v1/enforcement': {
    body: { domains: [], pilotGroupIds: [group], pilotUserIds: [member.id], emergencyUserIds: [admin.id] },
    outcome: 'nothing',
  },
  'POST /team/resources/sso/v1/enforcement/impact': {
    body: { domains: [], pilotGroupIds: [group], pilotUserIds: [member.id], emergencyUserIds: [admin.id] },
    outcome: 'nothing',
  },
  'POST /team/resources/sso/v1/setup-links': {
    body: { ssoConfigId: sso },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'DELETE /team/resources/sso/v1/setup-links/{setupLinkId}': {
    path: { setupLinkId: setupLink },
    outcome: 'refused',
    code: 'sso-setup-link-not-found',
  },
  // Globex has no connection, and Acme's is not found in its place
  'POST /team/resources/sso/v1/saml/configurations': {
    body: { ssoEndpoint: 'https://idp.globex.example/sso', oidcClientId: 'globex' },
    outcome: 'refused',
    code: 'sso-domain-required',
  },
  'POST /team/resources/sso/v1/saml/configurations/roles/default': {
    body: { roleIds: [ownRole] },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'POST /team/resources/sso/v2/saml/configurations/groups': {
    body: { group: 'Mine', roleIds: [ownRole] },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PATCH /team/resources/sso/v2/saml/configurations/groups/{id}': {
    path: { id: ssoGroup },
    body: { group: 'Mine' },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'DELETE /team/resources/sso/v2/saml/configurations/groups/{id}': {
    path: { id: ssoGroup },
    outcome: 'refused',
    code: 'sso-connection-not-found',
  },
  'PATCH /directory/resources/v1/configurations/scim2/{id}': {
    path: { id: directory },
    body: { syncToUserManagement: false },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'DELETE /directory/resources/v1/configurations/scim2/{id}': {
    path: { id: directory },
    body: { deleteAll: true },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/tokens': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/tokens': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'DELETE /directory/resources/v1/configurations/scim2/{id}/tokens/{tokenId}': {
    path: { id: directory, tokenId: directoryToken },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/summary': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/groups': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/logs': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/logs/{requestId}': {
    path: { id: directory, requestId: '1' },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/held': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/held/allow': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/held/discard': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/clients': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/clients': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'DELETE /directory/resources/v1/configurations/scim2/{id}/clients/{clientId}': {
    path: { id: directory, clientId: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/trials': {
    path: { id: directory },
    body: { dialect: 'entra' },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'GET /directory/resources/scim/temp/{id}/Users/count': {
    path: { id: directory },
    outcome: 'refused',
    code: 'scim-connection-not-found',
  },
  'PATCH /webhook/{id}': { ...webhookRefused, body: { isActive: false } },
  'DELETE /webhook/{id}': webhookRefused,
  'GET /webhook/logs/': { query: { id: webhook }, outcome: 'refused', code: 'webhook-not-found' },
  'POST /webhook/logs/{id}/retries': { path: { id: webhookLog }, outcome: 'refused', code: 'webhook-log-not-found' },
  'POST /webhook/test': {
    body: { url: 'https://hooks.acme.example/', webhookId: webhook },
    outcome: 'refused',
    code: 'webhook-not-found',
  },
  'POST /webhook/{id}/secret/rotate': webhookRefused,
  'POST /webhook/{id}/secret/expire': webhookRefused,
  'GET /webhook/{id}/dead-letters': webhookRefused,
  'GET /webhook/{id}/replay': webhookRefused,
  'POST /webhook/{id}/replay': { ...webhookRefused, body: {} },
  'PATCH /audits/resources/streams/v1/{id}': {
    path: { id: stream },
    body: { isActive: true },
    outcome: 'refused',
    code: 'stream-not-found',
  },
  'DELETE /audits/resources/streams/v1/{id}': { path: { id: stream }, outcome: 'refused', code: 'stream-not-found' },
  'POST /audits/resources/streams/v1/{id}/test': { path: { id: stream }, outcome: 'refused', code: 'stream-not-found' },
  'GET /audits/resources/streams/v1/{id}/dead-letters': {
    path: { id: stream },
    outcome: 'refused',
    code: 'stream-not-found',
  },
  'GET /audits/resources/streams/v1/{id}/resend': {
    path: { id: stream },
    outcome: 'refused',
    code: 'stream-not-found',
  },
  'POST /audits/resources/streams/v1/{id}/resend': {
    path: { id: stream },
    body: { fromSequence: 1 },
    outcome: 'refused',
    code: 'stream-not-found',
  },
  'GET /identity/resources/configurations/v1/policies/{policy}/versions': {
    path: { policy: 'lockout' },
    outcome: 'nothing',
  },
  'PUT /identity/resources/configurations/v1/policies/{policy}/monitor': {
    path: { policy: 'mfa' },
    body: { value: { enforceMFAType: 'Force' } },
    outcome: 'nothing',
  },
  'DELETE /identity/resources/configurations/v1/policies/{policy}/monitor': {
    path: { policy: 'sessions' },
    outcome: 'refused',
    code: 'policy-not-found',
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/monitor/enforce': {
    path: { policy: 'sessions' },
    body: {},
    outcome: 'refused',
    code: 'policy-not-found',
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/confirm': {
    path: { policy: 'mfa' },
    body: { version: 2 },
    outcome: 'refused',
    code: 'policy-not-provisional',
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/undo': {
    path: { policy: 'mfa' },
    body: { version: 2 },
    outcome: 'refused',
    code: 'policy-not-provisional',
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/versions/{version}/impact': {
    path: { policy: 'lockout', version: '1' },
    outcome: 'refused',
    code: 'policy-not-found',
  },
  'POST /identity/resources/configurations/v1/policies/{policy}/versions/{version}/restore': {
    path: { policy: 'lockout', version: '1' },
    outcome: 'refused',
    code: 'policy-not-found',
  },
  'POST /security-center/resources/recommendations/v1/{code}/undo': {
    path: { code: 'ENABLE_PASSWORD_HISTORY' },
    body: { id: application },
    outcome: 'refused',
    code: 'recommendation-undo-expired',
  },
  'DELETE /identity/resources/users/sessions/v1/me/{id}': { path: { id: session }, outcome: 'refused' },
  'POST /identity/resources/tenants/sessions/v1/revoke': { body: { ids: [session] }, outcome: 'refused' },
  'POST /identity/resources/users/sessions/v1/revoke': { body: { userId: member.id }, outcome: 'refused' },
  'POST /identity/resources/impersonation/v1/tickets': {
    body: { userId: member.id, reason: 'curiosity' },
    outcome: 'refused',
  },
  'POST /identity/resources/vendor-only/impersonation/v1/tickets': {
    body: { userId: member.id, tenantId: acme, actorName: 'Sol', reason: 'curiosity' },
    outcome: 'refused',
  },
  'POST /identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify': {
    path: { deviceId: app },
    body: {},
    outcome: 'refused',
    code: 'factor-not-found',
  },
  'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable': {
    path: { deviceId: phoneFactor },
    outcome: 'refused',
    code: 'factor-not-found',
  },
  'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify': {
    path: { deviceId: phoneFactor },
    body: {},
    outcome: 'refused',
    code: 'factor-not-found',
  },
  'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable': {
    path: { deviceId: key },
    outcome: 'refused',
    code: 'factor-not-found',
  },
  'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify': {
    path: { deviceId: key },
    body: {},
    outcome: 'refused',
    code: 'factor-not-found',
  },
  'POST /identity/resources/users/v1/phone/verify': {
    body: { changePhoneId, code: phoneCode },
    outcome: 'refused',
    code: 'code-expired',
  },
  'GET /identity/resources/users/phone-numbers/v2': {
    query: { userIds: admin.id, _phoneNumber: phoneNumber },
    outcome: 'nothing',
  },
  'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': {
    path: { phoneId: phone },
    outcome: 'refused',
    code: 'phone-not-found',
  },
  'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': {
    path: { phoneId: phone },
    body: { otcToken: changePhoneId, code: phoneCode },
    outcome: 'refused',
  },
  // the vendor's: no tenant's session can call them, whatever its permissions
  'POST /audits': { body: { tenantId: acme, severity: 'Info' }, outcome: 'refused', code: 'unauthenticated' },
  'POST /usage/resources/v1/events': {
    body: { events: [{ id: 'planted', tenantId: acme, meter: 'requests', quantity: 1 }] },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'GET /usage/resources/v1/limits': {
    query: { tenantId: acme, meter: 'requests' },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'GET /entitlements/resources/entitlements/v2': {
    query: { tenantId: acme },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'POST /entitlements/resources/entitlements/v2': {
    body: { tenantId: acme, featureKey: 'reports' },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'PATCH /entitlements/resources/entitlements/v2/{id}': {
    path: { id: grant },
    body: { expirationDate: null },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'DELETE /entitlements/resources/entitlements/v2/{id}': {
    path: { id: grant },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'DELETE /identity/resources/users/api-tokens/v1/{tokenId}': {
    path: { tokenId: apiToken('clientCredentials', member.id) },
    outcome: 'refused',
    code: 'api-token-not-found',
  },
  'DELETE /identity/resources/users/access-tokens/v1/{id}': {
    path: { id: apiToken('accessToken', member.id) },
    outcome: 'refused',
    code: 'api-token-not-found',
  },
  'DELETE /identity/resources/tenants/api-tokens/v1/{tokenId}': {
    path: { tokenId: apiToken('clientCredentials', null) },
    outcome: 'refused',
    code: 'api-token-not-found',
  },
  'DELETE /identity/resources/tenants/access-tokens/v1/{id}': {
    path: { id: apiToken('accessToken', null) },
    outcome: 'refused',
    code: 'api-token-not-found',
  },
  'POST /identity/resources/tenants/api-tokens/v2': {
    body: { description: 'Planted', roleIds: [ownRole] },
    outcome: 'refused',
    code: 'role-not-found',
  },
  'POST /identity/resources/tenants/access-tokens/v1': {
    body: { description: 'Planted', roleIds: [ownRole] },
    outcome: 'refused',
    code: 'role-not-found',
  },
  'GET /identity/resources/vendor-only/users/access-tokens/v1/{id}': {
    path: { id: apiToken('accessToken', member.id) },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'GET /identity/resources/vendor-only/tenants/access-tokens/v1/{id}': {
    path: { id: apiToken('accessToken', null) },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'POST /event/resources/deliveries/v1/replay': {
    body: { endpoint: 'back-office', eventIds: [reset] },
    outcome: 'refused',
    code: 'unauthenticated',
  },
  'PUT /notification/status': {
    body: { params: { notificationId: notification, status: 'archived' } },
    outcome: 'refused',
    code: 'notification-not-found',
  },
  'PUT /notification/{pinStatus}': {
    path: { pinStatus: 'pin' },
    body: { notificationId: notification },
    outcome: 'refused',
    code: 'notification-not-found',
  },
  'POST /identity/resources/users/webauthn/v1/devices/verify': {
    body: attestation,
    outcome: 'refused',
    code: 'security-key-refused',
  },
  'DELETE /identity/resources/users/webauthn/v1/devices/{deviceId}': {
    path: { deviceId: passkey },
    outcome: 'refused',
    code: 'factor-not-found',
  },
};

/** Globex is not a parent of Acme, and has no sub-accounts. */
Object.assign(attacks, {
  'GET /tenants/resources/hierarchy/v1/parents/{tenantId}': {
    path: { tenantId: acme },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'GET /tenants/resources/hierarchy/v2': {
    query: { _subTenantId: acme },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'GET /tenants/resources/hierarchy/v2/metadata': { query: { _tenantIds: acme }, outcome: 'nothing' },
  'POST /identity/resources/tenants/users/v1/count': { body: { tenantIds: [acme] }, outcome: 'nothing' },
  'POST /tenants/resources/sub-tenants/v1': {
    body: { name: 'Planted', parentTenantId: acme },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'PATCH /tenants/resources/sub-tenants/v1/{tenantId}': {
    path: { tenantId: acme },
    body: { name: 'Taken' },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'GET /tenants/resources/sub-tenants/v1/{tenantId}/destruction': {
    path: { tenantId: acme },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'DELETE /tenants/resources/sub-tenants/v1/{tenantId}': {
    path: { tenantId: acme },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'PUT /tenants/resources/sub-tenants/v1/{tenantId}/management': {
    path: { tenantId: acme },
    body: { isReseller: false },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings': {
    path: { tenantId: acme },
    body: { subAccountAccessType: 'alwaysOn' },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'GET /identity/resources/sub-tenants/users/v1': {
    query: { _tenantId: acme },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'POST /identity/resources/sub-tenants/users/v1': {
    body: { user: { email: 'planted@acme.example' }, subTenants: [{ tenantId: acme }] },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'DELETE /identity/resources/sub-tenants/users/v1': {
    body: { userId: member.id, subTenants: [{ tenantId: acme }] },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'POST /identity/resources/sub-tenants/users/v2/': {
    body: { users: [{ email: 'planted@acme.example' }], tenantId: acme },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'POST /identity/resources/sub-tenants/users/v1/{userId}/roles': {
    path: { userId: member.id },
    body: { subTenantsRoles: [{ tenantId: acme, roleIds }] },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles': {
    path: { userId: member.id },
    body: { subTenantsRoles: [{ tenantId: acme, roleIds }] },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles': {
    path: { userId: member.id },
    body: { subTenantsRoles: [{ tenantId: acme, roleIds: [] }] },
    outcome: 'refused',
    code: 'sub-accounts-off',
  },
  'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': {
    path: { userId: member.id },
    body: { allowAccess: true },
    outcome: 'refused',
    code: 'user-not-found',
  },
  'GET /applications/resources/applications/v1': { query: { ids: acme }, outcome: 'nothing' },
  'GET /identity/resources/applications/v1/{userId}/apps': { path: { userId: member.id }, outcome: 'nothing' },
  'GET /identity/resources/applications/v1/users-apps': { query: { userIds: member.id }, outcome: 'echo' },
  'GET /identity/resources/applications/v1/apps-users': { query: { appIds: publicClient.id }, outcome: 'nothing' },
  'POST /identity/resources/applications/v1/apps-user': {
    body: { userId: member.id, tenantId: acme, appIds: [publicClient.id] },
    outcome: 'refused',
    code: 'tenant-not-found',
  },
  'DELETE /identity/resources/applications/v1/user-apps': {
    body: { userId: member.id, tenantId: globex, appIds: [publicClient.id] },
    outcome: 'refused',
    code: 'user-not-found',
  },
} satisfies Record<string, Attack>);

const ofBilling = '/subscriptions/resources/billing';
const testIntents = `${ofBilling}/payment-providers/test/setup-intents/v1/{id}`;
const [acmesSubscription, noSubscription] = [
  { path: { id: billing.subscription }, outcome: 'refused' },
  { outcome: 'refused', code: 'subscription-not-found' },
] as const;
for (const own of [`${ofBilling}/subscriptions/v1/{id}`, '/subscriptions/resources/subscriptions/v1/{id}'])
  Object.assign(attacks, {
    [`GET ${own}`]: { ...acmesSubscription, ...noSubscription },
    [`PUT ${own}`]: { ...acmesSubscription, ...noSubscription, body: { planId: 'team' } },
    [`PUT ${own}/cancellations/`]: { ...acmesSubscription, ...noSubscription },
    [`PUT ${own}/renewals/`]: { ...acmesSubscription, ...noSubscription },
  } satisfies Record<string, Attack>);
Object.assign(attacks, {
  [`POST ${ofBilling}/payment-providers/stripe/setup-intents/v1/{id}/finish`]: {
    path: { id: 'seti_acme' },
    outcome: 'refused',
    code: 'setup-intent-not-found',
  },
  [`GET ${ofBilling}/invoices/v1/{id}`]: {
    path: { id: billing.invoice },
    outcome: 'refused',
    code: 'invoice-not-found',
  },
  [`GET ${ofBilling}/invoices/v1/{id}/pdf`]: {
    path: { id: billing.invoice },
    outcome: 'refused',
    code: 'invoice-not-found',
  },
  [`GET ${ofBilling}/payment-methods/v1/{id}`]: {
    path: { id: billing.method },
    outcome: 'refused',
    code: 'payment-method-not-found',
  },
  [`PATCH ${ofBilling}/payment-methods/v1/{id}/billing-details`]: {
    path: { id: billing.method },
    body: { address: { city: 'Planted' } },
    outcome: 'refused',
    code: 'payment-method-not-found',
  },
  [`GET ${ofBilling}/summaries/v1/{id}`]: { path: { id: acme }, outcome: 'refused', code: 'tenant-not-found' },
  [`GET ${ofBilling}/tenant-configurations/v1/{id}`]: {
    path: { id: acme },
    outcome: 'refused',
    code: 'tenant-not-found',
  },
  [`POST ${ofBilling}/tenant-configurations/v1`]: {
    body: { tenantId: acme },
    outcome: 'refused',
    code: 'tenant-not-found',
  },
  [`GET ${ofBilling}/payment-providers/stripe/customers/v1/{id}`]: {
    path: { id: acme },
    outcome: 'refused',
    code: 'tenant-not-found',
  },
  [`POST ${ofBilling}/payment-providers/stripe/setup-intents/v1`]: {
    body: { paymentMethodId: billing.method },
    outcome: 'refused',
    code: 'payment-method-not-found',
  },
  [`POST ${testIntents}/confirm`]: {
    path: { id: 'seti_acme' },
    body: { setupIntentSecret: 'x', card: { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' } },
    outcome: 'refused',
    code: 'setup-intent-not-found',
  },
  [`POST ${testIntents}/authenticate`]: {
    path: { id: 'seti_acme' },
    body: { setupIntentSecret: 'x', outcome: 'succeeded' },
    outcome: 'refused',
    code: 'setup-intent-not-found',
  },
} satisfies Record<string, Attack>);

/** Reads by an ID from a list: they need no row here if Acme has an item in the list. */
for (const [route] of routes) {
  const [, list, name] = /^GET ([^{}]+)\/\{(\w+)\}$/.exec(route) ?? [];
  if (Object.hasOwn(attacks, route) || list === undefined || !Object.hasOwn(contract, `GET ${list}`)) continue;
  const { items } = (await reader.browser.get(list, reader.headers)).json<{ items?: { id: string }[] }>();
  if (items?.[0]) attacks[route] = { path: { [name!]: items[0].id }, outcome: 'refused' };
}

const recommendation = '/security-center/resources/recommendations/v1/{code}';
/** Takes a name that belongs to no tenant: an IP address, a file's digest, a format, a recommendation, a plan. */
const withoutTenant = new Set([
  `GET ${ofBilling}/plans/v1/{id}`,
  `POST ${ofBilling}/subscriptions/v1/previews`,
  `POST ${ofBilling}/payment-providers/stripe/subscriptions/v1`,
  'GET /metadata/ip/{ip}',
  'GET /images/{hash}',
  'POST /audits/export/{endpoint}',
  `POST ${recommendation}/impact`,
  `POST ${recommendation}/apply`,
  `POST ${recommendation}/dismissal`,
  `DELETE ${recommendation}/dismissal`,
]);

function takesId([route, endpoint]: [string, Endpoint]): boolean {
  if (endpoint.access === 'public' || endpoint.access === 'refresh-cookie') return false;
  if (withoutTenant.has(route)) return false;
  // no session calls these: `setup-links.test.ts` attacks them by links
  if (endpoint.access === 'setup-link') return false;
  const shapes = [endpoint.params, endpoint.query, endpoint.body].map((schema) =>
    schema && 'shape' in schema ? Object.keys(schema.shape as object) : [],
  );
  return route.includes('{') || shapes.flat().some((name) => /(?:^|[a-z])ids?$/i.test(name) && name !== 'paid');
}

async function snapshot(): Promise<unknown> {
  const ofAcme = 'where tenant_id = $1 order by 1, 2';
  return [
    await server.rows('select * from tenants where id = $1', [acme]),
    await server.rows(`select tenant_id, user_id, state from memberships ${ofAcme}`, [acme]),
    await server.rows(`select tenant_id, user_id, role_id from membership_roles order by 2, 3`),
    await server.rows('select * from roles where tenant_id = $1', [acme]),
    await server.rows('select * from groups where tenant_id = $1', [acme]),
    await server.rows('select * from group_roles where tenant_id = $1', [acme]),
    await server.rows('select * from group_members where tenant_id = $1', [acme]),
    await server.rows('select * from security_policies where tenant_id is not distinct from $1 order by id', [acme]),
    await server.rows('select * from ip_restrictions order by id'),
    await server.rows('select * from domain_restrictions order by id'),
    await server.rows('select * from audit_streams order by id'),
    await server.rows('select * from webhooks order by id'),
    await server.rows('select * from webhook_deliveries order by id'),
    // the hourly job changes when they are checked next
    await server.rows(`select to_jsonb(c) - 'due_at' as connection from sso_connections c order by id`),
    await server.rows('select * from sso_domains order by id'),
    await server.rows('select * from sso_groups order by id'),
    await server.rows('select * from sso_setup_links order by id'),
    await server.rows('select id, ended_at from sessions where user_id = $1', [member.id]),
    await server.rows('select * from factors order by id'),
    await server.rows('select * from notifications where user_id = $1 order by id', [member.id]),
    await server.rows('select * from phones order by id'),
    await server.rows('select * from entitlement_grants order by id'),
    await server.rows(`select * from billing_accounts ${ofAcme}`, [acme]),
    await server.rows(`select * from subscriptions ${ofAcme}`, [acme]),
    await server.rows(`select * from payment_methods ${ofAcme}`, [acme]),
    await server.rows(`select * from invoices ${ofAcme}`, [acme]),
    await server.rows('select * from api_tokens order by id'),
    await server.rows('select token_hash, attempts, used_at from one_time_codes order by token_hash'),
    await server.rows(
      'select id, name, email, username, password_hash, phone_number from users where id = any($1) order by id',
      [[admin.id, member.id]],
    ),
  ];
}

describe('V8.4.1 an admin of another tenant', () => {
  it('is tested on every authenticated route that takes an ID', () => {
    const untried = routes
      .filter(takesId)
      .map(([route]) => route)
      .filter((route) => !(route in attacks));
    expect(untried).toEqual([]);
  });

  it.each(Object.entries(attacks))('%s', async (route, { path = {}, query, body, outcome, code }) => {
    const [method = '', pattern = ''] = route.split(' ');
    const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => path[name]!);
    const before = await snapshot();
    const mails = server.mailbox.messages.length;
    const answer = await intruder.browser.send(
      method,
      query ? `${address}?${new URLSearchParams(query).toString()}` : address,
      {
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', ...intruder.headers },
      },
    );
    await server.settle();
    expect(answer.status >= 400 && answer.status < 500).toBe(outcome === 'refused');
    if (code !== undefined) expect(answer.json()['errorCode']).toBe(code);
    const told = outcome === 'echo' ? answer.text.replaceAll(member.id, '') : answer.text;
    for (const trace of [
      acme,
      'Harbour crew',
      'Planner of Acme',
      member.name,
      member.email,
      member.id,
      admin.email,
      phoneNumber,
      ...roleIds,
    ])
      expect(told, trace).not.toContain(trace);
    expect(await snapshot()).toEqual(before);
    expect(server.mailbox.messages).toHaveLength(mails);
  });

  it('finds nothing by scoping a call to the other tenant with headers', async () => {
    const answer = await intruder.browser.get(paths.users, {
      ...intruder.headers,
      'frontegg-scoped-tenant': acme,
      'frontegg-tenant-id': acme,
    });
    expect(answer.text).toContain(stranger.email);
    expect(answer.text).not.toContain(member.email);
  });
});

describe('V8.2.1 a user without permissions', () => {
  const guarded = routes.filter(([, endpoint]) => endpoint.access.startsWith('fe.'));

  it.each(guarded)('%s is refused by its key', async (route, endpoint) => {
    const caller = await callerFor(server, member);
    const [method = '', pattern = ''] = route.split(' ');
    const answer = await caller.browser.send(method, pattern.replace(/\{\w+\}/g, member.id), {
      headers: caller.headers,
    });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ errorCode: 'forbidden', context: { permission: endpoint.access } });
  });
});

describe('V8.2.1 an unauthenticated caller', () => {
  const closed = routes.filter(([, endpoint]) => !['public', 'refresh-cookie'].includes(endpoint.access));

  it.each(closed)('%s answers 401', async (route, { access }) => {
    const [method = '', pattern = ''] = route.split(' ');
    const answer = await server
      .browser()
      .send(method, pattern.replace(/\{\w+\}/g, member.id), { headers: bearer('a.b.c') });
    expect(answer.status).toBe(401);
    const errorCode = access === 'setup-link' ? 'sso-setup-link-invalid' : 'unauthenticated';
    expect(answer.json()).toMatchObject({ errorCode });
  });
});

it('V7.4.2 takes effect at once: a removed role gives nothing on the next call', async () => {
  const caller = await callerFor(server, stranger);
  expect((await caller.browser.get(paths.users, caller.headers)).status).toBe(200);
  const held = await server.rows(
    'delete from membership_roles where tenant_id = $1 and user_id = $2 returning role_id',
    [globex, stranger.id],
  );
  expect((await caller.browser.get(paths.users, caller.headers)).status).toBe(403);
  await server.rows('insert into membership_roles (tenant_id, user_id, role_id) values ($1, $2, $3)', [
    globex,
    stranger.id,
    held[0]!['role_id'],
  ]);
});
