/** A box in another language: painted in it, and taken over without a change. */
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { createForTests } from '../e2e/support/create-for-tests.ts';
import { openBrowser, type OpenBrowser } from '../e2e/support/open-browser.ts';
import { startPortico, type Portico } from '../e2e/support/start-portico.ts';
import { hostClientId, hostNonce, startHostSite, type HostSite } from '../login-box/testing/host-site.ts';

let site: HostSite;
let portico: Portico;
let browser: OpenBrowser;

createForTests(
  async () => {
    site = await startHostSite();
    portico = await startPortico({
      clients: [site.client],
      vendor: { name: 'Harbour' },
      texts: { loginBox: { de: { 'preLogin.newHere': 'Noch kein Kunde?' } } },
    });
    site.baseUrl = portico.demo.baseUrl;
    browser = await openBrowser();
  },
  async () => {
    await browser?.close();
    await portico?.close();
    await site?.close();
  },
);

/** The texts in reading order, with their positions. */
const rendered = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('portico-login-box')!;
    const inside = [...host.shadowRoot!.querySelectorAll('h1, footer')];
    const elements = [...inside, ...host.querySelectorAll('label, #portico-email, #portico-submit')];
    return {
      lang: host.lang,
      parts: elements.map((element) => [element.textContent, JSON.stringify(element.getBoundingClientRect())]),
    };
  });

test.each([
  ['de', ['Bei Harbour anmelden', 'Noch kein Kunde? Konto erstellen', 'E-Mail', '', 'Weiter']],
  ['ar', ['تسجيل الدخول إلى Harbour', 'مستخدم جديد؟ إنشاء حساب', 'البريد الإلكتروني', '', 'متابعة']],
])('in %s nothing is English for a moment, and nothing moves', async (locale, words) => {
  const visitor = await browser.visitor();
  const { page } = visitor;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.setViewportSize({ width: 400, height: 700 });
  await page.route('**/cdn/*/login-box-*.js', async (route: Route) => {
    await promise;
    await route.continue();
  });
  const languages: string[] = [];
  page.on('request', (request) => {
    const name = /language-(\w+)-[^/]*\.js/.exec(request.url())?.[1];
    if (name) languages.push(name);
  });
  site.body = `<script nonce="${hostNonce}" src="${site.baseUrl}/portico.js?client=${hostClientId}&locale=${locale}"></script><portico-login-box></portico-login-box>`;
  await page.goto(site.origin);
  await page.getByRole('heading', { name: words[0] }).waitFor();
  const painted = await rendered(page);
  expect(painted.parts.map(([text]) => text)).toEqual(words);
  expect(painted.lang).toBe(locale);
  resolve();
  await page.waitForFunction(
    () => !document.querySelector('portico-login-box')?.shadowRoot?.querySelector('[data-painted]'),
  );
  expect(await rendered(page)).toEqual(painted);
  // the rest of the language comes behind the form
  await expect.poll(() => languages).toEqual([locale]);
});
