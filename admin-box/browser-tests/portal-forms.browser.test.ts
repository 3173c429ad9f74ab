import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, focused, namesInList } from '#admin-box/testing/portal-page.ts';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';

const openPortal = setUpPortal();

const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** Fields of credentials as a password manager looks for them: in the page's own document. */
const seenByManagers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[autocomplete]')].map(
      ({ autocomplete, form }) => `${autocomplete}${form ? ' in a form' : ''}`,
    ),
  );

describe('passwords are fields of the page itself', () => {
  const all = ['username in a form', 'current-password in a form', 'new-password in a form'];

  test.each<{ mode: string; attributes: Record<string, string>; path: string }>([
    { mode: 'page', attributes: {}, path: '/privacy' },
    { mode: 'widget', attributes: { mode: 'widget', page: 'privacy' }, path: '' },
    { mode: 'dialog', attributes: { mode: 'dialog', page: 'privacy' }, path: '' },
  ])(
    'in a $mode: found by password managers, submitted, and removed with the form',
    async ({ mode, attributes, path }) => {
      const { page, complaints } = await openPortal({ attributes, path });
      if (mode === 'dialog') await openDialog(page, attributes);
      await page.getByLabel('Current password').waitFor();
      expect(await seenByManagers(page)).toEqual(all);
      expect(
        await page
          .locator('input[autocomplete~=current-password]')
          .evaluate((input) => (input as HTMLInputElement).form?.method),
      ).toBe('post');
      await page.getByLabel('Current password').fill('preview-password');
      await page.getByLabel('New password').fill('a calm river in spring');
      await page.keyboard.press('Enter');
      await page.getByText('Password changed.', { exact: false }).waitFor();
      await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('');
      expect(await seenByManagers(page)).toEqual(all);
      expect(complaints).toEqual([]);
    },
  );

  test('leave the document with their page', async () => {
    const { page } = await openPortal({ path: '/privacy' });
    await page.getByLabel('Current password').waitFor();
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    expect(await seenByManagers(page)).toEqual([]);
    await page.goBack();
    await page.getByLabel('Current password').waitFor();
    expect(await seenByManagers(page)).toHaveLength(3);
  });

  test('tick off their rules, turn red on leaving, and are not sent while one is open', async () => {
    const { page } = await openPortal({ path: '/privacy' });
    await page.getByLabel('Current password').fill('the-old-password');
    const next = page.getByLabel('New password');
    await next.fill('the-old-password');
    const rule = (name: string) =>
      page.locator(`portico-admin-box > [data-part=rule]`, { hasText: name }).getAttribute('data-state');
    expect(await rule('6 to 128 characters').catch(() => null)).toBe('met');
    await next.press('Tab');
    await expect.poll(() => rule('Not your current password')).toBe('failed');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect.poll(() => focused(page)).toMatch(/^input/);
    expect(await next.getAttribute('aria-invalid')).toBe('true');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show password' }).last().click();
    expect(await next.getAttribute('type')).toBe('text');
  });

  test('a page’s own style sheet changes none of their computedStyles', async () => {
    const { page } = await openPortal({ path: '/privacy' });
    const computedStyles = () =>
      page.getByLabel('Current password').evaluate((input) => {
        const { color, backgroundColor, borderTopWidth, fontSize, height, display, textTransform } =
          getComputedStyle(input);
        return { color, backgroundColor, borderTopWidth, fontSize, height, display, textTransform };
      });
    await page.getByLabel('Current password').waitFor();
    const before = await computedStyles();
    expect(before).toMatchObject({ height: '36px', fontSize: '14px' });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'input,portico-admin-box *{color:red!important;background:lime!important;border:9px solid!important;font-size:40px!important;height:90px!important;display:none!important;text-transform:uppercase!important}',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await computedStyles()).toEqual(before);
  });
});

/** A host page opens the portal above itself. */
async function openDialog(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const portal = document.createElement('portico-admin-box');
    for (const [name, value] of Object.entries({ preview: 'filled', ...given })) portal.setAttribute(name, value);
    portal.addEventListener('portico:close', () => portal.remove());
    document.body.append(portal);
  }, attributes);
}

describe('nothing typed is lost unasked', () => {
  test('an unsaved password is asked about', async () => {
    const { page } = await openPortal({ path: '/privacy' });
    await page.getByLabel('Current password').fill('the-old-password');
    await page.getByRole('link', { name: 'Users' }).click();
    const question = leaving(page).filter({ hasText: 'You have unsaved changes in Password' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Current password').inputValue()).toBe('the-old-password');
  });

  test('one confirmation covers two unsaved forms of a page', async () => {
    const { page } = await openPortal({ path: '/security?tab=generalSettings' });
    const section = (name: string) => page.getByRole('region', { name });
    await section('Multi-factor authentication').getByRole('radio', { name: 'Required', exact: true }).check();
    await section('Account lockout').getByRole('textbox').first().fill('7');
    await page.getByRole('link', { name: 'Users' }).click();
    const question = leaving(page).filter({ hasText: 'Multi-factor authentication and Account lockout' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await section('Account lockout').getByRole('textbox').first().inputValue()).toBe('7');
  });

  test('chosen roles are asked about by Escape and by Cancel', async () => {
    const { page } = await openPortal({ path: '/users?user=user-10' });
    const drawer = page.getByRole('dialog', { name: 'Bartholomew Quist' });
    await drawer.getByRole('button', { name: 'Change roles…' }).click();
    const roles = page.getByRole('dialog', { name: 'Roles of Bartholomew Quist' });
    await roles.getByRole('checkbox', { name: 'Editor' }).check();
    await page.keyboard.press('Escape');
    await leaving(page).getByRole('button', { name: 'Cancel' }).click();
    await leaving(page).waitFor({ state: 'detached' });
    expect(await roles.getByRole('checkbox', { name: 'Editor' }).isChecked()).toBe(true);
    await roles.getByRole('button', { name: 'Cancel' }).click();
    await leaving(page).getByRole('button', { name: 'Leave without saving' }).click();
    await roles.waitFor({ state: 'detached' });
  });
});

describe('the drawer in the history', () => {
  test('closing it goes back to the list, so that "back" leads past it and "forward" opens it again', async () => {
    const { page } = await openPortal({ path: '/profile' });
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => page.url()).toMatch(/page=2$/);
    await expect.poll(() => namesInList(page)).not.toContain('Ada Nwosu You');
    const names = await namesInList(page);
    await page.locator('tbody [data-part="user"]').nth(1).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toMatch(/users\?page=2$/);
    expect(await namesInList(page)).toEqual(names);
    await page.goForward();
    await page.getByRole('dialog', { name: names[1]! }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(/users$/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  });

  test('one that was opened by its address is closed in its place', async () => {
    const { page } = await openPortal({ path: '/users?user=user-0' });
    await page.getByRole('dialog', { name: 'Ada Nwosu' }).waitFor();
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toMatch(/users$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

describe('the language', () => {
  const languageOf = (page: Page) =>
    page.evaluate(() => {
      const host = document.querySelector('portico-admin-box')!;
      return [
        document.documentElement.lang,
        document.documentElement.dir,
        host.getAttribute('lang'),
        host.getAttribute('dir'),
      ];
    });

  async function choose(page: Page, account: RegExp, language: string): Promise<void> {
    await page.getByRole('button', { name: account }).click();
    const item = page.getByRole('menuitem', { name: language });
    await item.hover();
    // The kit moves its highlight a moment after the pointer.
    await expect.poll(() => item.getAttribute('data-highlighted')).not.toBeNull();
    await item.click();
  }

  test('is switched in the account menu; the document follows, forms keep their input, and the server stores it', async () => {
    const { page, complaints } = await openPortal({ path: '/profile' });
    await page.getByLabel('Name', { exact: true }).fill('Ada N.');
    await choose(page, /^Ada Nwosu$/, 'العربية');
    await page.getByRole('heading', { level: 1, name: 'الملف الشخصي' }).waitFor();
    expect(await languageOf(page)).toEqual(['ar', 'rtl', 'ar', 'rtl']);
    expect(await page.getByLabel('الاسم', { exact: true }).inputValue()).toBe('Ada N.');
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'portico_locale', value: 'ar', path: '/', sameSite: 'Lax' }),
    );
    expect(await axeViolations(page)).toEqual([]);
    await choose(page, /^Ada Nwosu$/, 'English');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(await languageOf(page)).toEqual(['en', 'ltr', 'en', 'ltr']);
    expect(complaints).toEqual([]);
  });

  test('of an embedded portal is its own affair: the page keeps its language, the browser the choice', async () => {
    const { page } = await openPortal({ attributes: { mode: 'dialog' }, path: '' });
    await openDialog(page, { mode: 'dialog', page: 'users' });
    await page.getByRole('row', { name: 'Ada Nwosu' }).waitFor();
    await choose(page, /^Ada Nwosu$/, 'العربية');
    await expect.poll(() => languageOf(page)).toEqual(['en', '', 'ar', 'rtl']);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'portico_locale' }));
    await page.reload();
    await openDialog(page, { mode: 'dialog', page: 'users' });
    await expect.poll(() => languageOf(page)).toEqual(['en', '', 'ar', 'rtl']);
  });
});

describe('pages of forms', () => {
  const formPages = ['Profile', 'Security & privacy', 'Organization settings'];

  /** Where the first section has its title and its content, as seen in the reading direction. */
  const columns = (page: Page) =>
    page
      .locator('[data-part="section-content"]')
      .first()
      .evaluate((content) => {
        const title = content.parentElement!.querySelector('h2')!.getBoundingClientRect();
        const { left, top } = content.getBoundingClientRect();
        return { title: Math.round(title.left), content: Math.round(left), below: top > title.bottom };
      });

  test('have titles and fields in the same two columns, and one column on a narrow screen', async () => {
    const { page } = await openPortal({ path: '/profile' });
    const wide = [];
    for (const name of formPages) {
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.locator('[data-part="section-content"] :is(li, input)').first().waitFor();
      wide.push(await columns(page));
    }
    expect(new Set(wide.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(wide[0]).toMatchObject({ below: false });
    expect(wide[0]!.content).toBeGreaterThan(wide[0]!.title + 200);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => columns(page)).toMatchObject({ title: 16, content: 16, below: true });
  });

  test.each(['/profile', '/account', '/account?tab=customLogin'])(
    'let %s be saved at any time, and say that there are no changes',
    async (path) => {
      const { page, complaints } = await openPortal({ path });
      const save = page.getByRole('button', { name: 'Save changes' });
      await save.click();
      await page.getByText('No changes to update').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      const field = page.getByLabel(
        path === '/profile' ? 'Name' : path === '/account' ? 'Organization name' : 'Color',
        {
          exact: path === '/profile',
        },
      );
      await field.fill('#112233');
      await page.getByText('No changes to update').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Discard', exact: true }).click();
      expect(await field.inputValue()).not.toBe('#112233');
      expect(complaints).toEqual([]);
    },
  );
});
