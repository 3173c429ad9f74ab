import { expect, test } from 'vitest';
import { AccountsModel } from './models/accounts.model.ts';
import { LoginModel } from './models/login.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const ledger = {
  id: 'ledger',
  name: 'Ledger',
  redirectUris: ['http://localhost:3999/ledger'],
  origins: [],
  application: { accessType: 'MANAGED_ACCESS', description: 'Books and invoices' },
};
const running = setUp({ clients: [ledger] });

test('7 an application is assigned and unassigned in the portal, and a rejection is shown', async () => {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const portal = new AccountsModel(visitor.page, running.portico.demo.baseUrl);
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  await portal.open('/users');
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await portal.shows('Users');
  await portal.chooseFor('Quentin Okafor', 'Applications…');
  const dialog = portal.dialog('Applications of Quentin Okafor');
  await dialog.getByText('Everyone in Acme has access.').first().waitFor();
  expect(await dialog.getByRole('checkbox', { name: 'Planning demo' }).isDisabled()).toBe(true);
  await dialog.getByRole('checkbox', { name: 'Ledger' }).check();
  await expectAccessible(visitor);
  await dialog.getByRole('button', { name: 'Save applications' }).click();
  await portal.showsToast('Applications of Quentin Okafor updated.');
  await dialog.waitFor({ state: 'detached' });

  // the list shows both: applications for all users, and assigned ones
  await portal
    .row('Quentin Okafor')
    .getByTitle(/Ledger/)
    .waitFor();
  expect(
    await portal
      .row('Tomasz Lind')
      .getByTitle(/Ledger/)
      .count(),
  ).toBe(0);
  expect(asked.filter((address) => address.includes('users-apps') && address.includes('%2C'))).not.toHaveLength(0);

  await portal.chooseFor('Quentin Okafor', 'Applications…');
  expect(await dialog.getByRole('checkbox', { name: 'Ledger' }).isChecked()).toBe(true);
  await dialog.getByRole('checkbox', { name: 'Ledger' }).uncheck();
  visitor.expectMessage(/^\[portico\] DELETE \S+\/user-apps: 503 /);
  visitor.expectRefusal(503, '/user-apps');
  await visitor.page.route(
    '**/applications/v1/user-apps',
    (route) => route.fulfill({ status: 503, json: { errors: ['busy'], errorCode: 'server-busy' } }),
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Save applications' }).click();
  await dialog.getByText('Assignment action failed. Try again or contact support.').waitFor();
  await dialog.getByRole('button', { name: 'Save applications' }).click();
  await portal.showsToast('Applications of Quentin Okafor updated.');
});
