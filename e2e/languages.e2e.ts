import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HostedBox } from './models/hosted-box.model.ts';
import { authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();
const phone = { viewport: { width: 360, height: 740 } };
const ssoPrelogin = '/identity/resources/auth/v2/user/sso/prelogin';

/** Languages whose chunk a page asked for. */
function languagesLoaded(page: Page): string[] {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const name = /language-(\w+)-[^/]*\.js/.exec(response.url())?.[1];
    // one comes in parts
    if (name && !loaded.includes(name)) loaded.push(name);
  });
  return loaded;
}

/** No text is truncated and nothing scrolls horizontally (WCAG 1.4.10). */
async function expectItFits({ page }: Visitor): Promise<void> {
  const cut = await page.evaluate(() => {
    const inBox = [
      ...document.querySelector('portico-login-box')!.shadowRoot!.querySelectorAll('h1, button, a, span, p'),
    ];
    const all = [
      ...inBox,
      ...document.querySelectorAll(
        'portico-login-box > button, portico-login-box > label, .languages a, .languages summary',
      ),
    ];
    return all
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
      )
      .map((element) => element.textContent);
  });
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

const documentOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dir,
    getComputedStyle(document.querySelector('portico-login-box')!).direction,
  ]);

async function choose(page: Page, present: string, wanted: string): Promise<void> {
  await page.getByText(present, { exact: true }).click();
  await page.getByRole('link', { name: wanted, exact: true }).click();
}

test('in German the page hydrates without a mismatch, with one language loaded, and switches to Arabic', async () => {
  const visitor = await running.browser.visitor(phone);
  visitor.expectRefusal(404, ssoPrelogin);
  const { page } = visitor;
  const loaded = languagesLoaded(page);
  await page.goto(authorizationRequest(running.portico, { ui_locales: 'de en' }).url);
  const box = new HostedBox(page);
  await box.comesAlive();
  await box.shows(/^Bei .* anmelden$/);
  expect(await documentOf(page)).toEqual(['de', 'ltr', 'ltr']);
  expect(loaded).toEqual(['de']);
  await expectItFits(visitor);
  await expectAccessible(visitor);

  await choose(page, 'Deutsch', 'العربية');
  await box.comesAlive();
  await box.shows(/^تسجيل الدخول إلى /);
  expect(await documentOf(page)).toEqual(['ar', 'rtl', 'rtl']);
  expect(loaded).toEqual(['de', 'ar']);
  await page.getByText('العربية', { exact: true }).click();
  await expectItFits(visitor);
  await expectAccessible(visitor);

  // the page posts the email to the server; a faster reload would not know it
  const remembered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/oauth/prelogin'),
  );
  await page.locator('#portico-email').fill(running.portico.member.email);
  await box.submit.click();
  await box.shows('أدخل كلمة المرور');
  await remembered;
  await page.reload();
  await box.shows('أدخل كلمة المرور');
  expect(await documentOf(page)).toEqual(['ar', 'rtl', 'rtl']);
});

test('without scripts too', async () => {
  const { page } = await running.browser.visitor({ ...phone, javaScriptEnabled: false, locale: 'ja-JP' });
  await page.goto(`${running.portico.demo.baseUrl}/account/login`);
  const box = new HostedBox(page);
  await box.shows(/ にログイン$/);
  await choose(page, '日本語', 'Türkçe');
  await box.shows(/ oturumu açın$/);
  await page.goto(`${running.portico.demo.baseUrl}/account/forget-password`);
  await box.shows('Parolanızı sıfırlayın');
});

test.each([true, false])(
  'the line of the languages ends within the window, at any width (JavaScript: %s)',
  async (javaScriptEnabled) => {
    for (const width of [320, 360, 479, 480, 1280]) {
      const { page } = await running.browser.visitor({ viewport: { width, height: 740 }, javaScriptEnabled });
      await page.goto(`${running.portico.demo.baseUrl}/account/login`);
      await page.locator('.languages summary').waitFor();
      const { below, space } = await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return {
          below: scrollHeight - clientHeight,
          space: clientHeight - document.querySelector('.languages summary')!.getBoundingClientRect().bottom,
        };
      });
      expect(below, `${width} px`).toBe(0);
      expect(space, `${width} px`).toBeGreaterThanOrEqual(8);
    }
  },
);

test('the list of the languages opens within the window, where each of them can be chosen', async () => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 620, height: 760 },
    { width: 360, height: 740 },
    { width: 320, height: 480 },
  ]) {
    const { page } = await running.browser.visitor({ viewport, javaScriptEnabled: false });
    await page.goto(`${running.portico.demo.baseUrl}/account/login`);
    const present = page.locator('.languages summary');
    await present.click();
    const hidden = await page.evaluate(() => {
      const { innerWidth, innerHeight } = window;
      return [...document.querySelectorAll<HTMLElement>('.languages li a')]
        .filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === link;
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !onTop;
        })
        .map((link) => link.textContent);
    });
    expect(hidden, `${viewport.width} × ${viewport.height}`).toEqual([]);
    await page.getByRole('link', { name: 'Türkçe' }).click();
    await new HostedBox(page).shows(/ oturumu açın$/);
  }
});

test('a page of an emailed link is there in another language, with its token', async () => {
  const visitor = await running.browser.visitor(phone);
  const { page } = visitor;
  visitor.expectRefusal(400, '/account/reset-password');
  visitor.expectRefusal(400, '/account/reset-password');
  const address = `${running.portico.demo.baseUrl}/account/reset-password?userId=0b1fbd6c-2a54-4c6b-a5d4-b2dd6b38b22a&token=of-a-mail`;
  await page.goto(address);
  const box = new HostedBox(page);
  await box.comesAlive();
  await page.getByText('English', { exact: true }).click();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
  await page.locator('html[lang=de]').waitFor();
  expect(page.url()).toBe(address);
  await box.comesAlive();
});

test('the address that was typed stays in another language, and in the form for a new account', async () => {
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  await page.goto(authorizationRequest(running.portico).url);
  const box = new HostedBox(page);
  await box.comesAlive();
  const email = page.locator('input[name=email]');
  await email.fill('typed@x.example');
  await choose(page, 'English', 'Deutsch');
  await box.comesAlive();
  expect(await documentOf(page)).toEqual(['de', 'ltr', 'ltr']);
  expect(await email.inputValue()).toBe('typed@x.example');
  await email.fill('second@x.example');
  await page.locator('portico-login-box a[href*="sign-up"]').click();
  await page.waitForURL(/sign-up/);
  await box.comesAlive();
  expect(await email.inputValue()).toBe('second@x.example');
});
