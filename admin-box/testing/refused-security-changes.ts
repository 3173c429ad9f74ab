/** Changes of the security page, for the test that every change of the portal is refused once. */
import type { Locator, Page } from 'playwright-core';
import type { RefusedChange } from './refused-change.types.ts';
import { confirm, press, pressInDialog } from './steps.ts';

const base = '/identity/resources/configurations/v1';
const general = '/security?tab=generalSettings';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Changes the number of a policy. The field comes with the policy. */
const typeIn =
  (name: string, number: string) =>
  (page: Page): Promise<void> =>
    section(page, name).getByRole('textbox').first().fill(number);

/** The list below the session limits has boxes of its own, which come later. */
const typeInLimit =
  (name: string, number: string) =>
  async (page: Page): Promise<void> => {
    await section(page, 'All active sessions').locator('tbody input').first().waitFor();
    await typeIn(name, number)(page);
  };

const save = (name: string) => (page: Page) =>
  section(page, name).getByRole('button', { name: 'Save changes' }).click();

const dated = { id: 'policy', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const mfa = 'Multi-factor authentication';
const chooseMfa = async (page: Page): Promise<void> =>
  section(page, mfa).getByRole('radio', { name: 'Required', exact: true }).check();
const requireMfa = async (page: Page): Promise<void> => {
  await chooseMfa(page);
  await save(mfa)(page);
};

const ips = `${base}/restrictions/ip`;
const ipTab = '/security?tab=ipRestrictions';
const countries = '/security-engines/resources/policies/v1/country-restriction';
const domains = '/identity/resources/configurations/restrictions/v1/email-domain';
const domainTab = '/security?tab=domainRestrictions';

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
    act: pressInDialog('Add IP address'),
  },
  {
    call: `POST ${ips}/bulk`,
    path: ipTab,
    arrange: typed('Add several', 'IP addresses', '198.51.100.7, Depot\n2001:db8::/32'),
    act: pressInDialog('Add 2 addresses'),
  },
  {
    call: `DELETE ${ips}/{id}`,
    path: ipTab,
    arrange: (page) => page.getByRole('button', { name: /^Remove 203/ }).click(),
    act: confirm('Remove'),
  },
  {
    call: `POST ${countries}`,
    path: ipTab,
    arrange: tick('Country restrictions'),
    act: save('Country restrictions'),
  },
  {
    call: `POST ${countries}/countries`,
    path: ipTab,
    arrange: (page) =>
      section(page, 'Countries')
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    act: save('Countries'),
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
    act: pressInDialog('Add domain'),
  },
  {
    call: `POST ${domains}/bulk`,
    path: domainTab,
    arrange: typed('Add several', 'Domains', 'left.example, Former client\ngone.example'),
    act: pressInDialog('Add 2 domains'),
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
  { call: `POST ${base}/mfa-policy/impact`, path: general, arrange: chooseMfa, act: preview(mfa) },
  {
    call: `POST ${base}/lockout-policy/impact`,
    path: general,
    arrange: typeIn('Account lockout', '7'),
    act: preview('Account lockout'),
  },
  {
    call: `POST ${base}/password-history-policy/impact`,
    path: general,
    arrange: typeIn('Password history', '7'),
    act: preview('Password history'),
  },
  {
    call: `POST ${base}/password-rotation/impact`,
    path: general,
    arrange: tick('Password expiration'),
    act: preview('Password expiration'),
  },
  {
    call: 'POST /identity/resources/configurations/sessions/v1/impact',
    path: '/security?tab=sessionManagement',
    arrange: typeInLimit('Idle timeout', '45'),
    act: preview('Idle timeout'),
  },
  { call: `POST ${ips}/impact`, path: ipTab, arrange: tick('IP restrictions'), act: preview('IP restrictions') },
  {
    call: `POST ${countries}/impact`,
    path: ipTab,
    arrange: tick('Country restrictions'),
    act: preview('Country restrictions'),
  },
  {
    call: `POST ${domains}/impact`,
    path: domainTab,
    arrange: tick('Email domain restrictions'),
    act: preview('Email domain restrictions'),
  },
];

const openHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'History of Account lockout' }).click();
  await page.getByRole('button', { name: 'Restore version 2' }).waitFor();
};
const openRestore = async (page: Page) => {
  await openHistory(page);
  await press('Restore version 2')(page);
};
const versions = `${base}/policies/{policy}/versions`;

const history: readonly RefusedChange[] = [
  { call: `POST ${versions}/{version}/impact`, path: general, arrange: openHistory, act: press('Restore version 2') },
  { call: `POST ${versions}/{version}/restore`, path: general, arrange: openRestore, act: pressInDialog('Restore') },
];

const onTrial = {
  [`GET ${base}/policies/pending`]: {
    items: [
      {
        policy: 'sessions',
        version: 2,
        returnsTo: 1,
        since: '2026-01-01T00:00:00Z',
        revertAt: '2026-01-01T00:10:00Z',
        writable: true,
        confirmable: true,
      },
    ],
    now: '2026-01-01T00:00:00Z',
  },
};
const decisions: readonly RefusedChange[] = [
  {
    call: `POST ${base}/policies/{policy}/confirm`,
    path: general,
    answers: onTrial,
    act: press('Confirm Session limits'),
  },
  {
    call: `POST ${base}/policies/{policy}/undo`,
    path: general,
    answers: onTrial,
    act: press('Undo now: Session limits'),
  },
];

const monitored = {
  [`GET ${base}/policies/monitored`]: {
    items: [
      {
        policy: 'mfa',
        value: { enforceMFAType: 'Force' },
        since: '2026-01-01T00:00:00Z',
        enforceAt: null,
        signIns: 2,
        calls: 0,
        emails: 0,
        users: { total: 0, items: [] },
        apiTokens: { total: 0, items: [] },
        domains: [],
        days: [],
      },
    ],
  },
};
const monitor = `${base}/policies/{policy}/monitor`;
const monitoring: readonly RefusedChange[] = [
  {
    call: `PUT ${monitor}`,
    path: general,
    arrange: chooseMfa,
    act: (page) => section(page, mfa).getByRole('button', { name: 'Monitor only' }).click(),
  },
  { call: `DELETE ${monitor}`, path: general, answers: monitored, act: press(`Stop monitoring ${mfa}`) },
  { call: `POST ${monitor}/enforce`, path: general, answers: monitored, act: press(`Enforce now: ${mfa}`) },
];

const live = (page: Page) => section(page, 'All active sessions');

const liveSessions: readonly RefusedChange[] = [
  {
    call: 'POST /identity/resources/tenants/sessions/v1/revoke',
    path: '/security?tab=sessionManagement',
    arrange: async (page) => {
      await live(page).locator('tbody input[type="checkbox"]').first().click();
      await live(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    },
    act: confirm('Sign out 1 session'),
  },
  {
    call: 'POST /identity/resources/users/sessions/v1/revoke',
    path: '/security?tab=sessionManagement',
    arrange: async (page) => {
      await live(page)
        .getByRole('button', { name: /^Session of / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: /^Sign out all sessions/ }).click();
    },
    act: confirm('Sign out user'),
  },
];

/** An overview with one recommendation that is decided. */
function decided({ status }: { status: 'applied' | 'dismissed' }) {
  const at = '2026-01-01T00:00:00Z';
  const recommendation = {
    code: 'ENABLE_IP_RESTRICTIONS',
    severity: 'WARNING',
    category: 'IP',
    points: 10,
    status,
    action: 'apply',
    allowed: true,
    names: [],
    ...(status === 'applied'
      ? { application: { id: 'application', at, undoUntil: at } }
      : { dismissal: { reason: 'Everybody travels', at } }),
  };
  return {
    score: 90,
    categories: [{ category: 'IP', points: 0, of: 10 }],
    users: { total: 1, withoutMfa: 0, breached: 0, inactive: 0 },
    recommendations: [recommendation],
  };
}

const center = '/security-center/resources/recommendations/v1/{code}';
const ofIps = (act: string) => press(`${act}: Restrict access by IP address`);
const dismiss = async (page: Page) => {
  await ofIps('More actions')(page);
  await page.getByRole('menuitem', { name: 'Dismiss…' }).click();
  await page.getByRole('dialog').getByLabel('Reason', { exact: true }).fill('Everybody travels');
};

const recommendations: readonly RefusedChange[] = [
  { call: `POST ${center}/apply`, path: '/security', act: ofIps('Apply') },
  {
    call: `POST ${center}/impact`,
    path: '/security',
    act: (page) => page.getByRole('button', { name: 'Preview impact' }).first().click(),
  },
  { call: `POST ${center}/dismissal`, path: '/security', arrange: dismiss, act: pressInDialog('Dismiss') },
  {
    call: `POST ${center}/undo`,
    path: '/security',
    answers: { 'GET /security-center/resources/overview/v1': decided({ status: 'applied' }) },
    act: ofIps('Undo'),
  },
  {
    call: `DELETE ${center}/dismissal`,
    path: '/security',
    answers: { 'GET /security-center/resources/overview/v1': decided({ status: 'dismissed' }) },
    act: ofIps('Show again'),
  },
  {
    call: 'POST /identity/resources/users/v1/passwords/breached/reset/bulk',
    path: '/security',
    act: press(/^Remind [\d,]+ users$/),
  },
];

export const refusedSecurityChanges: readonly RefusedChange[] = [
  {
    call: 'POST /identity/resources/configurations/sessions/v1',
    path: '/security?tab=sessionManagement',
    arrange: typeInLimit('Idle timeout', '45'),
    act: save('Idle timeout'),
  },
  {
    call: `POST ${base}/mfa-policy`,
    path: general,
    scenario: 'empty',
    arrange: requireMfa,
    act: confirm('Require MFA'),
  },
  { call: `PATCH ${base}/mfa-policy`, path: general, arrange: requireMfa, act: confirm('Require MFA') },
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
  ...liveSessions,
  ...restrictions,
  ...previews,
  ...history,
  ...decisions,
  ...monitoring,
  ...recommendations,
];
