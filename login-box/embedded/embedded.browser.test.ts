/** The box in a customer's page, brought by the script tag alone, with the real server behind it. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#e2e/support/expect-accessible.ts';
import { newAddress, newPassword } from '#e2e/support/start-portico.ts';
import {
  box,
  heading,
  holdFiles,
  setUpEmbedded,
  signedIn,
  signIn,
  taken,
  userEmail,
} from '#login-box/testing/embedded-set-up.ts';
import { hostNonce } from '#login-box/testing/host-site.ts';

const running = setUpEmbedded();
const { open } = running;

test('signs in the page’s own session without leaving, under a strict policy', async () => {
  running.site.head = `<script nonce="${hostNonce}">document.addEventListener('portico:signed-in', (event) => { globalThis.heard = [event.target.localName, event.detail.email]; });</script>`;
  const { page } = await open();
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await signIn(page, running.portico.member);
  await signedIn(page);
  await heading(page, /signed in/i);
  expect(await userEmail(page)).toBe(running.portico.member.email);
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown }).heard)).toEqual([
    'portico-login-box',
    running.portico.member.email,
  ]);
  expect(loads).toEqual([]);
  await page.reload();
  await signedIn(page);
  await heading(page, /signed in/i);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.locator('#portico-email').waitFor();
  expect(await userEmail(page)).toBeUndefined();
});

test('goes on with the token of the sign-in’s answer: one call more, for the user, and none for tokens', async () => {
  const { page, context } = await open();
  const other = await context.newPage();
  await other.goto(running.site.origin);
  for (const each of [page, other]) expect(await userEmail(each)).toBeUndefined();
  const calls: string[] = [];
  let answered = '';
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch' || !request.url().startsWith(running.portico.demo.baseUrl)) return;
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  page.on('response', async (response) => {
    if (response.url().endsWith('/auth/v1/user'))
      answered = ((await response.json()) as { accessToken: string }).accessToken;
  });
  await signIn(page, running.portico.member);
  await signedIn(page);
  await heading(page, /signed in/i);
  const signInCall = 'POST /identity/resources/auth/v1/user';
  expect(calls.slice(calls.indexOf(signInCall)).filter((call) => !call.includes('/cdn/'))).toEqual([
    signInCall,
    'GET /identity/resources/users/v2/me',
  ]);
  expect(await page.evaluate(() => window.Portico.token())).toBe(answered);
  // the other boxes sign in by the shared cookie
  await signedIn(other);
  expect(await userEmail(other)).toBe(running.portico.member.email);
});

test('the first field takes text before the bundle is there, and keeps text, focus and caret when it comes', async () => {
  let release = () => {};
  const { page } = await open(async (visitor) => {
    release = await holdFiles(visitor);
  });
  await heading(page, /^Sign in to /);
  expect(await page.evaluate(() => 'page' in document.querySelector('portico-login-box')!)).toBe(false);
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
    return {
      same: early === document.querySelector('#portico-email'),
      focused: document.activeElement === early,
      value: early.value,
      left,
    };
  });
  expect(after).toEqual({ same: true, focused: true, value: 'xada@harbour.example', left: 0 });
});

test('a form sent before the bundle is there is sent when it comes', async () => {
  let release = () => {};
  const { page } = await open(async (visitor) => {
    release = await holdFiles(visitor);
  });
  await page.locator('#portico-email').fill(running.portico.member.email);
  await page.keyboard.press('Enter');
  release();
  await page.locator('#portico-password').waitFor();
});

test('painting and bundle draw the same picture, in the same place, light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    let release = () => {};
    const { page } = await open(async (visitor) => {
      await visitor.page.emulateMedia({ colorScheme });
      release = await holdFiles(visitor);
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
  expect(page.url()).toBe(`${running.site.origin}/`);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await heading(page, /^Sign in to /);
});

test('asks for a new password in place', async () => {
  const { page } = await open();
  await page.locator('#portico-email').fill(running.portico.member.email);
  await page.locator('#portico-submit').click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.locator('#portico-email').fill(running.portico.member.email);
  await page.locator('#portico-submit').click();
  await page.getByText(running.portico.member.email).waitFor();
  expect(page.url()).toBe(`${running.site.origin}/`);
});

test('a hosted sign-in ends in the same session, and another tab follows', async () => {
  const visitor = await open();
  const other = await visitor.context.newPage();
  await other.goto(running.site.origin);
  await signIn(visitor.page, running.portico.member);
  await signedIn(visitor.page);
  await signedIn(other);
  await heading(other, /signed in/i);
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/login`);
  await visitor.page.goto(running.site.origin);
  expect(await userEmail(visitor.page)).toBe(running.portico.member.email);
});

test('a box that is added later, and a second one, draw and sign in', async () => {
  running.site.body = '%LOADER%<main></main>';
  const { page } = await open();
  await page.evaluate(() => window.Portico.user());
  await page.evaluate(() =>
    document
      .querySelector('main')!
      .append(document.createElement('portico-login-box'), document.createElement('portico-login-box')),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('portico-login-box')].every((host) =>
      host.shadowRoot?.querySelector('[data-mount] h1'),
    ),
  );
  const ids = await page.locator('[id]').evaluateAll((nodes) => nodes.map((node) => node.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await signIn(page, running.portico.member);
  await signedIn(page);
});

test('passes axe, painted and rendered', async () => {
  running.site.body = `%LOADER%<main>${box}</main>`;
  let release = () => {};
  const visitor = await open(async (each) => {
    release = await holdFiles(each);
  });
  await heading(visitor.page, /^Sign in to /);
  await expectAccessible(visitor);
  release();
  await taken(visitor.page);
  await expectAccessible(visitor);
});

test('opens the portal in a new tab, already signed in, and the checkout over the page', async () => {
  const { page, context } = await open();
  await signIn(page, running.portico.member);
  await signedIn(page);
  await page.evaluate(() =>
    document.addEventListener('click', () => void window.Portico.hostedPortal(), { once: true }),
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), page.mouse.click(5, 5)]);
  await tab.waitForURL(/\/oauth\/portal/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await page.evaluate(() => window.Portico.checkout());
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await dialog.getByText('You can’t buy plans', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('portico-checkout').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const opening = window.Portico.checkout();
    window.Portico.checkout.hide();
    await opening;
  });
  expect(await page.locator('portico-checkout').count()).toBe(0);
});

test('reads no hosted page from a customer’s page, though the user is signed in to both', async () => {
  const { page, unheard } = await open();
  await signIn(page, running.portico.member);
  await signedIn(page);
  const paths = ['/oauth/portal', '/account/logout', '/development/inbox.json', '/metrics'];
  const read = await unheard(() =>
    page.evaluate(
      ({ base, wanted }) =>
        Promise.all(
          wanted.map((path) =>
            fetch(base + path, { credentials: 'include' }).then(
              (answer) => answer.text(),
              () => null,
            ),
          ),
        ),
      { base: running.site.baseUrl, wanted: [...paths, '/flags'] },
    ),
  );
  expect(read.slice(0, paths.length)).toEqual(paths.map(() => null));
  expect(read.at(-1)).toMatch(/^\{/);
});

test('500 boxes that come and go leave nothing', async () => {
  running.site.body = '%LOADER%<main></main>';
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
        // rendered, and not only painted by the loader
        while (!host.shadowRoot?.querySelector('[data-mount] section'))
          await new Promise((done) => setTimeout(done, 1));
        host.remove();
        await new Promise((done) => setTimeout(done, 1));
      }
    }, times);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'Object.prototype' });
  /** Objects that inherit from `Object.prototype`: functions, lists, promises, maps, elements. */
  const countObjects = async () => {
    const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
    const counted = await cdp.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await cdp.send('Runtime.releaseObject', { objectId: objects.objectId! });
    return counted.result.value as number;
  };
  const count = async () => {
    // a second collection takes what the first one's finalizers let go
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners, documents } = await cdp.send('Memory.getDOMCounters');
    return { objects: await countObjects(), nodes, listeners: jsEventListeners, documents };
  };
  await cycle(50);
  const before = await count();
  await cycle(500);
  /** Counts that grew by one for every tenth box, or by more. */
  const grown = async () => {
    const after = await count();
    return Object.entries(after).filter(([what, now]) => now - before[what as keyof typeof before] >= 50);
  };
  // what the last boxes have started has to end first
  await expect.poll(grown).toEqual([]);
});
