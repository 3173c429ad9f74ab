/** Changes of the security page, for the test that every change of the portal is refused once. */
import type { Locator, Page } from 'playwright-core';
import type { RefusedChange } from './refused-change.types.ts';

const base = '/identity/resources/configurations/v1';
const general = '/security?tab=generalSettings';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Changes the number of a policy. The field comes with the policy. */
const typeIn =
  (name: string, number: string) =>
  (page: Page): Promise<void> =>
    section(page, name).getByRole('textbox').first().fill(number);

const save = (name: string) => (page: Page) =>
  section(page, name).getByRole('button', { name: 'Save changes' }).click();

const dated = { id: 'policy', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const mfa = 'Multi-factor authentication';
const requireMfa = (page: Page) => section(page, mfa).getByRole('radio', { name: 'Required', exact: true }).check();

const ips = `${base}/restrictions/ip`;
const ipTab = '/security?tab=ipRestrictions';
const domains = '/identity/resources/configurations/restrictions/v1/email-domain';
const domainTab = '/security?tab=domainRestrictions';

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const confirm = (name: string) => (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const typed = (opener: string, label: string, text: string) => async (page: Page) => {
  await press(opener)(page);
  await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
};
const tick = (name: string) => (page: Page) => section(page, name).getByRole('checkbox').first().click();

const restrictions: readonly RefusedChange[] = [
  { call: `POST ${ips}/config`, path: ipTab, arrange: tick('IP restrictions'), act: save('IP restrictions') },
  { call: `POST ${ips}/verify`, path: ipTab, act: press('Check my IP address') },
  {
    call: `POST ${ips}`,
    path: ipTab,
    arrange: typed('Add IP address', 'IP address or range', '198.51.100.0/24'),
    act: inDialog('Add IP address'),
  },
  {
    call: `POST ${ips}/bulk`,
    path: ipTab,
    arrange: typed('Add several', 'IP addresses', '198.51.100.7, Depot\n2001:db8::/32'),
    act: inDialog('Add 2 addresses'),
  },
  {
    call: `DELETE ${ips}/{id}`,
    path: ipTab,
    arrange: (page) => page.getByRole('button', { name: /^Remove 203/ }).click(),
    act: confirm('Remove'),
  },
  {
    call: `POST ${domains}/config`,
    path: domainTab,
    arrange: tick('Email domain restrictions'),
    act: save('Email domain restrictions'),
  },
  {
    call: `POST ${domains}`,
    path: domainTab,
    arrange: typed('Add domain', 'Domain', 'other.example'),
    act: inDialog('Add domain'),
  },
  {
    call: `DELETE ${domains}/{id}`,
    path: domainTab,
    arrange: (page) => page.getByRole('button', { name: /^Remove acme/ }).click(),
    act: confirm('Remove'),
  },
];

const preview = (name: string) => (page: Page) =>
  section(page, name).getByRole('button', { name: 'Preview impact' }).click();

const previews: readonly RefusedChange[] = [
  { call: `POST ${base}/mfa-policy/impact`, path: general, arrange: requireMfa, act: preview(mfa) },
  {
    call: `POST ${base}/password-rotation/impact`,
    path: general,
    arrange: tick('Password expiration'),
    act: preview('Password expiration'),
  },
  {
    call: 'POST /identity/resources/configurations/sessions/v1/impact',
    path: '/security',
    arrange: typeIn('Idle timeout', '45'),
    act: preview('Idle timeout'),
  },
  { call: `POST ${ips}/impact`, path: ipTab, arrange: tick('IP restrictions'), act: preview('IP restrictions') },
  {
    call: `POST ${domains}/impact`,
    path: domainTab,
    arrange: tick('Email domain restrictions'),
    act: preview('Email domain restrictions'),
  },
];

export const refusedSecurityChanges: readonly RefusedChange[] = [
  {
    call: 'POST /identity/resources/configurations/sessions/v1',
    path: '/security',
    arrange: typeIn('Idle timeout', '45'),
    act: save('Idle timeout'),
  },
  { call: `POST ${base}/mfa-policy`, path: general, scenario: 'empty', arrange: requireMfa, act: save(mfa) },
  { call: `PATCH ${base}/mfa-policy`, path: general, arrange: requireMfa, act: save(mfa) },
  {
    call: `PATCH ${base}/lockout-policy`,
    path: general,
    answers: { [`GET ${base}/lockout-policy`]: { ...dated, enabled: true, maxAttempts: 10 } },
    arrange: typeIn('Account lockout', '7'),
    act: save('Account lockout'),
  },
  {
    call: `POST ${base}/lockout-policy`,
    path: general,
    arrange: typeIn('Account lockout', '7'),
    act: save('Account lockout'),
  },
  {
    call: `POST ${base}/password-history-policy`,
    path: general,
    scenario: 'empty',
    arrange: (page) => section(page, 'Password history').getByRole('checkbox').click(),
    act: save('Password history'),
  },
  {
    call: `PATCH ${base}/password-history-policy`,
    path: general,
    arrange: typeIn('Password history', '7'),
    act: save('Password history'),
  },
  {
    call: `POST ${base}/password-rotation`,
    path: general,
    arrange: (page) => section(page, 'Password expiration').getByRole('checkbox').click(),
    act: save('Password expiration'),
  },
  ...restrictions,
  ...previews,
];
