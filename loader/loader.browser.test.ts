/**
 * The loader in a real browser: a site on one origin under a strict policy, an identity server on another.
 * Content security policy, Trusted Types, module preloads and their hashes exist nowhere else.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSync } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createForTests } from '../e2e/support/create-for-tests.ts';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import type { LoaderSettings, PorticoError } from './portico.types.ts';

/** Without a first form: these tests are about the session. */
const bundleOf = (entry: string): string =>
  buildSync({
    entryPoints: [new URL(entry, import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    target: 'es2022',
    define: { __PORTICO_FIRST_FORM__: '["",[],[],[]]' },
  }).outputFiles[0]!.text;
const loader = bundleOf('./loader.ts');
const loaderWithoutSettings = bundleOf('./loader-without-settings.ts');
const realModule = buildSync({
  entryPoints: [new URL('../shared/session/page-session.ts', import.meta.url).pathname],
  bundle: true,
  format: 'esm',
  minify: true,
  write: false,
  target: 'es2022',
}).outputFiles[0]!.text;

/** A fake session client that records its calls. */
const standIn = `
export function startPageSession(settings) {
  globalThis.started = (globalThis.started ?? 0) + 1;
  const log = (globalThis.asked ??= []);
  setTimeout(() => document.dispatchEvent(new CustomEvent('portico:ready', { detail: { id: settings.clientId } })));
  const answer = (name) => async (...args) => { log.push([name, ...args]); return name; };
  return {
    login: answer('login'), logout: answer('logout'), user: answer('user'), token: answer('token'), fetch: answer('fetch'),
    on(event, listener) {
      log.push(['on', event]);
      if (event === 'ready') setTimeout(listener, 0, { id: settings.clientId });
      return () => log.push(['off', event]);
    },
  };
}`;

const chunk = 'export const name = "chunk";';

interface World {
  module: string;
  /** Hash in the settings; what the module has unless said. */
  integrity: string | undefined;
  moduleStatus: number;
  /** A module that the session client imports; none unless said. */
  chunkStatus: number | undefined;
  page: string;
  requests: string[];
  handle(request: IncomingMessage, response: ServerResponse, url: URL): boolean | Promise<boolean>;
}

let world: World;
let identity: Server;
let site: Server;
let identityUrl: string;
let siteUrl: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

const sri = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const settings = (): LoaderSettings => ({
  version: '1.0.0',
  baseUrl: identityUrl,
  clientId: 'client-1',
  session: {
    url: `${identityUrl}/cdn/1.0.0/session.js`,
    integrity: world.integrity ?? sri(world.module),
    imports:
      world.chunkStatus === undefined ? [] : [{ url: `${identityUrl}/cdn/1.0.0/chunk.js`, integrity: sri(chunk) }],
  },
});
const loaderWith = (given: LoaderSettings): string => loader.replace('__PORTICO_SETTINGS__', JSON.stringify(given));

function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
const urlOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

async function serveIdentity(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', identityUrl);
  world.requests.push(`${request.method} ${url.pathname}`);
  response.setHeader('access-control-allow-origin', siteUrl);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'content-type, authorization, x-portico-sdk');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  if (await world.handle(request, response, url)) return;
  const script = (text: string, status = 200) =>
    void response.writeHead(status, { 'content-type': 'text/javascript' }).end(text);
  if (url.pathname === '/portico.js') return script(loaderWith(settings()));
  if (url.pathname === '/cdn/1.0.0/loader.js') return script(loaderWithoutSettings);
  if (url.pathname === '/cdn/1.0.0/session.js') return script(world.module, world.moduleStatus);
  if (url.pathname === '/cdn/1.0.0/chunk.js') return script(chunk, world.chunkStatus);
  if (url.pathname === '/portico-settings.json') return void response.end(JSON.stringify(settings()));
  response.writeHead(404).end();
}

function serveSite(_: IncomingMessage, response: ServerResponse): void {
  const policy = [
    "default-src 'none'",
    'img-src data:',
    "script-src 'nonce-n0nce' 'strict-dynamic'",
    `connect-src 'self' ${identityUrl}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(world.page);
}

const tag = (path: string, attributes = ''): string =>
  `<script nonce="n0nce" src="${identityUrl}${path}" ${attributes}></script>`;
const inline = (code: string): string => `<script nonce="n0nce">${code}</script>`;
const open = (body: string, path = '/'): Promise<unknown> => {
  world.page = `<!doctype html><title>Site</title><link rel="icon" href="data:,"><body>${body}`;
  return page.goto(siteUrl + path);
};
const publicSettings = (): Promise<string[]> =>
  page.evaluate(() => [window.Portico.version, window.Portico.baseUrl, window.Portico.clientId]);
const asked = (): Promise<unknown[][]> =>
  page.evaluate(() => (globalThis as unknown as { asked?: unknown[][] }).asked ?? []);
const untilAsked = (count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => ((globalThis as unknown as { asked?: unknown[] }).asked ?? []).length >= wanted,
    count,
  );

createForTests(
  async () => {
    identity = await listen((request, response) => void serveIdentity(request, response));
    site = await listen(serveSite);
    identityUrl = urlOf(identity);
    siteUrl = urlOf(site);
    browser = await shareChromium();
  },
  async () => {
    await closeContexts(browser);
    identity.close();
    site.close();
  },
);
beforeEach(async () => {
  world = {
    module: standIn,
    integrity: undefined,
    moduleStatus: 200,
    chunkStatus: undefined,
    page: '',
    requests: [],
    handle: () => false,
  };
  complaints = [];
  context = await browser.newContext();
  page = await context.newPage();
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
});
afterEach(() => context.close());

describe('the loader', () => {
  it('starts the session client under a strict policy with Trusted Types, without a complaint', async () => {
    const listener = "document.addEventListener('portico:ready', (event) => { globalThis.ready = event.detail; });";
    await open(inline(listener) + tag('/portico.js?client=client-1'));
    await page.waitForFunction(() => 'ready' in globalThis);
    expect(await page.evaluate(() => (globalThis as unknown as { ready: unknown }).ready)).toEqual({ id: 'client-1' });
    expect(await publicSettings()).toEqual(['1.0.0', identityUrl, 'client-1']);
    expect(complaints).toEqual([]);
    expect(world.requests).toEqual(['GET /portico.js', 'GET /cdn/1.0.0/session.js']);
  });

  it('works without settings: address from the script, client from the tag, the rest fetched', async () => {
    const hash = sri(loaderWithoutSettings);
    await open(tag('/cdn/1.0.0/loader.js', `data-client-id="client-1" integrity="${hash}" crossorigin`));
    expect(await page.evaluate(() => window.Portico.user())).toBe('user');
    expect(await publicSettings()).toEqual(['1.0.0', identityUrl, 'client-1']);
    expect(world.requests).toContain('GET /portico-settings.json');
    expect(complaints).toEqual([]);
  });

  it('takes its base URL from the tag when that names one', async () => {
    await open(tag('/cdn/1.0.0/loader.js', `data-client-id="client-1" data-base-url="${identityUrl}/"`));
    expect(await page.evaluate(() => window.Portico.baseUrl)).toBe(identityUrl);
  });

  it('stops with an alert when there is no base URL (portal specification, section 5)', async () => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await open(inline(loaderWithoutSettings));
    expect(said).toEqual(['alert: Portico has no base URL: set data-base-url on its script tag.']);
    expect(await page.evaluate(() => 'Portico' in globalThis)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('ignores a second inclusion, and warns only when its version differs', async () => {
    const other = loaderWith({ ...settings(), version: '2.0.0' });
    await open(tag('/portico.js') + inline('globalThis.first = Portico') + tag('/portico.js') + inline(other));
    await page.evaluate(() => window.Portico.user());
    const seen = await page.evaluate(() => {
      const { first, started } = globalThis as unknown as { first: unknown; started: number };
      return { isSame: first === window.Portico, started };
    });
    expect(seen).toEqual({ isSame: true, started: 1 });
    expect(complaints).toEqual(['[portico] 2.0.0 is ignored: 1.0.0 is here.']);
  });

  it('replays what was queued before it came, in order, and takes queued calls afterwards', async () => {
    const stub = `
      window.Portico = window.Portico || {q: []};
      [['login', {loginHint: 'ada'}], ['token'], ['q'], ['nothing']].forEach((call) => Portico.q.push(call));`;
    await open(inline(stub) + tag('/portico.js') + inline("Portico.q.push(['user'])"));
    await untilAsked(3);
    expect((await asked()).filter(([name]) => name !== 'on')).toEqual([
      ['login', { loginHint: 'ada' }],
      ['token'],
      ['user'],
    ]);
    expect(complaints).toEqual([]);
  });

  it('lets calls and listeners wait for the session client, and a listener leave before it comes', async () => {
    const early = `
      globalThis.early = Portico.token();
      Portico.on('signed-out', () => {})();
      globalThis.stop = Portico.on('signed-in', () => {});`;
    await open(tag('/portico.js') + inline(early));
    expect(await page.evaluate(() => (globalThis as unknown as { early: Promise<unknown> }).early)).toBe('token');
    await page.evaluate(() => (globalThis as unknown as { stop(): void }).stop());
    const events = (await asked()).filter(([name]) => name === 'on' || name === 'off');
    expect(events).toContainEqual(['on', 'signed-in']);
    expect(events).toContainEqual(['off', 'signed-in']);
    expect(events).not.toContainEqual(['on', 'signed-out']);
  });

  it.each([
    ['is missing', () => (world.moduleStatus = 404)],
    [
      'was altered',
      () => {
        world.integrity = sri(standIn);
        world.module = `${standIn} // by somebody`;
      },
    ],
    [
      'lacks one of its imports',
      () => {
        world.module = `import './chunk.js'; ${standIn}`;
        world.chunkStatus = 503;
      },
    ],
  ])('when its module %s: rejects, tells, harms nothing, and tries again with the next call', async (_, breakIt) => {
    breakIt();
    await open(
      tag('/portico.js') +
        inline("globalThis.errors = []; Portico.on('error', (error) => errors.push(error.errorCode));"),
    );
    const failure = await page.evaluate(() =>
      window.Portico.user().catch((error: PorticoError) => [
        error.errorCode,
        error.statusCode,
        error.traceId,
        error instanceof Error,
      ]),
    );
    expect(failure).toEqual(['session-module-unavailable', 500, null, true]);
    expect(await page.evaluate(() => (globalThis as unknown as { errors: string[] }).errors)).toContain(
      'session-module-unavailable',
    );
    expect(await page.evaluate(() => 'started' in globalThis)).toBe(false);
    expect(complaints.filter((text) => /Uncaught|Unhandled/i.test(text))).toEqual([]);
    if (world.integrity) world.module = standIn;
    Object.assign(world, { moduleStatus: 200, chunkStatus: 200 });
    expect(await page.evaluate(() => window.Portico.user())).toBe('user');
  });
});

describe('with the session client itself', () => {
  const jwt = (claims: object): string =>
    ['{"alg":"RS256"}', JSON.stringify(claims), 'sig'].map((part) => Buffer.from(part).toString('base64url')).join('.');

  /** Hosted login as the wire shows it. Its cookie is never let through, as where third-party cookies are blocked. */
  function hostLogin(): { challenges: Map<string, URLSearchParams> } {
    const challenges = new Map<string, URLSearchParams>();
    world.module = realModule;
    world.handle = async (request, response, url) => {
      const json = (status: number, body: unknown): boolean => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        return true;
      };
      if (url.pathname === '/oauth/authorize') {
        challenges.set('c0de', url.searchParams);
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.search = new URLSearchParams({
          code: 'c0de',
          state: url.searchParams.get('state') ?? '',
          iss: identityUrl,
        }).toString();
        response.writeHead(302, { location: back.href }).end();
        return true;
      }
      if (url.pathname === '/oauth/authorize/silent') return json(200, { session: null });
      if (url.pathname === '/oauth/token') {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        const { code, code_verifier } = JSON.parse(text) as Record<string, string>;
        const asked = challenges.get(code ?? '');
        const proof = createHash('sha256')
          .update(code_verifier ?? '')
          .digest('base64url');
        if (!asked || proof !== asked.get('code_challenge')) return json(400, { errors: ['invalid_grant'] });
        challenges.delete(code ?? '');
        const id_token = jwt({ iss: identityUrl, aud: 'client-1', sub: 'ada', nonce: asked.get('nonce') });
        return json(200, { access_token: 'access', id_token, refresh_token: 'refresh', expires_in: 900 });
      }
      if (url.pathname === '/identity/resources/users/v2/me') {
        if (request.headers.authorization !== 'Bearer access') return json(401, { errors: ['Unauthorized'] });
        return json(200, {
          id: 'ada',
          email: 'ada@example.com',
          tenantId: 't1',
          tenantIds: ['t1'],
          roles: [],
          permissions: [],
        });
      }
      if (url.pathname === '/identity/resources/auth/v1/logout') return json(200, {});
      return false;
    };
    return { challenges };
  }

  it('signs in by hosted login with blocked cookies: one round trip, the old address, no loop, no token in storage', async () => {
    hostLogin();
    await open(
      tag('/portico.js') +
        inline("Portico.on('ready', (user) => { globalThis.user = user; if (!user) Portico.login(); });"),
      '/plans?x=1',
    );
    await page.waitForFunction(() => (globalThis as unknown as { user?: { id: string } }).user?.id === 'ada');
    expect(page.url()).toBe(`${siteUrl}/plans?x=1`);
    expect(world.requests.filter((request) => request === 'GET /oauth/authorize')).toHaveLength(1);
    expect(await page.evaluate(() => window.Portico.token())).toBe('access');
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toMatch(/access|refresh|c0de/);
    expect(complaints).toEqual([]);
  });

  it('goes on by a navigation where the tag says that each address is its own document', async () => {
    hostLogin();
    await open(
      tag('/portico.js', 'data-return="navigate"') +
        inline("if (location.search === '?start') Portico.login({ returnTo: '/plans' });"),
      '/?start',
    );
    await page.waitForURL(`${siteUrl}/plans`);
    await page.evaluate(() => window.Portico.user());
    expect(world.requests.filter((request) => request === 'GET /portico.js')).toHaveLength(3);
  });

  it('tells the router of the page that the address is back', async () => {
    hostLogin();
    const router = "globalThis.shown = []; addEventListener('popstate', () => shown.push(location.pathname));";
    await open(
      inline(router) + tag('/portico.js') + inline("if (location.pathname === '/plans') Portico.login();"),
      '/plans',
    );
    await page.waitForFunction(() => (globalThis as unknown as { shown?: string[] }).shown?.includes('/plans'));
  });

  it('signs out in the other tab too', async () => {
    hostLogin();
    await open(tag('/portico.js') + inline('globalThis.out = 0; Portico.on("signed-out", () => { out++; });'));
    const other = await context.newPage();
    await other.goto(siteUrl);
    for (const tab of [page, other]) {
      await tab.evaluate(() => void window.Portico.login());
      await tab.waitForFunction(async () => (await window.Portico?.user())?.id === 'ada');
    }
    await page.evaluate(() => window.Portico.logout());
    await other.waitForFunction(() => (globalThis as unknown as { out: number }).out === 1);
    expect(await other.evaluate(() => window.Portico.user())).toBeNull();
    expect(await page.evaluate(() => window.Portico.token())).toBeNull();
  });
});
