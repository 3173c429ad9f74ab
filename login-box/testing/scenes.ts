/** States that only occur in the browser: the server's answers and the actions that lead to them. */
import type { Page } from 'playwright-core';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { hostedPage } from './hosted-pages.ts';
import type { HostedPageServer } from './serve-hosted-page.ts';
import { openPage } from './watched-page.ts';

export interface Scene {
  page: HostedPage;
  /** Answers of the JSON API, by path. */
  api: Record<string, { status: number; body: unknown; delay?: number }>;
  act(tab: Page): Promise<void>;
}

const email = 'marisol.bellamy@acme.example';
const ssoPath = '/identity/resources/auth/v2/user/sso/prelogin';
const strategyPath = '/identity/resources/configurations/v1/public';
const signInPath = '/identity/resources/auth/v1/user';

const byPassword: Scene['api'] = {
  [ssoPath]: { status: 404, body: { errors: ['none'], errorCode: 'sso-not-found' } },
  [strategyPath]: { status: 200, body: { authStrategy: 'EmailAndPassword' } },
};

/** Longer than a picture takes, shorter than a test may. */
const slow = 3000;

/** Signed in by its password alone; no pending request, so that nothing else is asked. */
const signedIn = { mfaRequired: false, accessToken: 'a.b.c', refreshToken: 'r', expiresIn: 900 };

const preLogin = hostedPage({ flow: 'login', step: 'preLogin' }, { authorizationState: undefined });
const password = hostedPage(
  { flow: 'login', step: 'loginWithPassword' },
  { values: { email }, authorizationState: undefined },
);

const press = (tab: Page) => tab.locator('button[type=submit]').click();

async function typeEmail(tab: Page): Promise<void> {
  await tab.locator('#portico-email').fill(email);
  await press(tab);
}

async function typePassword(tab: Page): Promise<void> {
  await tab.locator('#portico-password').fill('hunter22');
  await press(tab);
}

const heading = (tab: Page, text: RegExp) => tab.getByRole('heading', { name: text }).waitFor();

/** By name, as `hostedPages`. */
export const scenes: Readonly<Record<string, Scene>> = {
  'scene-login-empty': { page: preLogin, api: {}, act: press },
  'scene-login-unreachable': {
    page: preLogin,
    api: {
      [ssoPath]: { status: 503, body: { errors: ['busy'], errorCode: 'server-busy' } },
      [strategyPath]: { status: 503, body: {} },
    },
    act: async (tab) => {
      await typeEmail(tab);
      await tab.getByRole('alert').waitFor();
    },
  },
  'scene-login-redirect-to-sso': {
    page: preLogin,
    api: { [ssoPath]: { status: 200, body: { address: 'https://login.acme-idp.example/sso', idpType: 'saml' } } },
    act: async (tab) => {
      await typeEmail(tab);
      await heading(tab, /organization/);
    },
  },
  'scene-login-signing-in': {
    page: password,
    api: { [signInPath]: { status: 200, body: signedIn, delay: slow } },
    act: async (tab) => {
      await typePassword(tab);
      await tab.clock.runFor(450);
    },
  },
  'scene-login-wrong-password': {
    page: password,
    api: {
      [signInPath]: {
        status: 401,
        body: { errors: ['x'], errorCode: 'invalid-credentials', context: { triesLeft: 3 } },
      },
    },
    act: async (tab) => {
      await typePassword(tab);
      await tab.locator('#portico-password-error').waitFor();
    },
  },
  'scene-login-revealed': {
    page: password,
    api: {},
    act: async (tab) => {
      await tab.locator('#portico-password').fill('correct horse battery');
      await tab.getByRole('button', { name: 'Show password' }).click();
    },
  },
  'scene-login-second-factor': {
    page: password,
    api: { [signInPath]: { status: 200, body: { mfaRequired: true } } },
    act: async (tab) => {
      await typePassword(tab);
      await heading(tab, /can’t sign in/);
    },
  },
  'scene-login-success': {
    page: password,
    api: { [signInPath]: { status: 200, body: signedIn } },
    act: async (tab) => {
      await typePassword(tab);
      await heading(tab, /signed in/);
    },
  },
  'scene-sso-failed': {
    page: { ...preLogin, step: 'loginWithSSOFailed' } as unknown as HostedPage,
    api: {},
    act: async () => {},
  },
  'scene-password-rules': {
    page: hostedPage({ flow: 'reset-password', step: 'resetPassword' }, { values: { email } }),
    api: {},
    act: async (tab) => {
      await tab.locator('#portico-password').fill(email.slice(0, 5));
      await tab.locator('#portico-password').blur();
    },
  },
  'scene-password-met': {
    page: hostedPage({ flow: 'reset-password', step: 'resetPassword' }, { values: { email } }),
    api: {},
    act: async (tab) => {
      await tab.locator('#portico-password').fill('tin otter lamp');
      await tab.clock.runFor(200);
      await tab.locator('[data-part=strength]').waitFor();
    },
  },
  'scene-mail-sent-again': {
    page: hostedPage({ flow: 'forgot-password', step: 'success' }, { values: { email } }),
    api: { '/identity/resources/users/v1/passwords/reset': { status: 200, body: {} } },
    act: async (tab) => {
      await tab.clock.runFor(31_000);
      await press(tab);
      await tab.getByText('Email sent again').waitFor();
    },
  },
};

/** Sets the scene: the page is offered, opened, and brought to its state. The tab's clock must be installed. */
export async function play(scene: Scene, tab: Page, server: HostedPageServer, path: string): Promise<void> {
  server.api.clear();
  for (const [route, answer] of Object.entries({ ...byPassword, ...scene.api })) server.api.set(route, answer);
  server.offer(path, scene.page);
  await openPage(tab, server.origin + path, { waitUntil: 'networkidle' });
  await scene.act(tab);
}
