import { describe, expect, test } from 'vitest';
import { GatesModel } from './models/gates.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const isLarge = { attribute: 'seats', op: 'greater_than', value: { number: 50 } };
const running = setUp({
  features: [
    { key: 'export', permissions: ['fe.secure.read.audits'] },
    { key: 'reports', flag: { rules: [{ conditions: [isLarge] }] } },
  ],
  plans: [{ key: 'pro', features: ['export'] }],
});

async function visit(body: string, script?: string): Promise<{ visitor: Visitor; gates: GatesModel }> {
  const visitor = await running.browser.visitor();
  const gates = new GatesModel(visitor.page, running.portico);
  gates.serve({ body, ...(script !== undefined && { script }) });
  await gates.open();
  return { visitor, gates };
}

/** Leaves for the hosted page and comes back. */
async function signIn(
  { visitor, gates }: { visitor: Visitor; gates: GatesModel },
  who = running.portico.admin,
): Promise<void> {
  await visitor.page.evaluate(() => void window.Portico.login().catch(() => {}));
  await new LoginModel(visitor.page).signIn(who);
  await visitor.page.waitForURL(gates.address);
}

const grantPro = async (body: object): Promise<void> => {
  const { baseUrl, vendor } = running.portico.demo;
  const post = async (path: string, content: object, headers = {}) =>
    await fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(content),
    });
  const { token } = (await (
    await post('/auth/vendor', { clientId: vendor.clientId, secret: vendor.apiKey })
  ).json()) as { token: string };
  const answer = await post(
    '/entitlements/resources/entitlements/v2',
    { planId: 'pro', ...body },
    { 'x-access-token': token },
  );
  expect(answer.status).toBe(201);
};

describe('elements', () => {
  const body = `
    <portico-signed-in><p>Signed in</p><p slot="fallback">Please sign in</p></portico-signed-in>
    <portico-signed-out><p>Nobody here</p></portico-signed-out>
    <portico-authorized permissions="fe.secure.read.users"><button>Invite</button><p slot="fallback">Ask an admin</p></portico-authorized>
    <portico-entitled feature="export"><button>Export</button><p slot="fallback">Upgrade to export</p></portico-entitled>`;

  test('6 show their content to users with access, and follow the session in every tab', async () => {
    const here = await visit(body);
    const { visitor, gates } = here;
    await gates.answers('signed-in', 'closed', 'signed-out');
    await gates.answers('authorized', 'closed', 'signed-out');
    for (const text of ['Please sign in', 'Nobody here', 'Ask an admin'])
      expect(await visitor.page.getByText(text).isVisible()).toBe(true);
    for (const name of ['Invite', 'Export']) expect(await visitor.page.getByRole('button', { name }).count()).toBe(0);
    await expectAccessible(visitor);
    await signIn(here);
    await gates.answers('authorized', 'open', 'permission');
    await gates.answers('signed-out', 'closed', 'signed-in');
    await gates.answers('entitled', 'closed', 'missing-feature');
    expect(await visitor.page.getByRole('button', { name: 'Invite' }).isVisible()).toBe(true);
    expect(await visitor.page.getByText('Ask an admin').isVisible()).toBe(false);
    await expectAccessible(visitor);
    const other = await visitor.context.newPage();
    const there = new GatesModel(other, running.portico);
    await there.open();
    await there.answers('authorized', 'open', 'permission');
    await other.evaluate(() => window.Portico.logout());
    await gates.answers('authorized', 'closed', 'signed-out');
    await gates.answers('signed-out', 'open', 'signed-out');
  });

  test('7.4 a plan that the vendor grants opens a feature at the next load', async () => {
    const here = await visit(body);
    await signIn(here, running.portico.otherAdmin);
    await here.gates.answers('entitled', 'closed', 'missing-feature');
    await grantPro({ tenantId: running.portico.otherAdmin.tenantId });
    await here.visitor.page.reload();
    await here.gates.answers('entitled', 'open', 'grant');
    expect(await here.visitor.page.getByRole('button', { name: 'Export' }).isVisible()).toBe(true);
  });

  test('show nothing of what is behind them before they are known, and work when they come late', async () => {
    const { visitor, gates } = await visit('<p>Nothing yet</p>');
    await visitor.page.evaluate(() => window.Portico.user());
    const shown = await visitor.page.evaluate(() => {
      const gate = document.createElement('portico-authorized');
      gate.textContent = 'secret';
      document.querySelector('main')?.append(gate);
      return getComputedStyle(gate).display;
    });
    expect(shown).toBe('none');
    await gates.answers('authorized', 'closed', 'signed-out');
    expect(await visitor.page.getByText('secret').isVisible()).toBe(false);
  });
});

describe('questions', () => {
  test('are answered with the rule that decided, also when they are asked before Portico has loaded', async () => {
    const here = await visit('<p>Questions</p>');
    await signIn(here);
    await here.visitor.page.reload();
    const answers = await here.visitor.page.evaluate(async () => {
      const { Portico } = window;
      return Promise.all([
        Portico.isAuthorized({ permissions: ['fe.secure.read.users'] }),
        Portico.isAuthorized({ permissions: ['fe.secure.read.users'], roles: ['owner'] }),
        Portico.isAuthorized({ roles: ['admin'] }),
        Portico.isSteppedUp({ maxAge: 300 }),
        Portico.isEntitledTo({ permission: 'fe.secure.read.roles' }),
        Portico.isEntitledTo({ permission: 'fe.secure.read.audits' }),
        Portico.isEntitledTo({ feature: 'reports', attributes: { seats: 60 } }),
      ]);
    });
    expect(answers).toMatchObject([
      { isAuthorized: true, why: 'permission', key: 'fe.secure.read.users' },
      { isAuthorized: false, why: 'missing-role' },
      { isAuthorized: true, why: 'role', key: 'admin' },
      { isSteppedUp: false, why: 'one-factor' },
      { isEntitled: true, why: 'held' },
      { isEntitled: false, justification: 'MISSING_FEATURE', why: 'missing-feature' },
      {
        isEntitled: true,
        why: 'flag',
        steps: [
          { step: 'grant', outcome: 'none' },
          { step: 'flag', rule: 1, outcome: 'true' },
        ],
      },
    ]);
  });
});

describe('4.4 stepping up', () => {
  const body =
    '<portico-stepped-up max-age="300"><p>Payout details</p><p slot="fallback">A second factor is needed</p></portico-stepped-up>';

  test('the gate leaves once for the hosted page with class and age; who comes back without is shown the fallback', async () => {
    const here = await visit(body);
    const { visitor, gates } = here;
    await gates.answers('stepped-up', 'closed', 'signed-out');
    const asked = visitor.page.waitForRequest(
      (request) =>
        new URL(request.url()).pathname === '/oauth/authorize' && new URL(request.url()).searchParams.has('acr_values'),
    );
    await signInWithoutWaiting(here);
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      max_age: '300',
      acr_values: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
    });
    await visitor.page.waitForURL(/\/account\/step-up/);
    await gates.open();
    await gates.answers('stepped-up', 'closed', 'one-factor');
    expect(await visitor.page.getByText('A second factor is needed').isVisible()).toBe(true);
    // Long enough for a gate that would leave to have left.
    await visitor.page.waitForTimeout(500);
    expect(visitor.page.url()).toBe(gates.address);
  });

  test('noMFAEnrolledStepUp: users without MFA see a message with links to set it up and back', async () => {
    const here = await visit(body);
    const { page } = here.visitor;
    const asked = page.waitForURL(/\/account\/step-up/);
    await signInWithoutWaiting(here);
    await asked;
    const box = new LoginModel(page);
    await box.shows('Set up multi-factor authentication');
    await box.comesAlive();
    await expectAccessible(here.visitor);
    await page.reload();
    await box.shows('Set up multi-factor authentication');
    expect(await box.link('Open profile').getAttribute('href')).toBe('/oauth/portal/profile');
    await box.link('Go back').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/account/step-up'));
  });

  test('a page that prevents it keeps the user', async () => {
    const here = await visit(
      body,
      `document.addEventListener('portico:step-up-required', (event) => { event.preventDefault(); document.title = 'Asked for ' + event.detail.maxAge; });`,
    );
    await signIn(here);
    await here.gates.answers('stepped-up', 'closed', 'one-factor');
    expect(await here.visitor.page.title()).toBe('Asked for 300');
    expect(here.visitor.page.url()).toBe(here.gates.address);
  });

  async function signInWithoutWaiting({ visitor }: { visitor: Visitor }): Promise<void> {
    await visitor.page.evaluate(() => void window.Portico.login().catch(() => {}));
    await new LoginModel(visitor.page).signIn(running.portico.admin);
  }
});

describe('the planning demo', () => {
  async function menuOf(who: {
    email: string;
    password: string;
  }): Promise<{ visitor: Visitor; demo: PlanningDemoModel }> {
    const visitor = await running.browser.visitor();
    const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
    await demo.open();
    await demo.singleSignOn.click();
    await new LoginModel(visitor.page).signIn(who);
    await demo.showsDashboard();
    await demo.accountMenu.click();
    await visitor.page
      .locator('portico-authorized[data-state="open"], portico-authorized[data-state="closed"]')
      .waitFor({ state: 'attached' });
    return { visitor, demo };
  }

  test('offers users only to those with the permission', async () => {
    const { visitor } = await menuOf(running.portico.admin);
    await expectAccessible(visitor);
    await visitor.page.getByRole('button', { name: 'Manage users' }).click();
    await visitor.page.getByRole('dialog').getByRole('heading', { name: 'Users' }).waitFor();
    const member = await menuOf(running.portico.member);
    expect(await member.visitor.page.getByRole('button', { name: 'Manage users' }).count()).toBe(0);
    expect(await member.visitor.page.getByRole('button', { name: 'Manage account' }).isVisible()).toBe(true);
  });
});
