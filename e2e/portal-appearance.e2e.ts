import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { failAnswers, holdAnswers } from './support/slow-answer.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { newAddress } from './support/start-portico.ts';

const running = setUp();
const members = '/team/resources/members/v1';

/** By the fields alone: the page speaks the language of the browser. */
async function signInIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('#portico-email').fill(email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill(password);
  await page.locator('#portico-submit').click();
}

async function enter(options: BrowserContextOptions = {}, path = '/users') {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 }, ...options });
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await signInIn(visitor.page, running.portico.admin);
  return { visitor, portal, page: visitor.page };
}

/** No text is truncated and nothing scrolls horizontally (WCAG 1.4.10). */
async function expectFits(page: Page): Promise<void> {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide, page.url()).toBeLessThanOrEqual(seen);
}

async function expectSound(visitor: Visitor): Promise<void> {
  // Overlays fade in even with less motion asked for, as long as a frame takes.
  await visitor.page.waitForTimeout(300);
  await expectAccessible(visitor);
  await expectFits(visitor.page);
}

/** The same parts in every language. */
const rows = (page: Page) => page.locator('tbody [data-part=row]');

/** List, user, invitation, question, profile: a portal as one meets it. */
async function tour(visitor: Visitor, portal: PortalModel): Promise<void> {
  const { page } = visitor;
  await rows(page).first().waitFor();
  await expectSound(visitor);
  await rows(page).filter({ hasText: 'quentin.okafor' }).locator('[data-part=user]').click();
  const drawer = page.getByRole('dialog');
  await drawer.waitFor();
  await expectSound(visitor);
  await drawer.locator('[data-variant=danger-quiet]').click();
  await page.getByRole('alertdialog').waitFor();
  await expectSound(visitor);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await page.locator('header [data-variant=primary], [data-part=page] [data-variant=primary]').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('nobody');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').locator('[aria-invalid=true]').waitFor();
  await expectSound(visitor);
  await page.goto(`${portal.baseUrl}/oauth/portal/privacy`);
  await page.locator('input[autocomplete~=current-password]').waitFor();
  await expectSound(visitor);
}

const appearances: { name: string; options: BrowserContextOptions; holds?: (page: Page) => Promise<void> }[] = [
  {
    name: 'in the dark',
    options: { colorScheme: 'dark' },
    holds: async (page) =>
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(14, 16, 19)',
      ),
  },
  { name: 'at 360 px', options: { viewport: { width: 360, height: 760 } } },
  {
    name: 'from right to left, in Arabic',
    options: { locale: 'ar', colorScheme: 'dark' },
    holds: async (page) =>
      expect(
        await page.evaluate(() => [
          document.documentElement.lang,
          document.documentElement.dir,
          getComputedStyle(document.querySelector('portico-admin-box')!).direction,
        ]),
      ).toEqual(['ar', 'rtl', 'rtl']),
  },
  { name: 'at 200 % zoom', options: { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 } },
  {
    name: 'in forced colours',
    options: { forcedColors: 'active' },
    holds: async (page) => expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true),
  },
];

describe('the hosted portal', () => {
  test.each(appearances)('$name passes axe and fits, from list to profile', async ({ options, holds }) => {
    const { visitor, portal, page } = await enter(options);
    await rows(page).first().waitFor();
    await holds?.(page);
    await tour(visitor, portal);
  });

  test('in forced colours shows by lines what is chosen, current and focused', async () => {
    const { page } = await enter({ forcedColors: 'active' });
    await rows(page).first().waitFor();
    await page.getByRole('checkbox', { name: /Quentin/ }).check();
    const chosen = rows(page).filter({ hasText: 'quentin.okafor' }).locator('td').first();
    const other = rows(page).filter({ hasText: 'tomasz.lind' }).locator('td').first();
    const background = (node: typeof chosen) => node.evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(await background(chosen)).not.toBe(await background(other));
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement!.shadowRoot!.activeElement!).outlineStyle,
    );
    expect(outline).toBe('solid');
  });
});

describe('the list on a poor way', () => {
  test('has the shape of what comes while it is awaited, and nothing flickers before', async () => {
    const { visitor, page } = await enter({}, '/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    // a link in the snapshot leaves the page, and the next one comes with its list
    await page.locator('[data-snapshot]').waitFor({ state: 'detached' });
    const letGo = await holdAnswers(page, members);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await page.locator('[data-part=bone]').first().waitFor();
    expect(await page.getByRole('table').getAttribute('aria-busy')).toBe('true');
    await expectSound(visitor);
    letGo();
    await rows(page).first().waitFor();
    expect(await page.locator('[data-part=bone]').count()).toBe(0);
  });

  test('shows the failure with its request ID for support, and loads when retried', async () => {
    const { visitor, page } = await enter({}, '/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    // a link in the snapshot leaves the page, and the next one comes with its list
    await page.locator('[data-snapshot]').waitFor({ state: 'detached' });
    visitor.expectRefusal(500, members);
    visitor.expectMessage(/members\/v1: 500/);
    const heal = await failAnswers(page, members, 'trace-4711');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await page.getByText('Couldn’t load users').waitFor();
    await page.getByText('trace-4711').waitFor();
    await expectSound(visitor);
    await heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
  });

  test('says what a search without findings looked in, and clears it', async () => {
    const { visitor, portal, page } = await enter();
    await portal.search('nobody-of-that-name');
    await page.getByText('No results for “nobody-of-that-name”').waitFor();
    await expectSound(visitor);
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await rows(page).first().waitFor();
  });
});

test('the keyboard alone leads from sign-in to a sent invitation', async () => {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const { page } = visitor;
  const portal = new PortalModel(page, running.portico.demo.baseUrl);
  const { keyboard } = page;
  const invited = newAddress('noor.keys');
  await portal.open('/users');
  const login = new LoginModel(page);
  await login.asksForEmail();
  await expect.poll(() => login.email.evaluate((input) => input === document.activeElement)).toBe(true);
  await keyboard.type(running.portico.admin.email);
  await keyboard.press('Enter');
  await login.asksForPassword();
  await expect.poll(() => login.password.evaluate((input) => input === document.activeElement)).toBe(true);
  await keyboard.type(running.portico.admin.password);
  await keyboard.press('Enter');
  await portal.shows('Users');
  await rows(page).first().waitFor();
  await tabTo(page, 'Invite users');
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'Email addresses');
  await keyboard.type(invited);
  await tabTo(page, 'Member');
  await keyboard.press('Space');
  await tabTo(page, 'Send 1 invitation');
  await keyboard.press('Enter');
  await portal.showsToast('1 invitation sent.');
  expect(await running.portico.inbox.next(invited)).toMatchObject({ to: invited });
  await expect.poll(() => portal.row(invited).innerText()).toContain('Invited');
  // Back where it began, the focus is not lost.
  await expect.poll(() => focusedName(page)).toBe('Invite users');
});

/** What has the focus, by its name. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const outer = document.activeElement;
    const node = outer?.shadowRoot ? outer.shadowRoot.activeElement : outer;
    const labels =
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? [...(node.labels ?? [])] : [];
    return (node?.getAttribute('aria-label') ?? labels[0]?.textContent ?? node?.textContent ?? '').trim();
  });
}

/** Presses Tab until something has the focus. @throws when it is not met within a page's worth of controls */
async function tabTo(page: Page, name: string): Promise<void> {
  const visited: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    const focused = await focusedName(page);
    if (focused.startsWith(name)) return;
    visited.push(focused);
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" was not reached by Tab: ${visited.join(' | ')}`);
}
