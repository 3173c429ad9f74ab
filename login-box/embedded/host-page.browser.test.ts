/**
 * The box in pages that style and patch it: their rules and scripts do not change it, and documented hooks still reach
 * it.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
import { hostSheets, plainSheet } from '#login-box/testing/host-sheets.ts';
import { keepPasswords, type PasswordManager } from '#login-box/testing/password-manager.ts';

const running = setUpEmbedded();
const { open } = running;

const style = (css: string): string => `<style nonce="${hostNonce}">${css}</style>`;
const inline = (code: string): string => `<script nonce="${hostNonce}">${code}</script>`;

type Pictures = Record<string, Buffer>;

/** The page when nothing moves any more; where it should look like something, as soon as it does: a caret blinks. */
async function stablePicture(page: Page, wanted: Buffer | undefined): Promise<Buffer> {
  let last = await page.screenshot();
  for (let tries = 0; tries < 40; tries++) {
    await page.waitForTimeout(100);
    const next = await page.screenshot();
    if (next.equals(wanted ?? last)) return next;
    last = next;
  }
  return last;
}

/** Screenshots of each state: painted, rendered, rejected, the next step, another flow. */
async function picturesOf(sheet: string, wanted: Pictures = {}): Promise<Pictures> {
  running.site.head = style(sheet) + style(plainSheet);
  let release = () => {};
  const { page, context } = await open(async (visitor) => {
    release = await holdFiles(visitor);
  });
  const pictures: Pictures = {};
  const takePicture = async (name: string): Promise<void> => {
    await page.mouse.move(0, 0);
    pictures[name] = await stablePicture(page, wanted[name]);
  };
  await heading(page, /^Sign in to /);
  await takePicture('painted');
  release();
  await taken(page);
  await takePicture('drawn');
  await page.locator('#portico-submit').click();
  await page.locator('#portico-email-error').waitFor();
  await takePicture('refused');
  await page.locator('#portico-email').fill(running.portico.member.email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill('hunter22');
  await takePicture('password');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await heading(page, /password/);
  await page.locator('#portico-password').waitFor({ state: 'detached' });
  await takePicture('another flow');
  await context.close();
  return pictures;
}

test('hostile sheets and the resets of Tailwind and Bootstrap change no pixel of any step', async () => {
  const plain = await picturesOf('');
  expect(plain['painted']!.equals(plain['drawn']!)).toBe(true);
  for (const [name, sheet] of Object.entries(await hostSheets())) {
    const styled = await picturesOf(sheet, plain);
    const changed = Object.keys(plain).filter((step) => !styled[step]!.equals(plain[step]!));
    expect(changed, name).toEqual([]);
  }
});

test('one signs in on a page that is as hostile as can be', async () => {
  const { hostile } = await hostSheets();
  running.site.head = style(`${hostile}${plainSheet}`);
  const { page } = await open();
  await signIn(page, running.portico.member);
  await signedIn(page);
  await heading(page, /signed in/i);
  expect(await userEmail(page)).toBe(running.portico.member.email);
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
  await signIn(page, running.portico.member);
  await signedIn(page);
  await heading(page, /signed in/i);
  expect(await userEmail(page)).toBe(running.portico.member.email);
});

/** The page's manager, called in the page. */
const manager = <Result>(page: Page, ask: (keeper: PasswordManager) => Result): Promise<Result> =>
  page.evaluate(`(${String(ask)})(globalThis.passwordManager)`) as Promise<Result>;

test.each(['requestSubmit', 'Enter'] as const)(
  'a password manager finds the fields, fills them, sends the form by %s, and offers to keep what was sent',
  async (way) => {
    const { member } = running.portico;
    const { page } = await open(async (visitor) => void (await visitor.page.addInitScript(keepPasswords, member)));
    const send = async (): Promise<void> => {
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await manager(page, (keeper) => keeper.submit());
    };
    await taken(page);
    expect(await manager(page, (keeper) => keeper.fill())).toEqual(['username']);
    await send();
    await page.locator('#portico-password').waitFor();
    expect(await manager(page, (keeper) => keeper.fill())).toEqual(['current-password']);
    await send();
    await signedIn(page);
    await heading(page, /signed in/i);
    expect(await manager(page, (keeper) => keeper.kept)).toEqual({ username: member.email, password: member.password });
  },
);

test('a password manager fills the first field before the bundle loads, and its submit is not lost', async () => {
  const { member } = running.portico;
  let release = () => {};
  const { page } = await open(async (visitor) => {
    release = await holdFiles(visitor);
    await visitor.page.addInitScript(keepPasswords, member);
  });
  await heading(page, /^Sign in to /);
  expect(await manager(page, (keeper) => keeper.fill())).toEqual(['username']);
  await manager(page, (keeper) => keeper.submit());
  release();
  await page.locator('#portico-password').waitFor();
});

/** Every way to place a box in another element's shadow root. */
const roots: Record<string, { body: string; later?: () => void }> = {
  'of an element that was defined before the loader': {
    body: `${inline(`customElements.define('x-card', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).append(document.createElement('portico-login-box')); } })`)}<x-card></x-card>%LOADER%`,
  },
  'that the parser has made': { body: `<div><template shadowrootmode="open">${box}</template></div>%LOADER%` },
  'that the parser makes after the loader': {
    body: `%LOADER%<div><template shadowrootmode="open">${box}</template></div>`,
  },
  'that is attached late to an old element': {
    body: '%LOADER%<main></main>',
    later: () => {
      const root = document.querySelector('main')!.attachShadow({ mode: 'open' });
      setTimeout(() => root.append(document.createElement('portico-login-box')), 50);
    },
  },
  'inside another root, of an element that is defined late': {
    body: '%LOADER%<x-late></x-late>',
    later: () => {
      class Inner extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createElement('portico-login-box'));
        }
      }
      class Late extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createElement('x-inner'));
        }
      }
      customElements.define('x-late', Late);
      customElements.define('x-inner', Inner);
    },
  },
};

test.each(Object.entries(roots))(
  'a box in a shadow root %s is painted, drawn and signs in',
  async (_, { body, later }) => {
    running.site.body = body;
    let release = () => {};
    const { page } = await open(async (visitor) => {
      release = await holdFiles(visitor);
    });
    if (later) await page.evaluate(later);
    await heading(page, /^Sign in to /);
    const painted = await page.screenshot();
    release();
    await page.waitForFunction(() => 'page' in (customElements.get('portico-login-box')?.prototype ?? {}));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect((await page.screenshot()).equals(painted)).toBe(true);
    await signIn(page, running.portico.member);
    await signedIn(page);
    await heading(page, /signed in/i);
  },
);

test('a box in a closed root is painted and rendered', async () => {
  running.site.body = '%LOADER%<main></main>';
  const { page } = await open();
  await page.evaluate(() => {
    const host = document.createElement('portico-login-box');
    document.querySelector('main')!.attachShadow({ mode: 'closed' }).append(host);
    Object.assign(globalThis, { closedBox: host });
  });
  await page.waitForFunction(() =>
    (globalThis as unknown as { closedBox: HTMLElement }).closedBox.shadowRoot?.querySelector('[data-mount] h1'),
  );
});

test('a box before the loader, with its page already set, renders that page', async () => {
  running.site.body = `${box}${inline("document.querySelector('portico-login-box').page = { flow: 'notice', step: 'error' }; globalThis.isEarly = !('Portico' in globalThis)")}${box}%LOADER%`;
  const { page } = await open(async ({ expectMessage }) => expectMessage(/./));
  await page.waitForFunction(() => 'page' in (customElements.get('portico-login-box')?.prototype ?? {}));
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('portico-login-box')].map((host) => Boolean((host as { page?: object }).page)),
  );
  expect(seen).toEqual([true, false]);
  expect(await page.evaluate(() => (globalThis as unknown as { isEarly: boolean }).isEarly)).toBe(true);
});

test('a box with a declarative root of its own keeps it: the loader paints nothing over it', async () => {
  running.site.body = `<portico-login-box><template shadowrootmode="open"><p>Drawn by the server</p></template></portico-login-box>%LOADER%`;
  const { page } = await open(async (visitor) => void (await holdFiles(visitor)));
  await page.getByText('Drawn by the server').waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => document.querySelector('portico-login-box')!.shadowRoot!.innerHTML)).toBe(
    '<p>Drawn by the server</p>',
  );
  expect(await page.locator('portico-login-box input').count()).toBe(0);
});

test('two loaders of different versions, each next to a box: the first one serves both, and nothing of the second is fetched', async () => {
  running.site.body = `%LOADER%${box}<script nonce="${hostNonce}" src="${running.site.baseUrl}/portico.js?client=host-site&amp;second"></script>${box}`;
  const fetched: string[] = [];
  const visitor = await open(async ({ page, expectMessage }) => {
    expectMessage(/another is ignored: .* is here/);
    page.on('request', (request) => fetched.push(request.url()));
    await page.route('**/portico.js?client=host-site&second', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace(/"version":"(\w+)"/, '"version":"another"')
        .replaceAll(/\/cdn\/\w+\//g, '/cdn/another/');
      await route.fulfill({ response: answer, body });
    });
  });
  const { page } = visitor;
  await page.waitForFunction(() =>
    [...document.querySelectorAll('portico-login-box')].every((host) =>
      host.shadowRoot?.querySelector('[data-mount] h1'),
    ),
  );
  await signIn(page, running.portico.member);
  await signedIn(page);
  await expect.poll(() => page.getByRole('heading', { name: /signed in/i }).count()).toBe(2);
  expect(fetched.filter((url) => url.includes('/cdn/another/'))).toEqual([]);
  expect(fetched.filter((url) => /\/login-box-[^/]*\.js/.test(url))).toHaveLength(1);
});

test('the session that a box opens is heard by the page, by listeners and by events', async () => {
  running.site.head = inline(`globalThis.heard = [];
    document.addEventListener('portico:ready', ({ detail }) => heard.push(['ready', detail]));
    document.addEventListener('portico:signed-in', ({ detail, target }) => heard.push([target.localName, detail.email]));`);
  const { page } = await open();
  await page.waitForFunction(() => (globalThis as unknown as { heard: unknown[] }).heard.length === 1);
  await signIn(page, running.portico.member);
  await page.waitForFunction(() => (globalThis as unknown as { heard: unknown[] }).heard.length === 2);
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
  expect(heard).toEqual([
    ['ready', null],
    ['portico-login-box', running.portico.member.email],
  ]);
});

test('styles that emotion drew for the host page on its server stay where they are, and their own', async () => {
  const drawn = `<style nonce="${hostNonce}" data-emotion="css host1">.css-host1{color:rgb(1,2,3)}</style>`;
  running.site.body = `<main>${drawn}<p class="css-host1">Host</p></main>%LOADER%${box}`;
  const { page } = await open();
  await taken(page);
  const styles = page.locator('style[data-emotion]');
  expect(await styles.count()).toBe(1);
  expect(
    await styles.evaluate((element) => [element.parentElement?.localName, element.hasAttribute('data-s')]),
  ).toEqual(['main', false]);
  expect(await page.getByText('Host').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
});
