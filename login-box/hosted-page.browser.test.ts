import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createForTests } from '#e2e/support/create-for-tests.ts';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { hostedPage, hostedPages } from './testing/hosted-pages.ts';
import { play, scenes } from './testing/scenes.ts';
import { builtRenderer, hostedDocument, serveHostedPages } from './testing/serve-hosted-page.ts';
import type { HostedPageServer } from './testing/serve-hosted-page.ts';
import { openPage, untilAlive, watchedPage } from './testing/watched-page.ts';

let browser: Browser;
let server: HostedPageServer;

createForTests(
  async () => {
    server = await serveHostedPages();
    browser = await shareChromium();
  },
  async () => {
    await closeContexts(browser);
    await server?.close();
  },
);

const preLogin = hostedPage({ flow: 'login', step: 'preLogin' });
const axeSource = () => readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Injects axe into a page and returns its violations as text. */
function axeViolations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
      resultTypes: ['violations'],
      // what two rules about media and print sheets would fetch: there are none
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** Lets the scripts of a page wait until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/cdn/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function answerSignIn(status: number, body: unknown): void {
  server.api.set('/identity/resources/auth/v2/user/sso/prelogin', {
    status: 404,
    body: { errors: ['none'], errorCode: 'sso-not-found' },
  });
  server.api.set('/identity/resources/configurations/v1/public', {
    status: 200,
    body: { authStrategy: 'EmailAndPassword' },
  });
  server.api.set('/identity/resources/auth/v1/user', { status, body });
}

/** How far things have moved since the page began. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 50);
      }),
  );
}

/** A step that leaves by itself stays where it is: 204 is no page to go to. */
const stay = (page: Page) => page.route(/oauth\/portal|acme-idp/, (route) => route.fulfill({ status: 204 }));

/** Every page by its flow, so that no test is longer than the others. */
const flows = Object.entries(Object.groupBy(Object.entries(hostedPages), ([, { flow }]) => flow)).map(
  ([flow, pages]) => ({ flow, pages }),
);

/** Runs in the page: gives it the direction that a server writes for a language from right to left, where it writes it. */
function turnRound(): void {
  for (const node of [document.documentElement, document.querySelector<HTMLElement>('portico-login-box')!])
    node.dir = 'rtl';
}

describe.each(flows)('each page of the flow $flow', ({ pages }) => {
  const narrow = { width: 320, height: 640 };
  const excessOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('comes to life without a mismatch, a complaint or a violation, and without moving; passes axe, light and dark, and fits 320 px in both directions', async () => {
    // requested by MFA pages that the server rendered without the answer
    server.api.set('/identity/resources/configurations/v1/mfa-policy/allow-remember-device', {
      status: 200,
      body: { isAllowedToRemember: false, mfaDeviceExpiration: 0 },
    });
    const source = await axeSource();
    const { page, complaints } = await watchedPage(browser);
    const wide = page.viewportSize()!;
    await stay(page);
    for (const [name, hosted] of pages) {
      server.offer(`/alive/${name}`, { ...hosted, theme: { ...hosted.theme, mode: 'auto' } });
      await openPage(page, `${server.origin}/alive/${name}`);
      await untilAlive(page);
      const shift = await shiftOf(page);
      // The lockout page gains a countdown, which a server cannot render.
      if (name !== 'login-locked') expect(shift, name).toBe(0);
      expect(complaints, name).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(source);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeViolations(page), `${name}, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize(narrow);
      expect(await excessOf(page), name).toBe(0);
      await page.evaluate(turnRound);
      expect(await excessOf(page), `${name}, from right to left`).toBe(0);
      await page.setViewportSize(wide);
      await page.emulateMedia({ reducedMotion: null });
      // axe puts a style of its own into the page, which the policy refuses.
      complaints.length = 0;
    }
    await page.context().close();
  });
});

test('a mismatch between server and browser is reported', async () => {
  const drawn = hostedDocument(await builtRenderer(), preLogin, { script: '%SCRIPT%' }).replaceAll(
    '"/%SCRIPT%"',
    '"%SCRIPT%"',
  );
  server.offerDocument('/different', drawn.replace('Sign in to Waypoint</h1>', 'Sign in elsewhere</h1>'));
  const { page, complaints } = await watchedPage(browser);
  await page.goto(`${server.origin}/different`);
  await untilAlive(page);
  expect(complaints).toHaveLength(1);
  await page.context().close();
});

test('every state that comes about in the browser passes axe', async () => {
  const source = await axeSource();
  const { page, complaints } = await watchedPage(browser, { reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-11-20T14:20:50Z') });
  await stay(page);
  for (const [name, scene] of Object.entries(scenes)) {
    await play(scene, page, server, `/scene/${name}`);
    // The browser itself logs a failed call to the console.
    expect(
      complaints.filter((text) => !text.startsWith('Failed to load resource')),
      name,
    ).toEqual([]);
    await page.evaluate(source);
    expect(await axeViolations(page), name).toEqual([]);
    // axe puts a style of its own into the page, which the policy refuses.
    complaints.length = 0;
  }
  await page.context().close();
});

test('text typed before the scripts arrive stays, in the same field, with its caret', async () => {
  server.offer('/typed', preLogin);
  const { page } = await watchedPage(browser);
  const letThrough = await holdScripts(page);
  await page.goto(`${server.origin}/typed`, { waitUntil: 'commit' });
  const field = page.locator('#portico-email');
  await field.pressSequentially('marisol@acme');
  await field.press('ArrowLeft');
  await field.evaluate((node) => node.setAttribute('data-seen', ''));
  letThrough();
  await untilAlive(page);
  expect(await field.inputValue()).toBe('marisol@acme');
  expect(await field.getAttribute('data-seen')).toBe('');
  await page.keyboard.type('X');
  expect(await field.inputValue()).toBe('marisol@acmXe');
  await page.context().close();
});

test('a password manager finds one field for the name and one for the password, in the same form', async () => {
  answerSignIn(200, {});
  server.offer('/managers', preLogin);
  const { page } = await watchedPage(browser);
  await page.goto(`${server.origin}/managers`);
  await untilAlive(page);
  const name = page.locator('input[autocomplete~=username]');
  await name.fill('marisol@acme.example');
  await name.evaluate((node) => node.setAttribute('data-seen', ''));
  await name.press('Enter');
  const password = page.locator('input[autocomplete~=current-password]');
  await password.waitFor();
  expect(await name.getAttribute('data-seen')).toBe('');
  expect(await name.inputValue()).toBe('marisol@acme.example');
  expect(await name.evaluate((node: HTMLInputElement) => [node.readOnly, node.form?.id])).toEqual([
    true,
    'portico-form',
  ]);
  expect(await password.evaluate((node: HTMLInputElement) => [node === document.activeElement, node.form?.id])).toEqual(
    [true, 'portico-form'],
  );
  expect(await page.title()).toBe('Enter your password · Waypoint');
  await page.context().close();
});

test('a rejected password is shown at the field, which keeps its text and takes the focus', async () => {
  answerSignIn(401, {
    errors: ['Incorrect email or password'],
    errorCode: 'invalid-credentials',
    context: { triesLeft: 2 },
  });
  server.offer(
    '/refused',
    hostedPage({ flow: 'login', step: 'loginWithPassword' }, { values: { email: 'marisol@acme.example' } }),
  );
  const { page, complaints } = await watchedPage(browser);
  await page.goto(`${server.origin}/refused`);
  await untilAlive(page);
  const password = page.locator('#portico-password');
  await password.fill('hunter22');
  await page.locator('#portico-submit').click();
  const error = page.locator('portico-login-box [data-part=error], portico-login-box [role=alert]').first();
  await error.waitFor();
  expect(await error.textContent()).toContain('Wrong email or password');
  expect(await password.inputValue()).toBe('hunter22');
  expect(complaints.filter((text) => text.startsWith('policy:'))).toEqual([]);
  await page.context().close();
});

test('after a wrong code the next one takes its place, key by key', async () => {
  server.api.set('/identity/resources/auth/v1/user/mfa/verify', {
    status: 400,
    body: { errors: ['Incorrect code'], errorCode: 'factor-code-wrong', context: { triesLeft: 4 } },
  });
  const devices = { authenticators: [{ id: 'a' }], webauthn: [], phones: [], emails: [] };
  server.offer('/codes', hostedPage({ flow: 'mfa', step: 'authenticatorApp' }, { stepData: { devices } }));
  const { page } = await watchedPage(browser);
  await page.goto(`${server.origin}/codes`);
  await untilAlive(page);
  const code = page.locator('#portico-code');
  await code.pressSequentially('000111');
  await page.locator('#portico-code-error').waitFor();
  const values: string[] = [];
  for (const key of '334455') {
    await page.keyboard.press(key);
    // what the press has caused is rendered two frames later
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    values.push(await code.inputValue());
  }
  expect(values).toEqual(['3', '33', '334', '3344', '33445', '334455']);
  await page.context().close();
});

test('an empty form is not sent: the field shows an error and takes the focus', async () => {
  server.offer('/empty', preLogin);
  const { page } = await watchedPage(browser);
  await page.goto(`${server.origin}/empty`);
  await untilAlive(page);
  await page.locator('#portico-submit').click();
  const error = page.locator('#portico-email-error');
  await error.waitFor();
  const field = page.locator('#portico-email');
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await field.getAttribute('aria-describedby')).toBe('portico-email-error');
  await field.fill('m');
  await error.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the rules of a new password tick off while typing, and turn red only on leaving', async () => {
  server.offer('/rules', hostedPage({ flow: 'reset-password', step: 'resetPassword' }));
  const { page } = await watchedPage(browser);
  await page.goto(`${server.origin}/rules`);
  await untilAlive(page);
  const rule = page.locator('#portico-password-rule-length');
  const password = page.locator('#portico-password');
  await password.fill('short');
  expect(await rule.getAttribute('data-state')).toBe(null);
  await password.blur();
  await page.waitForFunction(
    () => document.getElementById('portico-password-rule-length')?.dataset['state'] === 'failed',
  );
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  await password.fill('long enough now');
  await page.waitForFunction(() => document.getElementById('portico-password-rule-length')?.dataset['state'] === 'met');
  await page.context().close();
});

test('the show button shows and hides what is typed', async () => {
  server.offer(
    '/reveal',
    hostedPage({ flow: 'login', step: 'loginWithPassword' }, { values: { email: 'a@b.example' } }),
  );
  const { page } = await watchedPage(browser);
  await page.goto(`${server.origin}/reveal`);
  await untilAlive(page);
  const password = page.locator('#portico-password');
  await password.fill('hunter22');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await password.getAttribute('type')).toBe('password');
  expect(await password.inputValue()).toBe('hunter22');
  await page.context().close();
});

test('without JavaScript the form posts its fields to its address', async () => {
  server.offer(
    '/plain',
    hostedPage({ flow: 'login', step: 'loginWithPassword' }, { values: { email: 'marisol@acme.example' } }),
  );
  const { page } = await watchedPage(browser, { javaScriptEnabled: false });
  await page.goto(`${server.origin}/plain`);
  await page.locator('#portico-password').fill('hunter22');
  await page.locator('#portico-password').press('Enter');
  await page.waitForURL('**/account/login**');
  expect(server.posted.at(-1)).toEqual({
    path: '/account/login?state=2f9c',
    fields: { formToken: 'form-token', step: 'loginWithPassword', email: 'marisol@acme.example', password: 'hunter22' },
  });
  await page.context().close();
});

/** Rules that a page might have, or might have been given: aimed at the element and at everything in it. */
const hostileCss = `
  * { box-sizing: content-box !important; letter-spacing: 9px !important; text-transform: uppercase !important; --portico-color-surface: red !important; --portico-brand: red !important; }
  portico-login-box::before, portico-login-box *::before, portico-login-box *::after { content: 'x' !important; position: fixed !important; }
  portico-login-box::first-letter, portico-login-box *::first-letter { font-size: 60px !important; color: red !important; }
  portico-login-box { border: 9px solid red !important; padding: 50px !important; opacity: .1 !important; direction: rtl !important; color-scheme: dark !important; --portico-color-accent: red !important; }
  portico-login-box * { transform: rotate(3deg) !important; font: 40px serif !important; }
  input, button, label, span, form { opacity: .2 !important; border: 9px solid red !important; display: none !important; width: 7px !important; background: black !important; color: black !important; margin: 50px !important; }
  input::placeholder { color: red !important; }
  label::first-letter, button::first-letter { font-size: 60px !important; }
  input { position: fixed !important; top: -999px !important; -webkit-text-security: none !important; }
`;

test('a hostile style sheet of the page changes no pixel of the box', async () => {
  for (const [name, hosted] of Object.entries(hostedPages)) {
    server.offer(`/calm/${name}`, hosted, { script: false });
    server.offer(`/hostile/${name}`, hosted, { script: false, pageCss: hostileCss });
  }
  const { page } = await watchedPage(browser, { reducedMotion: 'reduce' });
  const picture = async (path: string) => {
    await page.goto(server.origin + path);
    const password = page.locator('input[type=password]').first();
    if (await password.count()) await password.fill('hunter22');
    // A caret that blinks would make two equal pages differ.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return page.screenshot();
  };
  for (const name of [
    'login-pre-login',
    'login-with-password-wrong',
    'sign-up-refused',
    'sign-up-success',
    'account-signed-in',
  ]) {
    const [calm, hostile] = [await picture(`/calm/${name}`), await picture(`/hostile/${name}`)];
    expect(calm.equals(hostile), name).toBe(true);
  }
  await page.context().close();
});
