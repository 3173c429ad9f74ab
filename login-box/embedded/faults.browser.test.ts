/** The box where something fails: scripts, network, storage, cookies, time. It says so, tries again, and never is a dead end. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#e2e/support/expect-accessible.ts';
import {
  box,
  bundle,
  heading,
  holdFiles,
  setUpEmbedded,
  signedIn,
  signIn,
  taken,
  userEmail,
} from '#login-box/testing/embedded-set-up.ts';

const running = setUpEmbedded();
const { open } = running;

/** The chunk that a sign-in needs after its first form. */
const rulesChunk = '**/cdn/*/login-rules-*.js*';
const exceptionsChunk = '**/cdn/*/login-exceptions-*.js*';
const signUpChunk = '**/cdn/*/sign-up-*.js*';
const unavailable = { status: 503, headers: { 'access-control-allow-origin': '*' } };
const hosted = (path: string): string => `${running.portico.demo.baseUrl}${path}`;

test('when the bundle cannot be loaded, each box reports it once, retries, and links to the hosted page', async () => {
  running.site.body = `%LOADER%${box}${box}`;
  const { page } = await open(async ({ page: visited, expectMessage }) => {
    expectMessage(/Failed to load resource|ERR_FAILED|net::/);
    await visited.route(bundle, (route) => route.fulfill(unavailable));
  });
  await page.getByRole('alert').nth(1).waitFor();
  expect(await page.getByRole('link', { name: 'Open the sign-in page' }).first().getAttribute('href')).toBe(
    hosted('/account/login'),
  );
  await page.getByRole('link', { name: 'Try again' }).first().click();
  await page.getByRole('alert').nth(1).waitFor();
  expect(await page.getByRole('alert').count()).toBe(2);
  await page.locator('#portico-email').fill('ada@harbour.example');
  await page.unroute(bundle);
  await page.getByRole('link', { name: 'Try again' }).first().click();
  await taken(page);
  await page.getByRole('alert').first().waitFor({ state: 'detached' });
  expect(await page.locator('#portico-email').inputValue()).toBe('ada@harbour.example');
});

test('a box that comes after the bundle could not be had tries again by itself', async () => {
  const { page } = await open(async ({ page: visited, expectMessage }) => {
    expectMessage(/Failed to load resource|ERR_FAILED|net::/);
    await visited.route(bundle, (route) => route.fulfill(unavailable));
  });
  await page.getByRole('alert').waitFor();
  await page.unroute(bundle);
  await page.evaluate(() => document.body.append(document.createElement('portico-login-box')));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('portico-login-box')].every((host) =>
      host.shadowRoot?.querySelector('[data-mount] h1'),
    ),
  );
});

test('a bundle that fails before the first frame is reported too', async () => {
  const { page } = await open(async ({ page: visited, expectMessage }) => {
    expectMessage(/Failed to load resource|ERR_FAILED|net::/);
    await visited.addInitScript(() => {
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (callback) => window.setTimeout(() => requestAnimationFrame(callback), 1500);
    });
    await visited.route(bundle, (route) => route.fulfill(unavailable));
  });
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#portico-email').isVisible()).toBe(true);
});

test('a bundle that was altered does not run', async () => {
  const { page } = await open(async (visitor) => {
    visitor.expectMessage(/integrity|Failed to find a valid digest/);
    await visitor.page.route(bundle, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `globalThis.altered = true;${await answer.text()}` });
    });
  });
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
});

/** Expects an offer to retry when a flow's chunk cannot be loaded, and recovery once it can. */
async function recovers(page: Page): Promise<void> {
  await heading(page, 'Couldn’t load this step');
  expect(await page.getByRole('link', { name: 'Open the sign-in page' }).getAttribute('href')).toBe(
    hosted('/account/sign-up'),
  );
  await page.unroute(signUpChunk);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('#portico-name').waitFor();
}

test('the first form is ready with three requests, and the rest of the sign-in comes behind it', async () => {
  // behind the box: a tag before it would fetch the session client too
  running.site.body = `${box}%LOADER%`;
  const asked: string[] = [];
  let release = (): void => {};
  const { page } = await open(async (visitor) => {
    release = await holdFiles(visitor, rulesChunk);
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  });
  await taken(page);
  const first = asked.slice(1).map((path) =>
    path
      .split('/')
      .at(-1)!
      .replace(/-[\w-]{8}\.js$/, ''),
  );
  expect(first.slice(0, 3).sort()).toEqual(['common', 'login-box', 'portico.js']);
  expect(
    first.filter((name) => !['common', 'login-box', 'portico.js', 'login-rules', 'language-en'].includes(name)),
  ).toEqual([]);
  release();
});

test('an address that is sent before the rules of signing in are here is taken up when they come', async () => {
  let release = (): void => {};
  const { page } = await open(async (visitor) => {
    release = await holdFiles(visitor, rulesChunk);
  });
  await taken(page);
  const { email, password } = running.portico.demo.users[0]!;
  await page.locator('#portico-email').fill(email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-submit[aria-busy=true]').waitFor();
  expect(await page.locator('#portico-email').inputValue()).toBe(email);
  release();
  await page.locator('#portico-password').fill(password);
  await page.locator('#portico-submit').click();
  await signedIn(page);
});

test('when the rules of sign-in cannot be loaded, the box reports it once they are needed, and continues with the submitted form', async () => {
  let refused = 0;
  const { page } = await open(async ({ page: visited, expectMessage }) => {
    expectMessage(/Failed to load resource|ERR_FAILED|net::/);
    await visited.route(rulesChunk, async (route) => {
      await route.fulfill(unavailable);
      refused++;
    });
  });
  await taken(page);
  await expect.poll(() => refused).toBe(1);
  await heading(page, 'Sign in to');
  await page.locator('#portico-email').fill(running.portico.demo.users[0]!.email);
  await page.locator('#portico-submit').click();
  await heading(page, 'Couldn’t load this step');
  expect(await page.getByRole('link', { name: 'Open the sign-in page' }).getAttribute('href')).toBe(
    hosted('/account/login'),
  );
  await page.unroute(rulesChunk);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('#portico-password').waitFor();
});

test('a lockout whose page cannot be loaded is reported, and shown once it can', async () => {
  const { page } = await open(async ({ page: visited, expectMessage }) => {
    expectMessage(/Failed to load resource|ERR_FAILED|net::/);
    await visited.route(exceptionsChunk, (route) => route.fulfill(unavailable));
  });
  await taken(page);
  await page.locator('#portico-email').fill('nobody@harbour.example');
  await page.locator('#portico-submit').click();
  for (let tried = 0; tried < 5; tried++) {
    await page.locator('#portico-password').fill(`wrong ${tried}`);
    await page.locator('#portico-submit').click();
    if (tried < 4)
      await page.waitForFunction(
        (left) => document.querySelector('#portico-password-error')?.textContent?.includes(left),
        String(4 - tried),
      );
  }
  await heading(page, 'Couldn’t load this step');
  await page.unroute(exceptionsChunk);
  await page.getByRole('link', { name: 'Try again' }).click();
  await heading(page, 'Locked until');
});

test('when a flow’s chunk is missing, the box reports it, links to the hosted page, and continues once it loads', async () => {
  running.site.body = `%LOADER%<main>${box}</main>`;
  const visitor = await open(async ({ page: visited, expectMessage }) => {
    expectMessage(/Failed to load resource|ERR_FAILED|net::/);
    await visited.route(signUpChunk, (route) => route.fulfill(unavailable));
  });
  const { page } = visitor;
  await taken(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Couldn’t load this step');
  await expectAccessible(visitor);
  await Promise.all([
    page.waitForResponse((response) => response.status() === 503),
    page.getByRole('link', { name: 'Try again' }).click(),
  ]);
  await recovers(page);
});

test('a flow’s chunk that was altered does not run; the hosted page is one click away', async () => {
  const { page } = await open(async (visitor) => {
    visitor.expectMessage(/integrity|Failed to find a valid digest/);
    await visitor.page.route(signUpChunk, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `globalThis.altered = true;${await answer.text()}` });
    });
  });
  await taken(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Couldn’t load this step');
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
  await page.unroute(signUpChunk);
  await page.getByRole('link', { name: 'Open the sign-in page' }).click();
  await page.waitForURL(hosted('/account/sign-up'));
});

test('offline while signing in: the box reports it and keeps the input; online again it continues', async () => {
  const { member } = running.portico;
  running.site.body = `%LOADER%<main>${box}</main>`;
  const visitor = await open(async ({ expectMessage }) =>
    expectMessage(/ERR_INTERNET_DISCONNECTED|\[portico\] (?:GET|POST) \S+: 500 /),
  );
  const { page, context } = visitor;
  await taken(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/login-rules-')),
  );
  await page.evaluate(() => window.Portico.user());
  await context.setOffline(true);
  await page.locator('#portico-email').fill(member.email);
  await page.locator('#portico-submit').click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(visitor);
  expect(await page.locator('#portico-email').inputValue()).toBe(member.email);
  await context.setOffline(false);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill(member.password);
  await context.setOffline(true);
  await page.locator('#portico-submit').click();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#portico-password').inputValue()).toBe(member.password);
  await context.setOffline(false);
  await page.locator('#portico-submit').click();
  await signedIn(page);
  await heading(page, /signed in/i);
});

const night = 9 * 60 * 60 * 1000;

/** Suspends the page's clock and timers, then jumps ahead by hours, as after the computer slept. */
async function sleep(page: Page): Promise<void> {
  running.portico.advance(night);
  await page.clock.fastForward(night);
}

test('asleep during sign-in, and awake hours later: the box continues where it was', async () => {
  const { member } = running.portico;
  const { page } = await open(async ({ page: visited }) => visited.clock.install());
  await taken(page);
  await page.locator('#portico-email').fill(member.email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill(member.password);
  await sleep(page);
  expect(await page.locator('#portico-password').inputValue()).toBe(member.password);
  await page.locator('#portico-submit').click();
  await signedIn(page);
  await heading(page, /signed in/i);
  const before = await page.evaluate(() => window.Portico.token());
  await sleep(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.evaluate(() => window.Portico.token())).not.toBe(before);
  expect(await userEmail(page)).toBe(member.email);
  await heading(page, /signed in/i);
});

test('signed out in another tab while this one slept: awake, the box asks for the address again', async () => {
  const { page, context } = await open();
  await signIn(page, running.portico.member);
  await signedIn(page);
  await heading(page, /signed in/i);
  const other = await context.newPage();
  await other.goto(running.site.origin);
  await signedIn(other);
  await other.evaluate(() => window.Portico.logout());
  await heading(page, /^Sign in to /);
  expect(await userEmail(page)).toBeUndefined();
});

test('storage that throws does not prevent signing in', async () => {
  const { page } = await open(async (visitor) => {
    await visitor.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
  });
  await signIn(page, running.portico.member);
  await signedIn(page);
  await heading(page, /signed in/i);
  expect(await userEmail(page)).toBe(running.portico.member.email);
});

/** What blocking third-party cookies comes to: calls from another site carry none, and set none. */
async function withoutThirdPartyCookies(page: Page): Promise<void> {
  await page.route(`${running.portico.demo.baseUrl}/**`, async (route) => {
    const request = route.request();
    const isCall = request.resourceType() === 'fetch' && request.headers()['origin'] === running.site.origin;
    if (!isCall || request.method() === 'OPTIONS') return route.fallback();
    const { cookie: _, ...headers } = await request.allHeaders();
    try {
      const answer = await fetch(request.url(), {
        method: request.method(),
        headers,
        body: request.postData(),
        redirect: 'manual',
      });
      const kept = [...answer.headers].filter(
        ([name]) => name !== 'set-cookie' && name !== 'content-encoding' && name !== 'content-length',
      );
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(kept),
        body: Buffer.from(await answer.arrayBuffer()),
      });
    } catch {
      // A call may be in flight when the page is left or the visit ends; the result of the sign-in is checked below.
    }
  });
}

async function signInByRedirect(page: Page): Promise<void> {
  await signIn(page, running.portico.member);
  await page.waitForURL(/\/oauth\/prelogin/);
  await signIn(page, running.portico.member);
  await page.waitForURL(`${running.site.origin}/`);
  await signedIn(page);
}

test('without third-party cookies the sign-in goes on by redirect, once, and ends signed in', async () => {
  const { page } = await open(({ page: visited }) => withoutThirdPartyCookies(visited));
  expect(await userEmail(page)).toBeUndefined();
  const calls: string[] = [];
  const departures: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (departures.length === 0 && /\/(?:silent|me|authorize)$/.test(path)) calls.push(path);
  });
  page.on('framenavigated', (frame) => frame.url().includes('/oauth/prelogin') && departures.push(frame.url()));
  await signInByRedirect(page);
  await heading(page, /signed in/i);
  expect(departures.length).toBeLessThanOrEqual(2);
  // the token loads the user, but nothing could renew it: it is not adopted
  expect(calls).toEqual(['/identity/resources/users/v2/me', '/oauth/authorize/silent', '/oauth/authorize']);
});

test.each(['tab', 'same'] as const)(
  'without any cookie of the identity server hostedPortal() opens the portal signed in, by a ticket that works once (target: %s)',
  async (target) => {
    const { page, context, expectRefusal } = await open(({ page: visited }) => withoutThirdPartyCookies(visited));
    expectRefusal(400, '/oauth/portal/enter');
    await signInByRedirect(page);
    await context.clearCookies();
    const entered: string[] = [];
    context.on(
      'request',
      (request) =>
        request.url().includes('/oauth/portal/enter') && request.method() === 'GET' && entered.push(request.url()),
    );
    await page.evaluate(
      (wanted) =>
        document.addEventListener('click', () => void window.Portico.hostedPortal({ target: wanted }), { once: true }),
      target,
    );
    const opened = target === 'tab' ? context.waitForEvent('page') : Promise.resolve(page);
    await page.mouse.click(900, 700);
    const portal = await opened;
    await portal.waitForURL(hosted('/oauth/portal'));
    await portal.getByRole('navigation').first().waitFor();
    expect(await portal.evaluate(() => window.opener)).toBeNull();
    expect(entered).toHaveLength(1);
    // The ticket is used up: without the cookie that it bought, its address asks for a sign-in.
    await context.clearCookies();
    const again = await context.newPage();
    await again.goto(entered[0]!);
    await again.locator('#portico-email').waitFor();
  },
);
