/** An application that uses the vendor's published SDK, unchanged but for its `baseUrl` and `cdnUrl`, which are this server's. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createForTests } from '../../e2e/support/create-for-tests.ts';
import { openBrowser, type OpenBrowser, type Visitor } from '../../e2e/support/open-browser.ts';
import { startPortico, type Portico } from '../../e2e/support/start-portico.ts';
import { signIn } from '../../login-box/testing/embedded-set-up.ts';

const clientId = 'sdk-app';
const sdk = await readFile(
  new URL('../../node_modules/@frontegg/js/umd/frontegg.production.min.js', import.meta.url),
  'utf8',
);

let site: Server;
let origin: string;
let portico: Portico;
let browser: OpenBrowser;
let visitor: Visitor;
let page: Page;

createForTests(
  async () => {
    site = await startSite();
    origin = `http://localhost:${(site.address() as AddressInfo).port}`;
    portico = await startPortico({
      clients: [
        {
          id: clientId,
          name: 'SDK app',
          redirectUris: [`${origin}/oauth/callback`],
          postLogoutRedirectUris: [`${origin}/`],
          origins: [origin],
          applicationUrl: `${origin}/`,
        },
      ],
    });
    browser = await openBrowser();
  },
  async () => {
    await browser?.close();
    await portico?.close();
    site?.closeAllConnections();
    site?.close();
  },
);

beforeEach(async () => {
  visitor = await browser.visitor();
  page = visitor.page;
  visitor.expectRefusal(401, '/auth/v1/user/token/refresh');
  // the SDK asks as its contract has it; only our own session client can ask without provoking a refusal
  visitor.expectRefusal(401, '/oauth/authorize/silent');
  visitor.expectRefusal(404, '/auth/v2/user/sso/prelogin');
  // until there is single sign-on by SAML, the SDK finds no settings of it
  visitor.expectMessage(/metadata not found: saml/);
});
afterEach(() => browser.endVisits());

describe('embedded', () => {
  it('draws our login box at the login route, whose sign-in the SDK adopts, and leads on to the application', async () => {
    await open('/account/login');
    expect(await page.evaluate(() => document.querySelector('frontegg-app portico-login-box'))).toBeNull();
    await signIn(page, portico.member);
    await page.waitForURL(`${origin}/`);
    await signedInAs(portico.member.email);
    await expect.poll(() => page.locator('portico-login-box').count()).toBe(0);
  });

  it('draws nothing over the application at its own routes, and the box when the application leads to the login route', async () => {
    await open('/reports');
    await page.getByRole('heading', { name: 'Application' }).waitFor();
    expect(await page.locator('portico-login-box').count()).toBe(0);
    await page.evaluate(() => history.pushState(null, '', '/account/login'));
    await page.locator('#portico-email').waitFor();
  });

  it('opens our portal and closes it, and signs out at the logout route', async () => {
    await open('/account/login');
    await signIn(page, portico.admin);
    await signedInAs(portico.admin.email);
    await page.evaluate(() => sdkGlobal().AdminPortal.show());
    await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => sdkGlobal().AdminPortal.hide());
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.evaluate(() => history.pushState(null, '', '/account/logout'));
    await page.locator('input[type=email]').waitFor();
    expect(await currentEmail()).toBeNull();
  });
});

describe('hosted', () => {
  it('leads from the login route to the hosted page, and hands its code to the SDK', async () => {
    await open('/account/login', { hostedLoginBox: true });
    await page.waitForURL(`${portico.demo.baseUrl}/**`);
    await signIn(page, portico.member);
    await page.waitForURL(`${origin}/`);
    await signedInAs(portico.member.email);
  });

  it('ends the session on the server at the logout route', async () => {
    await open('/account/login', { hostedLoginBox: true });
    await page.waitForURL(`${portico.demo.baseUrl}/**`);
    await signIn(page, portico.member);
    await page.waitForURL(`${origin}/`);
    await signedInAs(portico.member.email);
    await page.evaluate(() => history.pushState(null, '', '/account/logout'));
    await page.waitForURL(`${origin}/`);
    await expect.poll(currentEmail).toBeNull();
    await page.goto(`${origin}/account/login`);
    await page.waitForURL(`${portico.demo.baseUrl}/**`);
    await page.locator('input[type=email]').waitFor();
  });
});

async function open(path: string, options: Record<string, unknown> = {}): Promise<void> {
  await visitor.context.addInitScript((given) => Object.assign(window, { given }), {
    contextOptions: { baseUrl: portico.demo.baseUrl, clientId },
    cdnUrl: portico.demo.baseUrl,
    ...options,
  });
  await page.goto(origin + path);
}

interface SdkGlobal {
  AdminPortal: { show(): void; hide(): void };
}
/** Inside the page. */
declare function sdkGlobal(): SdkGlobal;

const currentEmail = (): Promise<string | null> => page.evaluate(() => document.querySelector('output')!.value || null);

async function signedInAs(email: string): Promise<void> {
  await expect.poll(currentEmail).toBe(email);
}

/** A page as the SDK's guide for plain JavaScript has it. */
async function startSite(): Promise<Server> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"><body>
    <h1>Application</h1><output></output>
    <script src="/sdk.js"></script>
    <script>
      window.sdkGlobal = () => Frontegg;
      const onRedirectTo = (path, { refresh } = {}) => refresh ? location.assign(path) : history.pushState(null, '', path);
      const app = Frontegg.initialize({ ...given, onRedirectTo, lazyLoadAdminPortal: true, authOptions: { hostedLoginOptions: { loadUserOnFirstLoad: true } } });
      const show = () => { document.querySelector('output').value = app.store.getState().auth.user?.email ?? ''; };
      app.store.subscribe(show);
    </script>`;
  const server = createServer((request, response) => {
    if (request.url === '/sdk.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(sdk);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}
