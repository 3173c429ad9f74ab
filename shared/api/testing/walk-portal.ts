/**
 * Makes every call of the portal once, with the body that the portal sends. The same walk runs against the preview and
 * against the real server, so that their responses can be compared.
 */
import type { PorticoContract } from '#shared/contract/index.ts';
import type { Api } from '#shared/api/api.ts';
import { walkDirectories } from './walk-directories.ts';
import { walkSso } from './walk-sso.ts';
import { walkSubscription } from './walk-subscription.ts';
import { walkSingleSso } from './walk-single-sso.ts';

type Portal = Api<PorticoContract>;

/** Differences between the preview and a server. */
export interface WalkPlace {
  email: string;
  password: string;
  /** An assigned application. */
  applicationId: string;
  /** Another tenant of the walking user. */
  otherTenantId: string;
  /** User ID of a member with a second factor and no pending reset. */
  enrolledId: string;
  /** Has another admin request a factor reset for a user. @returns the reset ID */
  askedByAnother(): Promise<string>;
  codeByPhone(phoneNumber: string): Promise<string>;
  codeByMail(email: string): Promise<string>;
  /** The current TOTP code for that secret; never returns the same code twice. */
  codeOfApp(secret: string): string;
  /** Locks the account of that member by incorrect passwords. */
  lockEnrolled(): Promise<void>;
  /** Starts a sign-in that requires a second factor. @returns its token */
  challenge(): Promise<string>;
  /** Makes the walking user count as one with a second factor, or no longer. */
  countsAsEnrolled(isEnrolled: boolean): Promise<void>;
  /** Makes the caller's session count as one that began after the last change of a policy. */
  signedInAnew(): Promise<void>;
  /** Creates a browser's response to the options of a security key. */
  attest(options: { challenge: string; rp: { id?: string | undefined } }): {
    id: string;
    response: { clientDataJSON: string; attestationObject: string };
  };
  /** Has a directory create a user who is in a group, by the token of its connection. */
  provision(connection: { id: string; token: string }): Promise<void>;
  /** Has the brake of a connection hold the users that `provision` made. */
  holdRemovals(connection: { id: string }): Promise<void>;
  /** Publishes a TXT record. */
  publishTxt(domain: string, value: string): void;
  /** Has a provider answer the test of an SSO connection, so that the exchange can be replayed. */
  answerTest(exchangeId: string): Promise<void>;
  /** Metadata of an identity provider. */
  samlMetadata: string;
  /** Where it is read. */
  samlMetadataUrl: string;
  picture: Blob;
}

const page = { _offset: 0, _limit: 10 } as const;
const minutes = 1440;

async function aboutOneself(api: Portal, { email, password, picture }: WalkPlace): Promise<void> {
  await api.put('/identity/resources/users/v2/me', { title: 'Harbour master' });
  const me = await api.get('/identity/resources/users/v2/me');
  await api.get('/identity/resources/users/v1/me/authorization');
  await api.get('/identity/resources/users/v1/me/tenants');
  await api.get('/identity/resources/users/v3/me/tenants');
  await api.get('/flags');
  await api.get('/identity/resources/users/v1/passwords/config', { query: { userId: me.id } });
  await api.post('/identity/resources/auth/v1/user', { email, password });
  const form = new FormData();
  form.append('image', picture, 'me.png');
  await api.put('/team/resources/profile/me/image/v1', form, { read: 'text' });
  await api.post('/identity/resources/users/v1/passwords/change', {
    password,
    newPassword: 'a longer walk by the river',
  });
}

/** Sets and removes the caller's user name, while other endpoints list it. */
async function userNames(api: Portal): Promise<void> {
  const me = await api.get('/identity/resources/users/v2/me');
  const path = '/identity/resources/usernames/v1';
  await api.post(path, { username: 'harbour.master', userId: me.id, asRead: { username: me.username ?? null } });
  await api.put('/identity/resources/users/v2/me', { title: 'Harbour master' });
  await api.get('/identity/resources/users/v2/me');
  await api.get('/team/resources/members/v1', { query: { search: 'harbour.m' } });
  await api.get(path, { query: { userIds: me.id } });
  await api.delete(`${path}/{username}`, undefined, {
    params: { username: 'harbour.master' },
    query: { userId: me.id },
  });
}

async function howOneIsReached(api: Portal, { codeByPhone, codeByMail }: WalkPlace): Promise<void> {
  const [number, email] = ['+12025550123', 'ada.moved@acme.example'];
  await api.post('/identity/resources/users/phone-numbers/v1', { phoneNumber: number, verify: true });
  const { otcToken } = await api.post('/identity/resources/users/phone-numbers/v1/preverify', { phoneNumber: number });
  await api.post('/identity/resources/users/phone-numbers/v1/verify', { otcToken, code: await codeByPhone(number) });
  const { items } = await api.get('/identity/resources/users/phone-numbers/v1', { query: page });
  const params = { phoneId: items.find(({ phoneNumber }) => phoneNumber === number)!.id };
  const removal = await api.delete('/identity/resources/users/phone-numbers/v1/{phoneId}', undefined, { params });
  await api.post(
    '/identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify',
    { otcToken: removal.otcToken, code: await codeByPhone(number) },
    { params },
  );
  await api.post('/identity/resources/users/v1/email/me', { email });
  await api.post('/identity/resources/users/v1/email/me/verify', { email, code: await codeByMail(email) });
}

async function evidenceOf(api: Portal, place: WalkPlace): Promise<void> {
  const base = '/identity/resources/users/v1/mfa';
  await api.get('/identity/resources/configurations/v1/mfa/strategies');
  await api.get('/identity/resources/configurations/v1/auth/strategies');
  // the first factor also returns recovery codes
  const before = await api.get(`${base}/devices`);
  for (const { id } of before.phones)
    await api.post(`${base}/sms/{deviceId}/disable/verify`, {}, { params: { deviceId: id } });
  for (const { id } of before.authenticators)
    await api.post(`${base}/authenticator/{deviceId}/disable/verify`, {}, { params: { deviceId: id } });
  const { secret } = await api.post(`${base}/authenticator/enroll`);
  await api.post(`${base}/authenticator/enroll/verify`, { token: place.codeOfApp(secret) });
  await api.post('/identity/resources/auth/v1/user/mfa/verify', {
    mfaToken: await place.challenge(),
    value: place.codeOfApp(secret),
  });
  const { otcToken } = await api.post(`${base}/sms/enroll`, { phoneNumber: '+12025550124' });
  await api.post(`${base}/sms/enroll/verify`, { otcToken, code: await place.codeByPhone('+12025550124') });
  const key = await api.post(`${base}/webauthn/enroll`);
  await api.post(`${base}/webauthn/enroll/verify`, {
    webauthnToken: key.webauthnToken,
    deviceType: 'CrossPlatform',
    options: place.attest(key.options),
  });
  await api.post(`${base}/recovery-codes`);
  const held = await api.get(`${base}/devices`);
  await api.post(`${base}/webauthn/{deviceId}/disable/verify`, {}, { params: { deviceId: held.webauthn.at(-1)!.id } });
  await api.post(`${base}/sms/{deviceId}/disable/verify`, {}, { params: { deviceId: held.phones.at(-1)!.id } });
  await api.post(
    `${base}/authenticator/{deviceId}/disable/verify`,
    {},
    { params: { deviceId: held.authenticators.at(-1)!.id } },
  );
  const passkey = await api.post('/identity/resources/users/webauthn/v1/devices');
  await api.post('/identity/resources/users/webauthn/v1/devices/verify', {
    ...place.attest(passkey.options),
    deviceType: 'Platform',
  });
  const { devices } = await api.get('/identity/resources/users/webauthn/v1/devices');
  await api.delete('/identity/resources/users/webauthn/v1/devices/{deviceId}', undefined, {
    params: { deviceId: devices.at(-1)!.id },
  });
  await api.get('/identity/resources/users/sessions/v1/me/history', { query: page });
  const other = (await api.get('/identity/resources/users/sessions/v1/me')).find(({ current }) => !current)!;
  await api.delete('/identity/resources/users/sessions/v1/me/{id}', undefined, { params: { id: other.id } });
}

async function notices(api: Portal): Promise<void> {
  const [first] = await api.get('/notification', { query: { params: JSON.stringify({ count: 5, offset: 0 }) } });
  await api.put('/notification/{pinStatus}', { notificationId: first!.id }, { params: { pinStatus: 'pin' } });
  await api.put('/notification/status', { params: { notificationId: first!.id, status: 'read' } });
  await api.post('/notification/status/mark-all-read');
}

async function account(api: Portal): Promise<void> {
  await api.put('/tenants/resources/account-settings/v1', {
    timezone: 'Europe/Berlin',
    dateFormat: 'DD/MM/YYYY',
    timeFormat: 'HH:mm',
    currency: 'USD',
    address: '1 Quay Road',
  });
  await api.get('/tenants/resources/account-settings/v1');
  await api.post('/metadata/admin-box', { actions: [{ type: 'themeV2/loginBox/brand', payload: '#7e22ce' }] });
  await api.get('/metadata/admin-box');
  await api.get('/usage/resources/v1/summary');
  await api.get('/usage/resources/v1/meters');
}

async function roles(api: Portal): Promise<string> {
  await api.get('/identity/resources/permissions/v1/categories');
  const [permission] = (await api.get('/identity/resources/permissions/v1')).filter(
    ({ assignmentType }) => assignmentType === 'ASSIGNABLE',
  );
  const made = await api.post('/identity/resources/roles/v2', {
    key: 'harbour',
    name: 'Harbour',
    description: 'Boats',
    permissionIds: [permission!.id],
  });
  const params = { roleId: made.id };
  const renamed = await api.patch(
    '/identity/resources/roles/v1/{roleId}',
    { name: 'Harbour crew', updatedAt: made.updatedAt },
    { params },
  );
  await api.put(
    '/identity/resources/roles/v1/{roleId}/permissions',
    { permissionIds: [], updatedAt: renamed.updatedAt },
    { params },
  );
  await api.put(
    '/identity/resources/permissions/v1/{permissionId}/roles',
    { roleIds: [made.id] },
    { params: { permissionId: permission!.id } },
  );
  await api.get('/identity/resources/roles/v1');
  return made.id;
}

async function team(
  api: Portal,
  { applicationId, enrolledId, lockEnrolled, askedByAnother }: WalkPlace,
  roleId: string,
): Promise<string> {
  const { id: userId, tenantId } = await api.post('/identity/resources/users/v2', {
    email: 'nadia@acme.example',
    name: 'Nadia',
    roleIds: [roleId],
    provider: 'local',
  });
  const params = { userId };
  await api.get('/team/resources/roles/v1');
  await api.get('/team/resources/stats/v1/members');
  await api.put('/team/resources/members/v1', { id: userId, name: 'Nadia K.', roleIds: [''] });
  await api.put('/team/resources/members/v1', { id: userId, roleIds: [roleId] });
  await api.get('/identity/resources/roles/v1/{roleId}/holders', {
    params: { roleId },
    query: { pageOffset: 0, pageSize: 10 },
  });
  await api.post('/team/resources/members/v1/{userId}/resendActivationEmail', undefined, { params });
  await lockEnrolled();
  await api.get('/team/resources/members/v1', { query: { state: 'locked' } });
  await api.post('/team/resources/members/v1/{userId}/unlock', undefined, { params: { userId: enrolledId } });
  await api.post('/team/resources/members/v1/{userId}/passwordReset', undefined, { params: { userId: enrolledId } });
  await api.post('/identity/resources/impersonation/v1/tickets', { userId: enrolledId, reason: 'Support ticket 4711' });
  await api.post('/identity/resources/tenants/users/v1/{userId}/disable', undefined, { params });
  await api.post('/identity/resources/tenants/users/v1/{userId}/enable', undefined, { params });
  await api.put('/identity/resources/users/temporary/v1/{userId}', { expirationInSeconds: 86_400 }, { params });
  await api.delete('/identity/resources/users/temporary/v1/{userId}', undefined, { params });
  await api.get('/identity/resources/users/v3/roles', { query: { ids: userId } });
  await api.get('/team/resources/members/v1/{userId}/access', { params: { userId: enrolledId } });
  await api.get('/team/resources/members/v1/{userId}/audits', { params, query: { _limit: 8 } });
  await api.get('/applications/resources/applications/v1', { query: { _includeFreeAccess: 'true' } });
  const assignment = { userId, tenantId, appIds: [applicationId] };
  await api.post('/identity/resources/applications/v1/apps-user', assignment);
  await api.get('/identity/resources/applications/v1/users-apps', { query: { userIds: userId } });
  await api.delete('/identity/resources/applications/v1/user-apps', assignment);
  const reset = await api.post('/identity/resources/users/mfa-resets/v1', { userId: enrolledId });
  await api.get('/identity/resources/users/mfa-resets/v1', { query: {} });
  await api.delete('/identity/resources/users/mfa-resets/v1/{resetId}', undefined, { params: { resetId: reset.id } });
  await api.post('/identity/resources/users/mfa-resets/v1/{resetId}/confirm', undefined, {
    params: { resetId: await askedByAnother() },
  });
  const live = await api.get('/identity/resources/tenants/sessions/v1', { query: page });
  const other = live.items.find(({ current }) => !current)!;
  await api.post('/identity/resources/tenants/sessions/v1/revoke', { ids: [other.id] });
  await api.post('/identity/resources/users/sessions/v1/revoke', { userId: enrolledId });
  return userId;
}

async function invitations(api: Portal, roleId: string): Promise<void> {
  const link = '/identity/resources/tenants/invites';
  await api.post(`${link}/v2/user`, { expiresInMinutes: 43_200, shouldSendEmail: false, roleIds: [roleId] });
  await api.patch(`${link}/v1/user`, { expiresInMinutes: 43_200 });
  await api.get(`${link}/v1/user`);
  await api.delete(`${link}/v1/user`);
  const list = { users: [{ email: 'first@list.example' }, { email: 'broken' }] };
  await api.post('/identity/resources/users/bulk/v1/check', list);
  const { id } = await api.post('/identity/resources/users/bulk/v1/invite', list);
  await api.get('/identity/resources/users/bulk/v1/latest');
  await api.post('/identity/resources/users/bulk/v1/{id}/undo', undefined, { params: { id } });
  await api.get('/team/resources/members/v1/export', { query: {}, read: 'blob' });
}

async function groups(api: Portal, roleId: string, userId: string): Promise<void> {
  const base = '/identity/resources/groups/v1';
  const config = await api.get(`${base}/config`);
  await api.post(`${base}/config`, { ...config, rolesEnabled: !config.rolesEnabled });
  await api.post(`${base}/config`, config);
  const { id: groupId } = await api.post(base, { name: 'Quay', color: '#0f766e', description: 'Boats' });
  const params = { groupId };
  await api.post(`${base}/{groupId}/roles`, { roleIds: [roleId] }, { params });
  await api.post(`${base}/{groupId}/users`, { userIds: [userId] }, { params });
  const { updatedAt } = await api.get(`${base}/{groupId}`, { params, query: { _groupsRelations: 'rolesAndUsers' } });
  await api.patch(`${base}/{groupId}`, { name: 'Quayside', updatedAt }, { params });
  await api.get('/identity/resources/groups/v2', {
    query: { ...page, _sortBy: 'name', _order: 'ASC', _groupsRelations: 'rolesAndUsers' },
  });
  await api.get('/team/resources/members/v1', { query: { pageOffset: 0, pageSize: 50 } });
  await api.delete(`${base}/{groupId}/users`, { userIds: [userId] }, { params });
  await api.delete(`${base}/{groupId}/roles`, { roleIds: [roleId] }, { params });
  await api.delete(`${base}/{groupId}`, undefined, { params });
}

async function tokens(api: Portal, roleId: string): Promise<void> {
  const wanted = { description: 'Nightly export', expiresInMinutes: minutes };
  const own = { ...wanted, roleIds: [roleId], permissionIds: [] };
  const ofTenant = await api.post('/identity/resources/tenants/api-tokens/v2', own);
  await api.get('/identity/resources/tenants/api-tokens/v1');
  await api.delete('/identity/resources/tenants/api-tokens/v1/{tokenId}', undefined, {
    params: { tokenId: ofTenant.clientId },
  });
  const ofUser = await api.post('/identity/resources/users/api-tokens/v1', wanted);
  await api.get('/identity/resources/users/api-tokens/v1');
  await api.delete('/identity/resources/users/api-tokens/v1/{tokenId}', undefined, {
    params: { tokenId: ofUser.clientId },
  });
  const accessOfTenant = await api.post('/identity/resources/tenants/access-tokens/v1', own);
  await api.get('/identity/resources/tenants/access-tokens/v1');
  await api.delete('/identity/resources/tenants/access-tokens/v1/{id}', undefined, {
    params: { id: accessOfTenant.id },
  });
  const accessOfUser = await api.post('/identity/resources/users/access-tokens/v1', wanted);
  await api.get('/identity/resources/users/access-tokens/v1');
  await api.delete('/identity/resources/users/access-tokens/v1/{id}', undefined, { params: { id: accessOfUser.id } });
}

async function accounts(api: Portal): Promise<void> {
  const roleId = (await api.get('/team/resources/roles/v1')).items.find((role) => role.tenantId === null)!.id;
  const base = '/tenants/resources/sub-tenants/v1';
  const { tenantId } = await api.post(base, { name: 'Below', alias: 'below' });
  const params = { tenantId };
  await api.patch(`${base}/{tenantId}`, { name: 'Down below' }, { params });
  await api.put(`${base}/{tenantId}/management`, { isReseller: true }, { params });
  await api.put(`${base}/{tenantId}/hierarchy-settings`, { subAccountAccessType: 'alwaysOn' }, { params });
  await api.get('/tenants/resources/hierarchy/v2', {
    query: { _offset: 0, _limit: 50, _sortBy: 'name', _order: 'ASC', _depth: 'all' },
  });
  await api.get('/tenants/resources/hierarchy/v2/metadata', { query: { _tenantIds: JSON.stringify([tenantId]) } });
  await api.post('/identity/resources/sub-tenants/users/v2/', {
    users: [{ email: 'below@acme.example' }],
    tenantId,
    roleIds: [roleId],
  });
  const { items } = await api.get('/identity/resources/sub-tenants/users/v1', {
    query: { _tenantId: tenantId, _offset: 0, _limit: 10 },
  });
  const userId = items.find(({ email }) => email === 'below@acme.example')!.id;
  await api.patch(
    '/identity/resources/sub-tenants/users/v1/{userId}/roles',
    { subTenantsRoles: [{ tenantId, roleIds: [] }] },
    { params: { userId } },
  );
  await api.put(
    '/identity/resources/sub-tenants/users/v1/{userId}/access',
    { allowAccess: true, tenantId },
    { params: { userId } },
  );
  await api.delete('/identity/resources/sub-tenants/users/v1', { userId, subTenants: [{ tenantId }] });
  await api.get(`${base}/{tenantId}/destruction`, { params });
  await api.delete(`${base}/{tenantId}`, undefined, { params });
}

async function audits(api: Portal): Promise<void> {
  await api.get('/metadata', { query: { entityName: 'audits' } });
  await api.get('/audits/stats', { query: { sortBy: 'createdAt', sortDirection: 'desc', count: 20 } });
  await api.get('/audits', { query: { offset: 0, count: 20, sortBy: 'createdAt', sortDirection: 'desc' } });
  await api.post(
    '/audits/export/csv/v2',
    { properties: [{ name: 'action', displayName: 'Action' }] },
    { query: { sortBy: 'createdAt', sortDirection: 'desc', offset: 0 }, read: 'blob' },
  );
  await api.post('/audits/export/jsonl', {}, { query: { sortBy: 'createdAt' }, read: 'blob' });
  await api.post('/audits/export/ocsf', {}, { query: { sortBy: 'createdAt' }, read: 'blob' });
  await api.get('/audits/verify');
  await api.get('/audits/resources/integrity/v1');
  await api.get('/audits/resources/retention/v1');
  await api.post('/audits/resources/retention/v1', { days: 365, legalHold: false });
  const { data } = await api.get('/audits', { query: { count: 1 } });
  await api.get('/audits/resources/proofs/v1/{id}', { params: { id: data[0]!._id } });
  await api.get('/audits/resources/head-mail/v1');
  const { email } = await api.get('/identity/resources/users/v2/me');
  for (const recipient of [email, null]) await api.post('/audits/resources/head-mail/v1', { email: recipient });
}

/** Of a stream that is paused: it would lead to a host that does not exist. */
async function streams(api: Portal): Promise<void> {
  const base = '/audits/resources/streams/v1';
  const { id } = await api.post(base, {
    type: 'splunk',
    url: 'https://collector.invalid:8088',
    secret: 'a-token',
    isActive: false,
  });
  const params = { id };
  await api.patch(`${base}/{id}`, { name: 'Collector' }, { params });
  await api.get(base);
  await api.post(`${base}/{id}/test`, undefined, { params });
  await api.get(`${base}/{id}/dead-letters`, { params, query: { offset: 0, limit: 10 } });
  await api.get(`${base}/{id}/resend`, { params, query: { fromSequence: 1 } });
  await api.post(`${base}/{id}/resend`, { fromSequence: 1 }, { params });
  await api.delete(`${base}/{id}`, undefined, { params });
}

async function policies(api: Portal): Promise<void> {
  const base = '/identity/resources/configurations/v1';
  const mfa = await api.post(`${base}/mfa-policy`, { enforceMFAType: 'DontForce' });
  await api.patch(`${base}/mfa-policy`, { id: mfa.id, enforceMFAType: 'DontForce' });
  await api.get(`${base}/mfa-policy`);
  const lockout = await api.post(`${base}/lockout-policy`, { enabled: true, maxAttempts: 7 });
  await api.patch(`${base}/lockout-policy`, { id: lockout.id, enabled: true, maxAttempts: 9 });
  await api.get(`${base}/lockout-policy`);
  const history = await api.post(`${base}/password-history-policy`, { enabled: true, historySize: 3 });
  await api.patch(`${base}/password-history-policy`, { id: history.id, enabled: true, historySize: 4 });
  await api.get(`${base}/password-history-policy`);
  await api.post(`${base}/password-rotation`, { isActive: true, rotationPeriod: 500_000, notificationPeriod: 10_000 });
  await api.post(`${base}/mfa-policy/impact`, { enforceMFAType: 'Force' });
  await api.post(`${base}/lockout-policy/impact`, { enabled: true, maxAttempts: 4 });
  await api.post(`${base}/password-history-policy/impact`, { enabled: true, historySize: 4 });
  await api.post(`${base}/password-rotation/impact`, {
    isActive: true,
    rotationPeriod: 500_000,
    notificationPeriod: 10_000,
  });
  await api.post('/identity/resources/configurations/sessions/v1/impact', {
    sessionConcurrentConfiguration: { isActive: true, maxSessions: 3 },
  });
  await api.post('/identity/resources/configurations/sessions/v1', {
    sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 },
  });
}

/** Off: a server without a geolocation database turns none on. */
async function countryRestrictions(api: Portal): Promise<void> {
  const path = '/security-engines/resources/policies/v1/country-restriction';
  const settings = { enabled: false, action: 'BLOCK', failStrategy: 'ALLOW' } as const;
  const countries = [{ countryCode: 'FR' }, { countryCode: 'AT' }];
  await api.get(path);
  await api.post(path, { ...settings, shouldSendRestrictionEmail: false });
  await api.get(path);
  await api.post(`${path}/countries`, { countries }, { query: { provisional: 'true' } });
  await api.get(`${path}/countries`);
  await api.post(`${path}/impact`, { ...settings, countries });
}

async function policyHistory(api: Portal, place: WalkPlace): Promise<void> {
  const base = '/identity/resources/configurations/v1/policies';
  const policy = 'lockout';
  const { items } = await api.get(`${base}/{policy}/versions`, { params: { policy }, query: page });
  const { version } = items.at(-2)!;
  await api.post(`${base}/{policy}/versions/{version}/impact`, undefined, { params: { policy, version } });
  await api.post(`${base}/{policy}/versions/{version}/restore`, {}, { params: { policy, version } });
  await api.get(`${base}/{policy}/versions`, { params: { policy: 'ip-restrictions' }, query: page });
  for (const decision of ['undo', 'confirm'] as const) {
    await api.post('/identity/resources/configurations/sessions/v1', {
      sessionTimeoutConfiguration: { isActive: true, timeout: 90_000 },
      provisional: true,
    });
    await place.signedInAnew();
    const [waiting] = (await api.get(`${base}/pending`)).items;
    const wanted = { version: waiting!.version };
    if (decision === 'undo') await api.post(`${base}/{policy}/undo`, wanted, { params: { policy: 'sessions' } });
    else await api.post(`${base}/{policy}/confirm`, wanted, { params: { policy: 'sessions' } });
  }
}

async function policyMonitoring(api: Portal): Promise<void> {
  const base = '/identity/resources/configurations/v1/policies';
  const params = { policy: 'sessions' } as const;
  const value = { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 30_000 } };
  await api.put(`${base}/{policy}/monitor`, { value }, { params });
  await api.post(`${base}/{policy}/monitor/enforce`, {}, { params });
  // would refuse the walk itself
  const ofAddresses = { params: { policy: 'ip-restrictions' } } as const;
  await api.put(`${base}/{policy}/monitor`, { value: { isActive: true, strategy: 'ALLOW' } }, ofAddresses);
  await api.get(`${base}/monitored`);
  await api.delete(`${base}/{policy}/monitor`, undefined, ofAddresses);
  const ofMfa = { params: { policy: 'mfa' } } as const;
  const enforceAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await api.put(`${base}/{policy}/monitor`, { value: { enforceMFAType: 'Force' }, enforceAt, notify: true }, ofMfa);
  await api.get(`${base}/monitored`);
  await api.delete(`${base}/{policy}/monitor`, undefined, ofMfa);
}

/** With an address of no user, as below. */
async function securityCenter(api: Portal): Promise<void> {
  const params = { code: 'ENABLE_IP_RESTRICTIONS' } as const;
  const base = '/security-center/resources/recommendations/v1/{code}';
  const read = () => api.get('/security-center/resources/overview/v1');
  await api.post('/identity/resources/configurations/sessions/v1', {
    sessionTimeoutConfiguration: { isActive: true, timeout: 5_184_000 },
  });
  await api.post('/identity/resources/configurations/v1/restrictions/ip', {
    ip: '192.0.2.128',
    strategy: 'BLOCK',
    isActive: true,
  });
  await api.post(`${base}/impact`, undefined, { params });
  await api.post(`${base}/dismissal`, { reason: 'Everybody travels', until: '2999-01-01T00:00:00.000Z' }, { params });
  await read();
  await api.delete(`${base}/dismissal`, undefined, { params });
  const { id } = await api.post(`${base}/apply`, undefined, { params });
  await read();
  await api.post(`${base}/undo`, { id }, { params });
  await api.get('/security-center/resources/trends/v1');
  await api.post('/identity/resources/users/v1/passwords/breached/reset/bulk');
}

/** With addresses and domains of no user: the walk would lock itself out otherwise. */
async function restrictions(api: Portal): Promise<void> {
  const base = '/identity/resources/configurations/v1/restrictions/ip';
  await api.post(base, { ip: '192.0.2.0/24', strategy: 'BLOCK', isActive: true, description: 'Former office' });
  await api.post(`${base}/bulk`, { ips: [{ ip: '198.51.100.7', strategy: 'BLOCK', isActive: true }] });
  await api.post(`${base}/config`, { isActive: true, strategy: 'BLOCK' });
  await api.post(`${base}/verify`, {});
  await api.post(`${base}/verify`, { ip: '203.0.113.9' });
  await api.post(`${base}/impact`, { isActive: true, strategy: 'ALLOW', add: [], remove: [] });
  await api.get('/identity/resources/users/sessions/v1/me/current');
  const { items } = await api.get(base, { query: { _filter: 'BLOCK', ...page } });
  await api.delete(`${base}/{id}`, undefined, {
    params: { id: items.find(({ description }) => description === undefined)!.id },
  });
  const domains = '/identity/resources/configurations/restrictions/v1/email-domain';
  const { id } = await api.post(domains, { domain: 'left.example', type: 'BLOCK' });
  await api.post(domains, { domain: 'gone.example', type: 'BLOCK' });
  await api.post(`${domains}/bulk`, { domains: [{ domain: 'closed.example', type: 'BLOCK' }] });
  await api.post(`${domains}/config`, { active: true, blockPublicDomains: false, type: 'BLOCK' });
  await api.post(`${domains}/impact`, { active: true, blockPublicDomains: true, type: 'ALLOW', add: [], remove: [id] });
  await api.get(domains);
  await api.delete(`${domains}/{id}`, undefined, { params: { id } });
}

/** @returns resolves once every call has succeeded; rejects with the first failure */
export async function walkPortal(api: Portal, place: WalkPlace): Promise<void> {
  await aboutOneself(api, place);
  await userNames(api);
  await notices(api);
  await howOneIsReached(api, place);
  await evidenceOf(api, place);
  await account(api);
  const roleId = await roles(api);
  const userId = await team(api, place, roleId);
  await invitations(api, roleId);
  await groups(api, roleId, userId);
  await tokens(api, roleId);
  await accounts(api);
  await audits(api);
  await streams(api);
  await walkSso(api, place, roleId);
  await walkSingleSso(api, place, roleId);
  await walkDirectories(api, place);
  await walkSubscription(api);
  await securityCenter(api);
  await policies(api);
  await restrictions(api);
  await policyHistory(api, place);
  await countryRestrictions(api);
  await policyMonitoring(api);
  await api.delete('/team/resources/members/v1/{userId}', undefined, { params: { userId } });
  await api.delete('/identity/resources/roles/v1/{roleId}', undefined, { params: { roleId } });
  await api.put('/identity/resources/users/v1/tenant', { tenantId: place.otherTenantId });
  await api.delete('/identity/resources/users/v1/me/tenants/{tenantId}', undefined, {
    params: { tenantId: place.otherTenantId },
  });
  await api.post('/oauth/authorize/silent', { tenantId: null });
  await api.post('/identity/resources/impersonation/v1/leave');
}
