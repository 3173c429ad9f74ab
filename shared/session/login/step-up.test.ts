import { describe, expect, it } from 'vitest';
import type { LoaderSettings } from '#loader/portico.types.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { createSafeStorage } from '#shared/session/safe-storage.ts';
import { startSession } from '#shared/session/session.ts';
import { stepUpKey } from './step-up-key.ts';
import {
  baseUrl,
  clientId,
  createBrowser,
  settle,
  type SimulatedBrowser,
  type Tab,
} from '#shared/session/testing/simulated-browser.ts';

const settings: LoaderSettings = {
  version: '1.0.0',
  baseUrl,
  clientId,
  session: { url: '/s.js', integrity: '', imports: [] },
};
const markOf = (tab: Tab) => createSafeStorage(tab.env).get(stepUpKey);

/** A user is signed in by the cookie, with these claims. */
function signedIn(browser: SimulatedBrowser, claims: Record<string, unknown> = {}): Tab {
  browser.server.cookieUser = 'ada';
  browser.server.claims = { iat: browser.openTab().env.now() / 1000, ...claims };
  return browser.openTab('https://app.example/plans?x=1');
}

const factors = (browser: SimulatedBrowser, age: number) => ({
  acr: multiFactorClass,
  amr: ['pwd', 'mfa', 'otp'],
  auth_time: browser.openTab().env.now() / 1000 - age,
});

async function departure(tab: Tab, options?: { maxAge?: number }): Promise<URL> {
  startSession(settings, tab.env)
    .stepUp(options)
    .catch(() => {});
  await settle();
  return new URL(tab.departures.at(-1) ?? 'about:blank');
}

describe('4.4 step-up', () => {
  it('leaves for the hosted page with class and age, as the same user in the same tenant, and keeps that it was asked for', async () => {
    const tab = signedIn(createBrowser());
    const { pathname, searchParams } = await departure(tab, { maxAge: 300 });
    expect(pathname).toBe('/oauth/authorize');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      acr_values: multiFactorClass,
      max_age: '300',
      tenantId: 't1',
      login_hint: 'ada@example.com',
    });
    expect(markOf(tab)).toBe('true');
  });

  it('asks for any age without a limit, and for none with 0', async () => {
    expect((await departure(signedIn(createBrowser()))).searchParams.has('max_age')).toBe(false);
    expect((await departure(signedIn(createBrowser()), { maxAge: 0 })).searchParams.get('max_age')).toBe('0');
  });

  it('stays where several factors were proved, recently enough', async () => {
    const browser = createBrowser();
    const tab = signedIn(browser, factors(browser, 100));
    await expect(startSession(settings, tab.env).stepUp({ maxAge: 100 })).resolves.toMatchObject({ id: 'ada' });
    expect([tab.departures, markOf(tab)]).toEqual([[], null]);
  });

  it('leaves where they were proved too long ago, by the server’s time', async () => {
    const browser = createBrowser();
    const tab = signedIn(browser, factors(browser, 100));
    const session = startSession(settings, tab.env);
    await session.user();
    browser.setClockBy(-3_600_000);
    await expect(session.stepUp({ maxAge: 101 })).resolves.toMatchObject({ id: 'ada' });
    session.stepUp({ maxAge: 99 }).catch(() => {});
    await settle();
    expect(tab.departures).toHaveLength(1);
  });

  it('goes back to the address from before, and forgets what was asked for once it is given', async () => {
    const browser = createBrowser();
    const tab = signedIn(browser);
    const request = await departure(tab, { maxAge: 300 });
    browser.server.claims = { ...browser.server.claims, ...factors(browser, 0) };
    browser.server.nonce = request.searchParams.get('nonce')!;
    const query = new URLSearchParams({ code: 'c', state: request.searchParams.get('state')!, iss: baseUrl });
    const back = browser.openTab(`https://app.example/oauth/callback?${query.toString()}`, tab);
    const session = startSession(settings, back.env);
    await session.user();
    expect(back.address).toBe('https://app.example/plans?x=1');
    expect(markOf(back)).toBeNull();
    expect(session.gateInputs.stepUpIsOpen()).toBe(false);
  });

  it('remembers that it was asked for when it was refused, until the user signs out', async () => {
    const browser = createBrowser();
    const tab = signedIn(browser);
    const state = (await departure(tab)).searchParams.get('state')!;
    const query = new URLSearchParams({ error: 'access_denied', state, iss: baseUrl });
    const session = startSession(
      settings,
      browser.openTab(`https://app.example/oauth/callback?${query.toString()}`, tab).env,
    );
    await session.user();
    expect(session.gateInputs.stepUpIsOpen()).toBe(true);
    await session.logout();
    expect(session.gateInputs.stepUpIsOpen()).toBe(false);
  });
});

describe('what gates are decided from', () => {
  it('has claims, entitlements by the bearer, and the settings’ word', async () => {
    const browser = createBrowser();
    const tab = signedIn(browser, { metadata: { region: 'eu' } });
    browser.server.replies.set('/entitlements/api/v2/user-entitlements', ({ headers }) => ({
      status: 200,
      body: { bearer: headers.get('authorization') },
    }));
    const { gateInputs } = startSession({ ...settings, entitlements: true }, tab.env);
    await expect(gateInputs.user()).resolves.toMatchObject({ id: 'ada' });
    expect(gateInputs.claims()).toMatchObject({ metadata: { region: 'eu' } });
    expect(gateInputs.entitlementsEnabled).toBe(true);
    await expect(gateInputs.entitlements()).resolves.toEqual({ bearer: expect.stringMatching(/^Bearer access-ada-/) });
    expect(startSession(settings, tab.env).gateInputs.entitlementsEnabled).toBe(false);
  });
});
