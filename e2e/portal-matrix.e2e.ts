import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import type { Portico } from './support/start-portico.ts';
import { apiOf, makeMember } from './support/team.ts';

const running = setUp(
  {
    roles: [
      { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*'], isFirstUser: true },
      {
        key: 'keeper',
        name: 'Keeper of groups',
        level: 50,
        permissions: [
          'fe.secure.read.users',
          'fe.secure.read.roles',
          'fe.secure.read.groups',
          'fe.secure.write.groups',
        ],
      },
      {
        key: 'reader',
        name: 'Reader',
        level: 60,
        permissions: ['fe.secure.read.*', 'fe.account-hierarchy.read.subAccount'],
      },
      { key: 'member', name: 'Member', level: 100, permissions: [], isDefault: true },
    ],
  },
  [],
  prepare,
);

interface PageRow {
  path: string;
  heading: string;
  /** Something that only real data brings. */
  holds: string;
  /** Buttons by which an admin changes something. */
  changes: readonly string[];
  /** Those of them that open a dialog. */
  dialogs?: readonly string[];
  /** What opens next to the list: by which row, and which actions an admin is offered there. */
  drawer?: { row: string; changes: readonly string[] };
}

const longName = 'Everybody who works at night in the depots of the North-East 🌙, and on public holidays';
const own: readonly PageRow[] = [
  {
    path: 'profile',
    heading: 'Profile',
    holds: 'Phone numbers',
    changes: ['Change email', 'Add phone number'],
    dialogs: ['Change email', 'Add phone number'],
  },
  {
    path: 'privacy',
    heading: 'Security & privacy',
    holds: 'This device',
    changes: ['Change password', 'Add verification method'],
  },
];
const organisation: readonly PageRow[] = [
  {
    path: 'personal-api-tokens',
    heading: 'Personal API tokens',
    holds: 'No client credentials yet',
    changes: ['Create client credentials'],
    dialogs: ['Create client credentials'],
  },
  {
    path: 'users',
    heading: 'Users',
    holds: 'Quentin Okafor',
    changes: ['Invite users', 'Actions for Quentin Okafor'],
    dialogs: ['Invite users'],
    drawer: {
      row: 'Quentin Okafor',
      changes: [
        'Change roles…',
        'Change groups…',
        'Send password reset',
        'Impersonate…',
        'Edit…',
        'Deactivate',
        'Remove from Acme…',
      ],
    },
  },
  {
    path: 'groups',
    heading: 'Groups',
    holds: 'مجموعة الليل',
    changes: ['Create group', 'Settings', `Actions for ${longName}`],
    dialogs: ['Create group', 'Settings'],
    drawer: { row: longName, changes: ['Edit', 'Delete…'] },
  },
  {
    path: 'roles',
    heading: 'Roles',
    holds: longName,
    changes: ['Create role', 'Assign a permission', `Actions for ${longName}`],
    dialogs: ['Create role', 'Assign a permission'],
    drawer: { row: longName, changes: ['Edit', 'Delete…'] },
  },
  { path: 'account', heading: 'Organization settings', holds: 'Organization name', changes: ['Save changes'] },
  {
    path: 'all-accounts',
    heading: 'Sub-accounts',
    holds: 'Harbour & Sons',
    changes: ['Create account', 'Sub-account access…'],
    dialogs: ['Create account', 'Sub-account access…'],
    drawer: { row: 'Harbour & Sons', changes: ['Add users…', 'Delete…'] },
  },
  {
    path: 'api-tokens',
    heading: 'API tokens',
    holds: 'Nightly export',
    changes: ['Create client credentials', 'Actions for Nightly export'],
    dialogs: ['Create client credentials'],
    drawer: { row: 'Nightly export', changes: ['Delete…'] },
  },
];

interface Visit {
  who: 'admin' | 'keeper' | 'reader';
  /** Pages of the organisation that the user sees, by their path. */
  pages: readonly string[];
  /** Which of a page's changes the user is offered. */
  offers(page: PageRow): readonly string[];
  /** And which in the drawer. */
  offersInDrawer(page: PageRow): readonly string[];
}

const visits: readonly Visit[] = [
  {
    who: 'admin',
    pages: organisation.map(({ path }) => path),
    offers: ({ changes }) => changes,
    offersInDrawer: ({ drawer }) => drawer?.changes ?? [],
  },
  {
    who: 'keeper',
    pages: ['users', 'groups', 'roles'],
    offers: ({ path, changes }) => (path === 'groups' ? changes : []),
    offersInDrawer: ({ path }) => (path === 'groups' ? ['Edit'] : []),
  },
  { who: 'reader', pages: organisation.map(({ path }) => path), offers: () => [], offersInDrawer: () => [] },
];

const team: Partial<Record<Visit['who'], { email: string; password: string }>> = {};

/** What every page needs to show something. */
async function prepare(portico: Portico): Promise<void> {
  const send = await apiOf(portico, portico.admin);
  team.admin = portico.admin;
  team.keeper = await makeMember(portico, 'Kaito Brandt', 'keeper');
  team.reader = await makeMember(portico, 'Rhea Solberg', 'reader');
  await send('POST', '/identity/resources/roles/v2', { key: 'night', name: longName, permissionIds: [] });
  for (const name of ['مجموعة الليل', longName])
    await send('POST', '/identity/resources/groups/v1', { name, color: '#0f766e' });
  const { items } = await send<{ items: { id: string; key: string }[] }>('GET', '/team/resources/roles/v1');
  await send('POST', '/identity/resources/tenants/api-tokens/v2', {
    description: 'Nightly export',
    roleIds: [items.find(({ key }) => key === 'member')!.id],
  });
  await send('POST', '/tenants/resources/sub-tenants/v1', { name: 'Harbour & Sons' });
}

/** Navigates as a link of the portal does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', `/oauth/portal/${to}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The same, and waits for the page: until then the one before is shown, with buttons of its own. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  const key = path.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  await page.locator(`[data-part="page"][data-page="${key}"]`).waitFor();
}

/** Overlays: drawers, confirmations, native dialogs. */
const overlay = ':is([role="dialog"], [role="alertdialog"], dialog[open])';

/**
 * Every control of a page, or of its topmost overlay, by name and in no order; fields of credentials are the page's own
 * nodes, slotted in. Of several radio buttons, Tab reaches the selected or the first one.
 */
const operable = (page: Page, inside = 'main') =>
  page.evaluate((selector) => {
    const portal = document.querySelector('portico-admin-box')!;
    const place = [...portal.shadowRoot!.querySelectorAll(selector)].at(-1)!;
    const parentOf = (node: Node) => (node as Element).assignedSlot ?? node.parentNode;
    const isIn = (node: Node): boolean => {
      for (let each: Node | null = node; each; each = parentOf(each)) if (each === place) return true;
      return false;
    };
    const kinds = ':is(a[href], button, input, select, textarea, [tabindex="0"])';
    const isThere = (node: HTMLElement) =>
      isIn(node) && node.checkVisibility() && !node.matches(':disabled, [tabindex="-1"]');
    const all = [
      ...portal.shadowRoot!.querySelectorAll<HTMLElement>(kinds),
      ...portal.querySelectorAll<HTMLElement>(kinds),
    ].filter(isThere);
    const radios = (name: string) =>
      all.filter(
        (node): node is HTMLInputElement =>
          node instanceof HTMLInputElement && node.type === 'radio' && node.name === name,
      );
    const isReached = (node: HTMLElement) =>
      !(node instanceof HTMLInputElement) ||
      node.type !== 'radio' ||
      node === (radios(node.name).find(({ checked }) => checked) ?? radios(node.name)[0]);
    for (const node of [
      ...portal.shadowRoot!.querySelectorAll<HTMLElement>('[data-place]'),
      ...portal.querySelectorAll<HTMLElement>('[data-place]'),
    ])
      delete node.dataset['place'];
    return all.filter(isReached).map((node, place) => {
      node.dataset['place'] = String(place);
      return (
        node.getAttribute('aria-label') ??
        (node as HTMLInputElement).labels?.[0]?.textContent ??
        node.textContent ??
        ''
      ).trim();
    });
  }, inside);

/** What has the focus, by its place among those, and whether it is to be seen there: by a ring, or by the box round it. */
const focusedPlace = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement!;
    const node = (outer.shadowRoot?.activeElement ?? outer) as HTMLElement;
    const isMarked = (each: Element) =>
      getComputedStyle(each).outlineStyle !== 'none' || getComputedStyle(each).boxShadow !== 'none';
    // the palette is a single field, which has the caret
    const isPalette = node.matches('[role="dialog"] input[role="combobox"]');
    return { place: node.dataset['place'], isSeen: isPalette || isMarked(node) || isMarked(node.parentElement!) };
  });

/** Controls of the shell: navigation, search, account. */
const mostAround = 40;

/** Tab alone, from the heading or from where the focus moved into what opened, reaches all that can be operated, and shows where it is. */
async function expectKeyboard(page: Page, inside = 'main'): Promise<void> {
  const names = await operable(page, inside);
  if (inside === 'main')
    await page.evaluate(() =>
      document.querySelector('portico-admin-box')!.shadowRoot!.querySelector<HTMLElement>('main h1')!.focus(),
    );
  const visited = new Set<string>();
  for (let presses = 0; presses < names.length + mostAround && visited.size < names.length; presses++) {
    await page.keyboard.press('Tab');
    const focused = await focusedPlace(page);
    if (focused.place === undefined) continue;
    expect(focused.isSeen, `${page.url()}: ${names[Number(focused.place)]}`).toBe(true);
    visited.add(focused.place);
  }
  expect(
    names.filter((_, place) => !visited.has(String(place))),
    page.url(),
  ).toEqual([]);
}

const above = (page: Page) => page.locator(`${overlay}:visible`).last();
const nothingAbove = (page: Page) => page.locator(`${overlay}:visible`).waitFor({ state: 'detached' });

/** The overlay has loaded its data, has settled, is accessible, and fits the screen. */
async function expectOverlay(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await above(page).waitFor();
  await expect.poll(() => page.locator('[data-part="bone"]:visible').count()).toBe(0);
  await expectAccessible(visitor);
  const { left, right } = await above(page).evaluate((node) => node.getBoundingClientRect());
  expect(Math.min(left, (await page.evaluate(() => innerWidth)) - right)).toBeGreaterThanOrEqual(0);
}

/** The row of a list, or the account of a tree, by the key that opens it. */
async function openDrawer(page: Page, row: string): Promise<void> {
  const opener = page
    .locator('main tbody tr, main [data-part="account"]')
    .filter({ hasText: row })
    .first()
    .locator('button:not([aria-haspopup]):not([aria-expanded])')
    .first();
  await opener.press('Enter');
  await above(page).waitFor();
}

/** Independent of the page's language. */
async function signInByPlaces(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('#portico-email').fill(email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill(password);
  await page.locator('#portico-submit').click();
  await page.locator('main [data-part="page-header"]').first().waitFor();
  // the snapshot is removed once the portal runs
  await page.locator('[data-snapshot]').waitFor({ state: 'detached' });
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await nothingAbove(page);
}

async function enter(who: Visit['who'], options: Parameters<typeof running.browser.visitor>[0]) {
  const visitor = await running.browser.visitor(options);
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/profile');
  return { visitor, portal, page: visitor.page };
}

describe.each(visits)('5 the portal as $who, on real data', ({ who, pages, offers, offersInDrawer }) => {
  test(
    'each page shows what it holds and offers what the user may; Tab reaches all of it; the rest is not there',
    { timeout: scaledTimeout(300_000) },
    async () => {
      const { portal, page } = await enter(who, { viewport: { width: 1280, height: 900 } });
      await new LoginModel(page).signIn(team[who]!);
      await portal.shows('Profile');
      await page.locator('[data-snapshot]').waitFor({ state: 'detached' });
      for (const row of [...own, ...organisation]) {
        await goTo(page, row.path);
        if (organisation.includes(row) && !pages.includes(row.path)) {
          await portal.shows('You don’t have access to this page');
          expect(await page.getByRole('link', { name: row.heading, exact: true }).count(), row.path).toBe(0);
          continue;
        }
        await portal.shows(row.heading);
        await page.locator('main').getByText(row.holds, { exact: false }).first().waitFor();
        const offered = organisation.includes(row) ? offers(row) : row.changes;
        for (const name of row.changes) {
          const button = page.locator('portico-admin-box').getByRole('button', { name, exact: true });
          await expect
            .poll(async () => (await button.count()) > 0, { message: `${who}, ${row.path}: ${name}` })
            .toBe(offered.includes(name));
        }
        await expectKeyboard(page);
      }
    },
  );

  test(
    'palette and notifications offer what the user may, each dialog and drawer what they may change; Tab reaches all of it, and axe finds nothing',
    { timeout: scaledTimeout(480_000) },
    async () => {
      const { visitor, portal, page } = await enter(who, {
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      await new LoginModel(page).signIn(team[who]!);
      await portal.shows('Profile');
      await page.locator('[data-snapshot]').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await expectOverlay(visitor);
      const commands = await page.getByRole('option').allInnerTexts();
      for (const { path, heading } of organisation)
        expect([heading, commands.some((command) => command.trim() === heading)]).toEqual([
          heading,
          pages.includes(path),
        ]);
      expect(commands.some((command) => command.startsWith('Invite users'))).toBe(who === 'admin');
      await expectKeyboard(page, overlay);
      await close(page);
      await page.getByRole('button', { name: /notifications?$/i }).press('Enter');
      await expectOverlay(visitor);
      await expectKeyboard(page, overlay);
      await close(page);
      for (const row of [...own, ...organisation.filter(({ path }) => pages.includes(path))]) {
        await goTo(page, row.path);
        await portal.shows(row.heading);
        await page.locator('main').getByText(row.holds, { exact: false }).first().waitFor();
        const offered = organisation.includes(row) ? offers(row) : row.changes;
        for (const name of (row.dialogs ?? []).filter((each) => offered.includes(each))) {
          await page.locator('main').getByRole('button', { name, exact: true }).first().press('Enter');
          await expectOverlay(visitor);
          await expectKeyboard(page, overlay);
          await close(page);
        }
        if (!row.drawer) continue;
        await openDrawer(page, row.drawer.row);
        await expectOverlay(visitor);
        for (const name of row.drawer.changes) {
          const count = await above(page).getByRole('button', { name, exact: true }).count();
          expect([row.path, name, count > 0]).toEqual([row.path, name, offersInDrawer(row).includes(name)]);
        }
        await expectKeyboard(page, overlay);
        await close(page);
      }
    },
  );

  test(
    'palette, notifications, dialogs and drawers pass axe at 360 px from right to left, and fit',
    { timeout: scaledTimeout(480_000) },
    async () => {
      const { visitor, page } = await enter(who, {
        viewport: { width: 360, height: 760 },
        locale: 'ar',
        reducedMotion: 'reduce',
      });
      await signInByPlaces(page, team[who]!);
      await page.keyboard.press('Control+k');
      await expectOverlay(visitor);
      await close(page);
      await page.locator('[data-part="portal"] span > button[aria-haspopup="dialog"]:visible').press('Enter');
      await expectOverlay(visitor);
      await close(page);
      for (const row of organisation.filter(({ path }) => pages.includes(path))) {
        await arriveAt(page, row.path);
        await page
          .locator('main')
          .getByText(row.drawer?.row ?? '', { exact: false })
          .first()
          .waitFor();
        // a page without anything in it has its main button there instead
        await expect.poll(() => page.locator('main [data-part="bone"]').count()).toBe(0);
        // by position, since the texts differ
        const openers = page.locator(
          'main [data-part="page-header"] [data-part="actions"] button:not([aria-haspopup])',
        );
        const count = await openers.count();
        for (let at = 0; at < count; at++) {
          await openers.nth(at).press('Enter');
          await expectOverlay(visitor);
          await close(page);
        }
        if (!row.drawer) continue;
        await openDrawer(page, row.drawer.row);
        await expectOverlay(visitor);
        await close(page);
      }
    },
  );

  test(
    'each page passes axe at 360 px from right to left, fits, and complains of nothing',
    { timeout: scaledTimeout(300_000) },
    async () => {
      const { visitor, page } = await enter(who, { viewport: { width: 360, height: 760 }, locale: 'ar' });
      await signInByPlaces(page, team[who]!);
      for (const { path } of [...own, ...organisation.filter((row) => pages.includes(row.path))]) {
        await arriveAt(page, path);
        await page.locator('main [data-part="page-header"]').first().waitFor();
        await page
          .locator(
            'main :is([data-part="row"], section li, form input, [data-part="account"], [data-part="empty-state"])',
          )
          .first()
          .waitFor();
        await expect.poll(() => page.locator('[data-part="bone"]').count()).toBe(0);
        await expectAccessible(visitor);
        const { wide, seen } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          seen: document.documentElement.clientWidth,
        }));
        expect(wide, path).toBeLessThanOrEqual(seen);
      }
      expect(await page.evaluate(() => getComputedStyle(document.querySelector('portico-admin-box')!).direction)).toBe(
        'rtl',
      );
    },
  );
});
