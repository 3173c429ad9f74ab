/** The box in a customer's page, brought by the script tag alone, with the real server behind it. */
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../e2e/support/expect-accessible.ts';
import { openBrowser, type OpenBrowser, type Visitor } from '../../e2e/support/open-browser.ts';
import { newAddress, newPassword, startPortico, type Portico } from '../../e2e/support/start-portico.ts';
import { hostNonce, startHostSite, type HostSite } from '../testing/host-site.ts';

const box = '<portico-login-box></portico-login-box>';

let site: HostSite;
let portico: Portico;
let browser: OpenBrowser;

beforeAll(async () => {
  site = await startHostSite();
  portico = await startPortico({ clients: [site.client] });
  site.baseUrl = portico.demo.baseUrl;
  browser = await openBrowser();
});
beforeEach(() => Object.assign(site, { head: '', body: `%LOADER%${box}` }));
afterEach(() => browser.endVisits());
afterAll(async () => {
  await browser?.close();
  await portico?.close();
  await site?.close();
});

async function open(prepare?: (visitor: Visitor) => Promise<void>): Promise<Visitor> {
  const visitor = await browser.visitor();
  visitor.expectRefusal(401, '/oauth/authorize/silent');
  visitor.expectRefusal(404, '/auth/v2/user/sso/prelogin');
  await prepare?.(visitor);
  await visitor.page.goto(site.origin);
  return visitor;
}

/** Keeps the bundle back until it is let through. */
async function heldBundle({ page }: Visitor): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/cdn/*/login-box-*.js', async (route: Route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
const taken = (page: Page) => page.waitForFunction(() => !document.querySelector('portico-login-box')?.shadowRoot?.querySelector('[data-painted]'));
const userEmail = (page: Page) => page.evaluate(async () => (await window.Portico.user())?.email);

/** A page that is just leaving answers nothing. */
async function signedIn(page: Page): Promise<void> {
  await expect.poll(() => userEmail(page).catch(() => undefined), { timeout: 10_000 }).toBeTruthy();
}

async function signIn(page: Page, person = portico.member): Promise<void> {
  await page.locator('#portico-email').fill(person.email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill(person.password);
  await page.locator('#portico-submit').click();
}

test('signs in the page’s own session without leaving, under a strict policy', async () => {
  site.head = `<script nonce="${hostNonce}">document.addEventListener('portico:signed-in', (event) => { globalThis.heard = [event.target.localName, event.detail.email]; });</script>`;
  const { page } = await open();
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await signIn(page);
  await signedIn(page);
  await heading(page, /signed in/i);
  expect(await userEmail(page)).toBe(portico.member.email);
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown }).heard)).toEqual(['portico-login-box', portico.member.email]);
  expect(loads).toEqual([]);
  await page.reload();
  await signedIn(page);
  await heading(page, /signed in/i);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.locator('#portico-email').waitFor();
  expect(await userEmail(page)).toBeUndefined();
});

test('the first field takes text before the bundle is there, and keeps text, focus and caret when it comes', async () => {
  let release = () => {};
  const { page } = await open(async (visitor) => {
    release = await heldBundle(visitor);
  });
  await heading(page, /^Sign in to /);
  expect(await page.evaluate(() => customElements.get('portico-login-box'))).toBeUndefined();
  await page.locator('#portico-email').pressSequentially('ada@harbour.example');
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#portico-email')!;
    Object.assign(globalThis, { early: input, left: 0 });
    input.addEventListener('blur', () => ((globalThis as unknown as { left: number }).left += 1));
  });
  await page.keyboard.press('Home');
  release();
  await taken(page);
  await page.keyboard.type('x');
  const after = await page.evaluate(() => {
    const { early, left } = globalThis as unknown as { early: HTMLInputElement; left: number };
    return { same: early === document.querySelector('#portico-email'), focused: document.activeElement === early, value: early.value, left };
  });
  expect(after).toEqual({ same: true, focused: true, value: 'xada@harbour.example', left: 0 });
});

test('a form sent before the bundle is there is sent when it comes', async () => {
  let release = () => {};
  const { page } = await open(async (visitor) => {
    release = await heldBundle(visitor);
  });
  await page.locator('#portico-email').fill(portico.member.email);
  await page.keyboard.press('Enter');
  release();
  await page.locator('#portico-password').waitFor();
});

test('painting and bundle draw the same picture, in the same place, light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    let release = () => {};
    const { page } = await open(async (visitor) => {
      await visitor.page.emulateMedia({ colorScheme });
      release = await heldBundle(visitor);
    });
    await heading(page, /^Sign in to /);
    const painted = await page.screenshot();
    release();
    await taken(page);
    expect((await page.screenshot()).equals(painted), colorScheme).toBe(true);
  }
});

test('makes an account in place', async () => {
  const { page } = await open();
  await page.locator('#portico-email').fill('kept@harbour.example');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = newAddress();
  await page.locator('#portico-name').waitFor();
  expect(await page.locator('#portico-email').inputValue()).toBe('kept@harbour.example');
  await page.locator('#portico-email').fill(email);
  await page.locator('#portico-name').fill('Rosalind Vega');
  await page.locator('#portico-companyName').fill('Harbour');
  await page.locator('#portico-password').fill(newPassword());
  await page.locator('#portico-submit').click();
  await page.locator('portico-login-box').getByText(email).waitFor();
  expect(page.url()).toBe(`${site.origin}/`);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await heading(page, /^Sign in to /);
});

test('asks for a new password in place', async () => {
  const { page } = await open();
  await page.locator('#portico-email').fill(portico.member.email);
  await page.locator('#portico-submit').click();
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await page.locator('#portico-email').fill(portico.member.email);
  await page.locator('#portico-submit').click();
  await page.getByText(portico.member.email).waitFor();
  expect(page.url()).toBe(`${site.origin}/`);
});

test('a hosted sign-in ends in the same session, and another tab follows', async () => {
  const visitor = await open();
  const other = await visitor.context.newPage();
  await other.goto(site.origin);
  await signIn(visitor.page);
  await signedIn(visitor.page);
  await signedIn(other);
  await heading(other, /signed in/i);
  await visitor.page.goto(`${portico.demo.baseUrl}/account/login`);
  await visitor.page.goto(site.origin);
  expect(await userEmail(visitor.page)).toBe(portico.member.email);
});

test('when the bundle cannot be had, the box says so, tries again, and names the hosted page', async () => {
  const visitor = await open(async ({ page, expectMessage }) => {
    expectMessage(/Failed to load resource|ERR_FAILED|net::/);
    await page.route('**/cdn/*/login-box-*.js', (route) => route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }));
  });
  const { page } = visitor;
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('link', { name: 'Open the sign-in page' }).getAttribute('href')).toBe(`${portico.demo.baseUrl}/account/login`);
  await page.locator('#portico-email').fill('ada@harbour.example');
  await page.unroute('**/cdn/*/login-box-*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await taken(page);
  expect(await page.locator('#portico-email').inputValue()).toBe('ada@harbour.example');
  await visitor.page.getByRole('link', { name: 'Create an account' }).click();
  await page.locator('#portico-name').waitFor();
});

test('a bundle that was altered does not run', async () => {
  const { page } = await open(async (visitor) => {
    visitor.expectMessage(/integrity|Failed to find a valid digest/);
    await visitor.page.route('**/cdn/*/login-box-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `globalThis.altered = true;${await answer.text()}` });
    });
  });
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
});

test('a box that is added later, and a second one, draw and sign in', async () => {
  site.body = '%LOADER%<main></main>';
  const { page } = await open();
  await page.evaluate(() => window.Portico.user());
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('portico-login-box'), document.createElement('portico-login-box')));
  await page.waitForFunction(() => [...document.querySelectorAll('portico-login-box')].every((host) => host.shadowRoot?.querySelector('[data-mount] h1')));
  const ids = await page.locator('[id]').evaluateAll((nodes) => nodes.map((node) => node.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await signIn(page);
  await signedIn(page);
});

test('a hostile style sheet changes nothing', async () => {
  const still = 'body { margin: 0 !important }';
  site.head = `<style nonce="${hostNonce}">${still}</style>`;
  const { page } = await open();
  await taken(page);
  const clean = await page.locator('portico-login-box').screenshot();
  const rules = '{ color: red !important; background: lime !important; border: 9px dotted blue !important; padding: 33px !important; font: 40px cursive !important; letter-spacing: 1em !important; float: right !important }';
  site.head = `<style nonce="${hostNonce}">${still} portico-login-box, portico-login-box * ${rules} * { box-sizing: content-box; margin: 0; } input, button { all: unset; font-size: 200% }</style>`;
  await page.reload();
  await taken(page);
  expect((await page.locator('portico-login-box').screenshot()).equals(clean)).toBe(true);
  await signIn(page);
  await signedIn(page);
  await heading(page, /signed in/i);
});

test('globals that the page patches later do no harm', async () => {
  const { page } = await open();
  await taken(page);
  await page.evaluate(async () => {
    await window.Portico.user();
    const patched = (): never => {
      throw new Error('patched');
    };
    Object.assign(window, { fetch: patched });
    Object.assign(crypto, { getRandomValues: patched });
  });
  await signIn(page);
  await signedIn(page);
  await heading(page, /signed in/i);
  expect(await userEmail(page)).toBe(portico.member.email);
});

test('storage that throws does not keep anybody from signing in', async () => {
  const { page } = await open(async (visitor) => {
    await visitor.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: () => { throw new DOMException('denied', 'SecurityError'); } });
      }
    });
  });
  await signIn(page);
  await signedIn(page);
  await heading(page, /signed in/i);
  expect(await userEmail(page)).toBe(portico.member.email);
});

test('what a password manager looks for is there: it finds, fills and submits', async () => {
  const { page } = await open();
  await taken(page);
  const act = (kind: string, value: string) =>
    page.evaluate(
      ([autocomplete, text]) => {
        const input = [...document.querySelectorAll('input')].find((each) => each.autocomplete === autocomplete && !each.readOnly)!;
        input.value = text!;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
        input.form!.requestSubmit();
      },
      [kind, value],
    );
  await act('username', portico.member.email);
  await page.locator('#portico-password').waitFor();
  const beside = await page.evaluate(() => document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value);
  expect(beside).toBe(portico.member.email);
  await act('current-password', portico.member.password);
  await signedIn(page);
  await heading(page, /signed in/i);
});

test('passes axe, painted and drawn', async () => {
  site.body = `%LOADER%<main>${box}</main>`;
  let release = () => {};
  const visitor = await open(async (each) => {
    release = await heldBundle(each);
  });
  await heading(visitor.page, /^Sign in to /);
  await expectAccessible(visitor);
  release();
  await taken(visitor.page);
  await expectAccessible(visitor);
});

test('without third-party cookies the sign-in goes on by redirect, once, and ends signed in', async () => {
  const { page } = await open(async ({ page: visited }) => {
    // What blocking comes to: calls from another site carry no cookies, and set none.
    await visited.route(`${portico.demo.baseUrl}/**`, async (route) => {
      const request = route.request();
      const isCall = request.resourceType() === 'fetch' && request.headers()['origin'] === site.origin;
      if (!isCall || request.method() === 'OPTIONS') return route.fallback();
      const { cookie: _, ...headers } = await request.allHeaders();
      try {
        const answer = await route.fetch({ headers: { ...headers, cookie: '' } });
        await visited.context().clearCookies();
        await route.fulfill({ response: answer });
      } catch {
        // a call may be under way when the page leaves or the visit ends: what became of the sign-in is asked below
      }
    });
  });
  const departures: string[] = [];
  page.on('framenavigated', (frame) => frame.url().includes('/oauth/prelogin') && departures.push(frame.url()));
  await signIn(page);
  await page.waitForURL(/\/oauth\/prelogin/);
  await signIn(page);
  await page.waitForURL(`${site.origin}/`);
  await signedIn(page);
  expect(departures.length).toBeLessThanOrEqual(2);
});

test('opens the portal in a new tab, already signed in, and the checkout over the page', async () => {
  const { page, context } = await open();
  await signIn(page);
  await signedIn(page);
  await page.evaluate(() => document.addEventListener('click', () => void window.Portico.hostedPortal(), { once: true }));
  const [tab] = await Promise.all([context.waitForEvent('page'), page.mouse.click(5, 5)]);
  await tab.waitForURL(/\/oauth\/portal/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await page.evaluate(() => window.Portico.checkout());
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await dialog.getByText('No payment provider').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('portico-checkout').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const opening = window.Portico.checkout();
    window.Portico.checkout.hide();
    await opening;
  });
  expect(await page.locator('portico-checkout').count()).toBe(0);
});

test('500 boxes that come and go leave nothing', async () => {
  site.body = '%LOADER%<main></main>';
  const { page } = await open();
  await page.evaluate(async () => {
    document.querySelector('main')!.append(document.createElement('portico-login-box'));
    await customElements.whenDefined('portico-login-box');
    await window.Portico.user();
  });
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      for (let index = 0; index < count; index++) {
        const host = document.createElement('portico-login-box');
        document.querySelector('main')!.append(host);
        await new Promise((done) => setTimeout(done, 4));
        host.remove();
        await new Promise((done) => setTimeout(done, 1));
      }
    }, times);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  const measure = async () => {
    await page.waitForTimeout(300);
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return { heap: usedSize, nodes: (await cdp.send('Memory.getDOMCounters')).nodes };
  };
  await cycle(50);
  const before = await measure();
  await cycle(500);
  const after = await measure();
  expect(after.heap - before.heap).toBeLessThan(2 * 1024 * 1024);
  expect(after.nodes - before.nodes).toBeLessThan(100);
}, 120_000);
