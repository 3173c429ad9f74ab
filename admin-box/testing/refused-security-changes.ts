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
];
