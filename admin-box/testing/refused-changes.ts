/**
 * Each change that the portal makes, and how a user comes to make it: for the test that every one of them is refused once.
 * A test asserts that no call of the source is missing here.
 */
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import type { RefusedChange } from './refused-change.types.ts';
import { refusedBillingChanges } from './refused-billing-changes.ts';
import { refusedProvisioningChanges } from './refused-provisioning-changes.ts';
import { refusedSecurityChanges } from './refused-security-changes.ts';
import { refusedSsoChanges } from './refused-sso-changes.ts';
import { refusedStreamChanges } from './refused-stream-changes.ts';
import { actionsFor, choose, confirm, dialog, press, pressInDialog } from './steps.ts';
import type { Step } from './steps.ts';

const userName = 'Bartholomew Quist';
const tick =
  (name: string): Step =>
  (page) =>
    dialog(page).getByRole('checkbox', { name }).click();
const fill =
  (label: string, text: string): Step =>
  (page) =>
    dialog(page).getByLabel(label).first().fill(text);
const fillOnPage =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text);

function steps(...all: Step[]): Step {
  return async (page) => {
    for (const step of all) await step(page);
  };
}

/** The field shows what it wants. */
const typeWhatIsAsked: Step = async (page) => {
  const field = page.getByRole('alertdialog').getByRole('textbox');
  await field.fill((await field.getAttribute('placeholder')) ?? '');
};

/** A long list may lie over all else that could be pressed. */
async function closeList(page: Page): Promise<void> {
  if ((await page.locator('[role="listbox"]:visible').count()) > 0) await page.keyboard.press('Escape');
}

/** Selects an option in a list that opens below a field and closes by Escape. */
function pick(field: string, search: string, option: string | RegExp): Step {
  return async (page) => {
    const box = dialog(page).getByRole('combobox', { name: field });
    await box.fill(search);
    await page.locator('[role="option"]').filter({ hasText: option }).first().click();
    await closeList(page);
  };
}

const forUser = (item: RegExp, name = userName): Step => choose(actionsFor(name), item);
const typeList: Step = steps(
  choose('More ways to add users', /^Invite from a list/),
  fill('Users', 'new@acme.example, Noor Amsel, 30\nother@acme.example'),
);
const checkList: Step = steps(typeList, pressInDialog('Check list'));
const sendList: Step = steps(checkList, pressInDialog(/^Invite 2 users/));
const makeLink: Step = steps(choose('More ways to add users', /^Invitation link/), pressInDialog('Create link'));
const openLink: Step = steps(makeLink, (page) => dialog(page).getByLabel('Your link').waitFor());
const code: Step = async (page) => {
  const input = page.locator('input[autocomplete="one-time-code"]');
  await input.waitFor();
  await input.fill('123456');
};
const picture: Step = async (page) => {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
  await dialog(page).getByRole('button', { name: 'Use image' }).click();
};
const rolesChanged = /Your roles were changed/;
const bell: Step = steps(press(/notifications?$/i), (page) => page.getByText(rolesChanged).waitFor());
const openDrawer: Step = (page) => dialog(page).getByRole('heading').first().waitFor();
const reset = {
  id: 'reset-1',
  userId: 'user-1',
  userName: 'Hiroshi Tanaka',
  userEmail: 'hiroshi.tanaka@acme.example',
  state: 'asked',
  requestedBy: { id: 'user-3', name: 'Layla' },
  requestedAt: '2026-01-01T00:00:00Z',
  expiresAt: '2030-01-01T00:00:00Z',
};
const waitingReset = { 'GET /identity/resources/users/mfa-resets/v1': { items: [reset], delay: 86_400 } };

const resets = '/identity/resources/users/mfa-resets/v1';
const apps = '/identity/resources/applications/v1';
const invites = '/identity/resources/tenants/invites';
const bulk = '/identity/resources/users/bulk/v1';

const userNames = '/identity/resources/usernames/v1';
const typeUserName =
  (name: string): Step =>
  (page) =>
    page
      .getByRole('dialog', { name: /[Uu]sername/ })
      .getByRole('textbox')
      .fill(name);

const people: RefusedChange[] = [
  { call: 'POST /identity/resources/tenants/users/v1/{userId}/disable', path: '/users', act: forUser(/^Deactivate/) },
  {
    call: 'POST /identity/resources/tenants/users/v1/{userId}/enable',
    path: '/users?search=quentin',
    act: forUser(/^Reactivate/, 'Quentin Lefèvre'),
  },
  {
    call: 'POST /team/resources/members/v1/{userId}/resendActivationEmail',
    path: '/users?search=dmytro',
    act: forUser(/^Resend invitation/, 'Dmytro Shevchuk'),
  },
  {
    call: 'POST /team/resources/members/v1/{userId}/unlock',
    path: '/users?search=fatoumata',
    act: forUser(/^Unlock now/, 'Fatoumata Diallo'),
  },
  {
    call: 'POST /team/resources/members/v1/{userId}/passwordReset',
    path: '/users',
    act: forUser(/^Send password reset/),
  },
  {
    call: 'POST /identity/resources/impersonation/v1/tickets',
    path: '/users',
    arrange: steps(forUser(/^Impersonate/), fill('Reason', 'Support ticket 4711')),
    act: pressInDialog('Impersonate user'),
  },
  { call: 'POST /identity/resources/users/sessions/v1/revoke', path: '/users', act: forUser(/^Sign out everywhere/) },
  {
    call: 'DELETE /team/resources/members/v1/{userId}',
    path: '/users',
    arrange: forUser(/^Remove/),
    act: confirm(new RegExp(`^Remove ${userName}`)),
  },
  {
    call: 'PUT /identity/resources/users/temporary/v1/{userId}',
    path: '/users',
    arrange: forUser(/^Set access expiry/),
    act: pressInDialog('Set access expiry'),
  },
  {
    call: 'DELETE /identity/resources/users/temporary/v1/{userId}',
    path: '/users',
    arrange: steps(forUser(/^Set access expiry/), pressInDialog('Set access expiry'), (page) =>
      dialog(page).waitFor({ state: 'detached' }),
    ),
    act: forUser(/^Remove access expiry/),
  },
  {
    call: 'PUT /team/resources/members/v1',
    path: '/users',
    arrange: steps(forUser(/^Edit/), fill('Name', 'Bart Quist')),
    act: pressInDialog('Save'),
  },
  {
    call: 'PUT /team/resources/members/v1',
    path: '/users',
    arrange: steps(forUser(/^Change roles/), tick('Editor')),
    act: pressInDialog('Save roles'),
  },
  {
    call: 'PUT /team/resources/members/v1',
    path: '/users',
    arrange: steps(
      (page) => page.getByRole('checkbox', { name: `Select ${userName}` }).check(),
      press(/^Add roles or groups/),
      tick('Editor'),
    ),
    act: pressInDialog('Add roles and groups'),
  },
  {
    call: 'POST /identity/resources/groups/v1/{groupId}/users',
    path: '/users',
    arrange: steps(
      (page) => page.getByRole('checkbox', { name: `Select ${userName}` }).check(),
      press(/^Add roles or groups/),
      pick('Groups', 'Support', 'Support'),
    ),
    act: pressInDialog('Add roles and groups'),
  },
  {
    call: 'POST /identity/resources/groups/v1/{groupId}/users',
    path: '/users',
    arrange: steps(forUser(/^Change groups/), pick('Groups', 'Support', 'Support')),
    act: pressInDialog('Save'),
  },
  {
    call: 'DELETE /identity/resources/groups/v1/{groupId}/users',
    path: '/users',
    arrange: steps(forUser(/^Change groups/, 'Hiroshi Tanaka'), pick('Groups', 'Lisbon', /Lisbon/)),
    act: pressInDialog('Save'),
  },
  {
    call: `POST ${apps}/apps-user`,
    path: '/users',
    arrange: steps(forUser(/^Applications/), tick('Ledger')),
    act: pressInDialog('Save applications'),
    message: /^Assignment action failed\. Try again or contact support\.$/,
  },
  {
    call: `DELETE ${apps}/user-apps`,
    path: '/users?search=b.quist',
    answers: { [`GET ${apps}/users-apps`]: [{ userId: 'user-10', appIds: ['ledger'] }] },
    arrange: steps(forUser(/^Applications/), tick('Ledger')),
    act: pressInDialog('Save applications'),
    message: /^Assignment action failed\. Try again or contact support\.$/,
  },
  {
    call: 'POST /identity/resources/users/v2',
    path: '/users',
    arrange: steps(press('Invite users'), fill('Email addresses', 'new@acme.example')),
    act: pressInDialog('Send 1 invitation'),
  },
  { call: `POST ${bulk}/check`, path: '/users', arrange: typeList, act: pressInDialog('Check list') },
  { call: `POST ${bulk}/invite`, path: '/users', arrange: checkList, act: pressInDialog(/^Invite 2 users/) },
  { call: `POST ${bulk}/{id}/undo`, path: '/users', arrange: sendList, act: pressInDialog('Undo all invitations') },
  {
    call: `POST ${invites}/v2/user`,
    path: '/users',
    arrange: choose('More ways to add users', /^Invitation link/),
    act: pressInDialog('Create link'),
  },
  { call: `PATCH ${invites}/v1/user`, path: '/users', arrange: openLink, act: pressInDialog('Renew for 30 days') },
  {
    call: `DELETE ${invites}/v1/user`,
    path: '/users',
    arrange: steps(openLink, pressInDialog('Revoke link')),
    act: confirm('Revoke link'),
  },
  {
    call: `POST ${resets}`,
    path: '/users?user=user-1',
    arrange: pressInDialog(/^Reset MFA/),
    act: confirm('Request reset'),
  },
  {
    call: `POST ${resets}/{resetId}/confirm`,
    path: '/users?user=user-1',
    answers: waitingReset,
    arrange: openDrawer,
    act: pressInDialog('Approve reset'),
  },
  {
    call: `DELETE ${resets}/{resetId}`,
    path: '/users?user=user-1',
    answers: waitingReset,
    arrange: openDrawer,
    act: pressInDialog('Cancel reset'),
  },
  {
    call: `POST ${userNames}`,
    path: '/users?user=user-10',
    arrange: steps(pressInDialog('Set username…'), typeUserName('b.quist')),
    act: pressInDialog('Save'),
  },
  {
    call: `DELETE ${userNames}/{username}`,
    path: '/users?user=user-1',
    arrange: steps(pressInDialog('Change username…'), pressInDialog('Remove username…')),
    act: confirm('Remove username'),
  },
];

const groups = '/identity/resources/groups/v1';
const editSupport = choose(actionsFor('Support'), /^Edit/);

const access: RefusedChange[] = [
  {
    call: 'POST /identity/resources/roles/v2',
    path: '/roles',
    arrange: steps(press('Create role'), fill('Role', 'Route planner')),
    act: pressInDialog('Create role'),
  },
  {
    call: 'PATCH /identity/resources/roles/v1/{roleId}',
    path: '/roles',
    arrange: steps(choose(actionsFor('Dispatcher'), /^Edit/), fill('Description', 'Something else')),
    act: pressInDialog('Save role'),
  },
  {
    call: 'PUT /identity/resources/roles/v1/{roleId}/permissions',
    path: '/roles',
    arrange: steps(choose(actionsFor('Dispatcher'), /^Edit/), (page) =>
      dialog(page)
        .getByRole('radiogroup', { name: 'Access to Users' })
        .getByRole('radio', { name: 'Full access', exact: true })
        .check(),
    ),
    act: pressInDialog('Save role'),
  },
  {
    call: 'DELETE /identity/resources/roles/v1/{roleId}',
    path: '/roles',
    arrange: choose(actionsFor('Dispatcher'), /^Delete/),
    act: confirm('Delete role'),
  },
  {
    call: 'PUT /identity/resources/permissions/v1/{permissionId}/roles',
    path: '/roles',
    arrange: steps(press('Assign a permission'), pick('Permission', 'Read users', 'Read users'), tick('Dispatcher')),
    act: pressInDialog('Save roles'),
  },
  {
    call: `POST ${groups}`,
    path: '/groups',
    arrange: steps(press('Create group'), fill('Name', 'Harbour crew')),
    act: pressInDialog('Create group'),
  },
  {
    call: `PATCH ${groups}/{groupId}`,
    path: '/groups',
    arrange: steps(editSupport, fill('Description', 'All lines')),
    act: pressInDialog('Save group'),
  },
  {
    call: `POST ${groups}/{groupId}/users`,
    path: '/groups',
    arrange: steps(editSupport, pick('Members', 'tanaka', /Tanaka/)),
    act: pressInDialog('Save group'),
  },
  {
    call: `DELETE ${groups}/{groupId}/users`,
    path: '/groups',
    arrange: steps(editSupport, (page) =>
      dialog(page)
        .getByRole('button', { name: /Adébáyò/ })
        .click(),
    ),
    act: pressInDialog('Save group'),
  },
  {
    call: `POST ${groups}/{groupId}/roles`,
    path: '/groups',
    arrange: steps(editSupport, pick('Roles', 'Viewer', /Viewer/)),
    act: pressInDialog('Save group'),
  },
  {
    call: `DELETE ${groups}/{groupId}/roles`,
    path: '/groups',
    arrange: steps(editSupport, pick('Roles', 'Support', /^Support/)),
    act: pressInDialog('Save group'),
  },
  {
    call: `DELETE ${groups}/{groupId}`,
    path: '/groups',
    arrange: choose(actionsFor('Support'), /^Delete/),
    act: confirm('Delete group'),
  },
  {
    call: `POST ${groups}/config`,
    path: '/groups',
    arrange: steps(press('Settings'), tick('Groups assign roles')),
    act: pressInDialog('Save'),
  },
];

const base = '/identity/resources';
const ofTenant = '5f0c9a3e-7d14-4b62-9a58-0d6f2b1c4e00';
const newToken = (label: string, ...rights: Step[]): Step =>
  steps(press(label), fill('Description', 'Laptop of the night shift'), ...rights);
const tokens: RefusedChange[] = [
  {
    call: `POST ${base}/tenants/api-tokens/v2`,
    path: '/api-tokens',
    arrange: newToken('Create client credentials', tick('Viewer')),
    act: pressInDialog('Create token'),
  },
  {
    call: `DELETE ${base}/tenants/api-tokens/v1/{tokenId}`,
    path: `/api-tokens?token=${ofTenant}`,
    arrange: pressInDialog(/^Delete/),
    act: confirm('Delete token'),
  },
  {
    call: `POST ${base}/tenants/access-tokens/v1`,
    path: '/api-tokens?type=accessToken',
    arrange: newToken('Create access token', tick('Viewer')),
    act: pressInDialog('Create token'),
  },
  {
    call: `DELETE ${base}/tenants/access-tokens/v1/{id}`,
    path: '/api-tokens?type=accessToken',
    arrange: choose(actionsFor('Status board in the depot'), /^Delete/),
    act: confirm('Delete token'),
  },
  {
    call: `POST ${base}/users/api-tokens/v1`,
    path: '/personal-api-tokens',
    arrange: newToken('Create client credentials'),
    act: pressInDialog('Create token'),
  },
  {
    call: `DELETE ${base}/users/api-tokens/v1/{tokenId}`,
    path: '/personal-api-tokens',
    arrange: choose(actionsFor('My laptop'), /^Delete/),
    act: confirm('Delete token'),
  },
  {
    call: `POST ${base}/users/access-tokens/v1`,
    path: '/personal-api-tokens?type=accessToken',
    arrange: newToken('Create access token'),
    act: pressInDialog('Create token'),
  },
  {
    call: `DELETE ${base}/users/access-tokens/v1/{id}`,
    path: '/personal-api-tokens?type=accessToken',
    arrange: choose(actionsFor('Spreadsheet with last week’s routes'), /^Delete/),
    act: confirm('Delete token'),
  },
];

const northlight = actionsFor('Northlight Energy');
const accountsPath = '/tenants/resources/sub-tenants/v1';
const inAccount = '/all-accounts?account=account-0';
const accounts: RefusedChange[] = [
  {
    call: `POST ${accountsPath}`,
    path: '/all-accounts',
    arrange: steps(press('Create account'), fill('Name', 'Kestrel')),
    act: pressInDialog('Create account'),
  },
  {
    call: `PATCH ${accountsPath}/{tenantId}`,
    path: '/all-accounts',
    arrange: steps(choose(northlight, /^Edit/), fill('Name', 'Northlight Power')),
    act: pressInDialog('Save account'),
  },
  {
    call: `PUT ${accountsPath}/{tenantId}/hierarchy-settings`,
    path: '/all-accounts',
    arrange: steps(choose(northlight, /^Sub-account access/), (page) =>
      dialog(page).getByRole('radio', { name: 'Everyone, always' }).click(),
    ),
    act: pressInDialog('Save'),
  },
  {
    call: `PUT ${accountsPath}/{tenantId}/management`,
    path: '/all-accounts',
    act: choose(northlight, /^Disallow sub-accounts/),
  },
  {
    call: `DELETE ${accountsPath}/{tenantId}`,
    path: '/all-accounts',
    arrange: steps(choose(northlight, /^Delete/), typeWhatIsAsked),
    act: confirm('Delete account'),
  },
  {
    call: 'PUT /identity/resources/users/v1/tenant',
    path: '/all-accounts',
    act: choose(northlight, /^Switch to this account/),
  },
  {
    call: 'POST /identity/resources/sub-tenants/users/v2/',
    path: '/all-accounts',
    arrange: steps(choose(northlight, /^Add users/), fill('Email addresses', 'new@acme.example')),
    act: pressInDialog('Invite 1 user'),
  },
  {
    call: 'PUT /identity/resources/sub-tenants/users/v1/{userId}/access',
    path: inAccount,
    arrange: openDrawer,
    act: choose(actionsFor('Ines Duarte'), /sub-account access$/),
  },
  {
    call: 'PUT /identity/resources/sub-tenants/users/v1/{userId}/access',
    path: '/all-accounts',
    arrange: steps(press('Sub-account access…'), fill('Find a user', 'quist'), tick(userName)),
    act: pressInDialog('Save'),
  },
  {
    call: 'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles',
    path: inAccount,
    arrange: steps(choose(actionsFor('Ines Duarte'), /^Change roles/), async (page) => {
      const form = page.getByRole('dialog', { name: /^Roles of Ines/ });
      await form.getByRole('combobox').fill('Support');
      await page
        .getByRole('option', { name: /^Support/ })
        .first()
        .click();
      await closeList(page);
    }),
    act: (page) =>
      page
        .getByRole('dialog', { name: /^Roles of Ines/ })
        .getByRole('button', { name: 'Save roles' })
        .click(),
  },
  {
    call: 'DELETE /identity/resources/sub-tenants/users/v1',
    path: inAccount,
    arrange: choose(actionsFor('Ines Duarte'), /^Remove/),
    act: confirm(/^Remove Ines Duarte/),
  },
];

const account: RefusedChange[] = [
  {
    call: 'PUT /tenants/resources/account-settings/v1',
    path: '/account',
    arrange: fillOnPage('Organization name', 'Acme Ltd'),
    act: press('Save changes'),
  },
  {
    call: 'POST /metadata/admin-box',
    path: '/account?tab=customLogin',
    arrange: (page) => page.getByLabel('Color').fill('#0d6276'),
    act: press('Save changes'),
  },
  {
    call: 'PUT /identity/resources/users/v2/me',
    path: '/profile',
    arrange: fillOnPage('Name', 'Ada N.'),
    act: press('Save changes'),
  },
  {
    call: 'PUT /team/resources/profile/me/image/v1',
    path: '/profile',
    arrange: steps(picture, (page) => page.getByRole('button', { name: 'Remove picture' }).waitFor()),
    act: press('Save changes'),
  },
  {
    call: `POST ${base}/users/v1/passwords/change`,
    path: '/privacy',
    arrange: steps(
      (page) => page.getByLabel('Current password').fill('preview-password'),
      (page) => page.getByLabel('New password').fill('a calm river in spring'),
    ),
    act: press('Change password'),
  },
  {
    call: `POST ${userNames}`,
    path: '/profile',
    arrange: steps(press('Change username…'), typeUserName('ada.n')),
    act: pressInDialog('Save'),
  },
  {
    call: `DELETE ${userNames}/{username}`,
    path: '/profile',
    arrange: steps(press('Change username…'), pressInDialog('Remove username…')),
    act: confirm('Remove username'),
  },
  {
    call: `DELETE ${base}/users/v1/me/tenants/{tenantId}`,
    path: '/profile',
    arrange: press('Leave organization'),
    act: confirm('Leave organization'),
  },
  {
    call: `POST ${base}/users/v1/email/me`,
    path: '/profile',
    arrange: steps(press('Change email'), (page) => page.getByLabel('New email address').fill('ada.n@acme.example')),
    act: press('Send code'),
  },
  {
    call: `POST ${base}/users/v1/email/me/verify`,
    path: '/profile',
    arrange: steps(
      press('Change email'),
      (page) => page.getByLabel('New email address').fill('ada.n@acme.example'),
      press('Send code'),
    ),
    act: code,
  },
];

const phones = `${base}/users/phone-numbers/v1`;
const typeNumber: Step = steps(press('Add phone number'), (page) =>
  page.getByLabel('Phone number', { exact: true }).fill('+1 202 555 0199'),
);
const number: RefusedChange[] = [
  { call: `POST ${phones}`, path: '/profile', arrange: typeNumber, act: press('Send code') },
  {
    call: `POST ${phones}/verify`,
    path: '/profile',
    arrange: steps(typeNumber, press('Send code')),
    act: code,
  },
  { call: `POST ${phones}/preverify`, path: '/profile', act: press('Confirm +12025550142') },
  { call: `DELETE ${phones}/{phoneId}`, path: '/profile', act: press('Remove +12025550142') },
  {
    call: `POST ${phones}/{phoneId}/delete/verify`,
    path: '/profile',
    arrange: steps(press('Remove +12025550142'), code),
    act: press('Remove number'),
  },
];

const mfa = `${base}/users/v1/mfa`;
const passkeys = `${base}/users/webauthn/v1/devices`;
const addFactor = (kind: RegExp): Step => choose('Add verification method', kind);
const factorPhone: Step = steps(addFactor(/^Text message/), (page) =>
  page.getByLabel('Phone number', { exact: true }).fill('+1 202 555 0199'),
);
const removePasskey: Step = steps(press(/^Remove Passkey on a device/), confirm('Remove'));
const confirmPassword: Step = steps(removePasskey, (page) => page.getByLabel('Your password').fill('preview-password'));
const needsCode = {
  [`POST ${base}/auth/v1/user`]: {
    mfaRequired: true,
    mfaToken: 'proved',
    mfaDevices: { authenticators: [{ id: 'app' }], phones: [], webauthn: [], emails: [] },
  },
};
const privacy: RefusedChange[] = [
  { call: `POST ${mfa}/authenticator/enroll`, path: '/privacy', act: addFactor(/^Authenticator app/) },
  {
    call: `POST ${mfa}/authenticator/enroll/verify`,
    path: '/privacy',
    arrange: steps(addFactor(/^Authenticator app/)),
    act: code,
  },
  { call: `POST ${mfa}/sms/enroll`, path: '/privacy', arrange: factorPhone, act: press('Send code') },
  {
    call: `POST ${mfa}/sms/enroll/verify`,
    path: '/privacy',
    arrange: steps(factorPhone, press('Send code')),
    act: code,
  },
  { call: `POST ${mfa}/webauthn/enroll`, path: '/privacy', act: addFactor(/^Security key/) },
  { call: `POST ${mfa}/webauthn/enroll/verify`, path: '/privacy', act: addFactor(/^Security key/) },
  {
    call: `POST ${mfa}/{way}/{deviceId}/disable/verify`,
    path: '/privacy',
    arrange: press(/^Remove Authenticator app/),
    act: confirm('Remove'),
  },
  {
    call: `POST ${mfa}/recovery-codes`,
    path: '/privacy',
    arrange: press('Generate new codes'),
    act: confirm('Generate new codes'),
  },
  { call: `POST ${passkeys}`, path: '/privacy', act: press('Add passkey') },
  { call: `POST ${passkeys}/verify`, path: '/privacy', act: press('Add passkey') },
  {
    call: `DELETE ${passkeys}/{deviceId}`,
    path: '/privacy',
    arrange: press(/^Remove Passkey on a device/),
    act: confirm('Remove'),
  },
  { call: `DELETE ${base}/users/sessions/v1/me/{id}`, path: '/privacy', act: press(/^Sign out Firefox/) },
  {
    call: `POST ${base}/auth/v1/user`,
    path: '/privacy',
    stale: 'DELETE .*webauthn',
    arrange: confirmPassword,
    act: press('Continue'),
  },
  {
    call: `POST ${base}/auth/v1/user/mfa/verify`,
    path: '/privacy',
    stale: 'DELETE .*webauthn',
    answers: needsCode,
    arrange: steps(confirmPassword, press('Continue'), code),
    act: press('Continue'),
  },
];

const notifications: RefusedChange[] = [
  {
    call: 'PUT /notification/status',
    path: '/privacy',
    arrange: bell,
    act: choose(actionsFor('“Your roles were changed'), /^Mark as read/),
  },
  {
    call: 'PUT /notification/{pinStatus}',
    path: '/privacy',
    arrange: bell,
    act: choose(actionsFor('“Your roles were changed'), /^(Pin|Unpin)/),
  },
  {
    call: 'POST /notification/status/mark-all-read',
    path: '/privacy',
    arrange: bell,
    act: pressInDialog('Mark all as read'),
  },
];

const tenants: RefusedChange[] = [
  {
    call: 'PUT /identity/resources/users/v1/tenant',
    path: '/users',
    isChoice: true,
    arrange: (page) => page.getByRole('button', { name: /Acme/ }).first().press('Enter'),
    act: (page) => page.getByRole('option', { name: /^Kestrel Labs/ }).click(),
  },
];

export const refusedChanges: readonly RefusedChange[] = [
  ...people,
  ...access,
  ...tokens,
  ...accounts,
  ...account,
  ...number,
  ...privacy,
  ...refusedSecurityChanges,
  ...refusedBillingChanges,
  ...refusedProvisioningChanges,
  ...refusedSsoChanges,
  ...refusedStreamChanges,
  ...notifications,
  ...tenants,
];
