/** What the box says of an answer that it has no message for (planning and login, 8): a proxy's page, a code of a newer server. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import type { HostedStep } from '#shared/contract/sign-in/hosted-page.ts';
import { directionOf, languageNames, type LoginLanguage } from '#shared/i18n/languages.ts';
import { loginBoxes } from '#shared/i18n/login-boxes.ts';
import { hostedPage } from './testing/hosted-pages.ts';
import { serveHostedPages, type HostedPageServer } from './testing/serve-hosted-page.ts';
import { untilAlive, watchedPage } from './testing/watched-page.ts';

let browser: Browser;
let server: HostedPageServer;
let page: Page;

beforeAll(async () => {
  server = await serveHostedPages();
  browser = await shareChromium();
  ({ page } = await watchedPage(browser));
});

afterAll(async () => {
  await closeContexts(browser);
  await server?.close();
});

interface Answer {
  status: number;
  body: string;
  contentType?: string;
}

const proxyPage: Answer = { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' };
const json = (status: number, body: unknown): Answer => ({
  status,
  body: JSON.stringify(body),
  contentType: 'application/json',
});

interface Scene {
  at: HostedStep;
  stepData?: Record<string, string>;
  /** Which call fails. */
  call: string;
  fields: Record<string, string>;
}

const typed = { email: 'ada@acme.example', password: 'a calm river in spring' };
const scenes = {
  signIn: {
    at: { flow: 'login', step: 'loginWithPassword' },
    call: '**/auth/v1/user',
    fields: { password: typed.password },
  },
  forgot: {
    at: { flow: 'forgot-password', step: 'forgotPassword' },
    call: '**/passwords/reset',
    fields: { email: typed.email },
  },
  invitation: {
    at: { flow: 'accept-invitation', step: 'pending' },
    stepData: { tenantName: 'Acme' },
    call: '**/invitation/accept',
    fields: {},
  },
  signUp: {
    at: { flow: 'sign-up', step: 'SignUp' },
    call: '**/signUp',
    fields: { ...typed, name: 'Ada Nwosu', companyName: 'Acme' },
  },
} satisfies Record<string, Scene>;

/** Sends the page's form and lets its call fail. */
async function fail(
  { at, stepData = {}, call, fields }: Scene,
  answer: Answer,
  locale: LoginLanguage = 'en',
): Promise<void> {
  const path = `/failing/${at.flow}/${locale}`;
  server.offer(
    path,
    hostedPage(at, { locale, direction: directionOf(locale), values: { email: typed.email }, stepData }),
  );
  await page.unrouteAll();
  await page.goto(`${server.origin}${path}?userId=u&token=t`);
  await untilAlive(page);
  await page.route(call, (route) => route.fulfill(answer));
  for (const [name, value] of Object.entries(fields)) await page.locator(`#portico-${name}`).fill(value);
  await page.locator('#portico-submit').click();
}

async function expectAlert(text: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: text }).waitFor();
  expect((await page.getByRole('alert').textContent())?.trim()).toBe(text);
}

describe('8 in English the texts are the specification’s, to the letter', () => {
  test('8 authentication failure fallback: “Failed to authenticate”, for any answer', async () => {
    for (const answer of [
      proxyPage,
      json(418, { errors: ['No tea'], errorCode: 'ER-99999' }),
      json(400, {}),
      json(500, { errorCode: 'of-a-newer-server' }),
    ]) {
      await fail(scenes.signIn, answer);
      await expectAlert('Failed to authenticate');
      expect(await page.locator('#portico-password').inputValue()).toBe(typed.password);
    }
  });

  test('8 forgot password fallback: “Unknown error occurred”', async () => {
    for (const answer of [proxyPage, json(400, { errors: ['Decline'] })]) {
      await fail(scenes.forgot, answer);
      await expectAlert('Unknown error occurred');
      expect(await page.locator('#portico-email').inputValue()).toBe(typed.email);
    }
  });

  test("8 invitation check failure: “We couldn't verify your invitation”, said once, and it can be tried again", async () => {
    await fail(scenes.invitation, proxyPage);
    await page.getByRole('heading', { name: "We couldn't verify your invitation" }).waitFor();
    await page.getByText('Nothing changed, and the invitation is still valid.').waitFor();
    expect(await page.getByText("We couldn't verify your invitation").count()).toBe(1);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Accept invitation' }).waitFor();
  });

  test.each([
    ['413', json(413, { errors: ['x'], errorCode: 'y' }), 'Error request is too large'],
    [
      'body has an errors array: joined by “, ”',
      json(422, { errors: ['One thing', 'another'], errorCode: 'ER-99999' }),
      'One thing, another',
    ],
    ['otherwise: status and its text', json(404, {}), 'Error 404 - Not Found'],
    ['body not JSON', proxyPage, "We're facing some difficulties, Please try again"],
  ])('8 elsewhere, %s', async (_, answer, text) => {
    await fail(scenes.signUp, answer);
    await expectAlert(text);
  });

  test('8 413 keeps its text at sign-in, which does not use the fallback for it', async () => {
    await fail(scenes.signIn, { status: 413, body: '' });
    await expectAlert('Error request is too large');
  });

  test('8 a code that the box knows keeps its own message in each of them', async () => {
    const busy = json(503, { errors: ['x'], errorCode: 'server-busy' });
    for (const scene of [scenes.signIn, scenes.forgot, scenes.signUp]) {
      await fail(scene, busy);
      await expectAlert('The server is busy right now. Nothing was changed; try again in a minute.');
    }
  });
});

const translated = (Object.keys(languageNames) as LoginLanguage[]).filter((language) => language !== 'en');

test.each(translated)('8 the fallbacks are there in %s', async (language) => {
  const texts = loginBoxes[language].errors as Record<string, string>;
  await fail(scenes.signIn, proxyPage, language);
  await expectAlert(texts['authentication-failed']!);
  await fail(scenes.forgot, proxyPage, language);
  await expectAlert(texts['unknown-error']!);
  await fail(scenes.signUp, proxyPage, language);
  await expectAlert(texts['difficulties']!);
  await fail(scenes.signUp, { status: 413, body: '' }, language);
  await expectAlert(texts['body-too-large']!);
  await fail(scenes.invitation, proxyPage, language);
  await page.getByRole('heading', { name: texts['invitation-unverified']! }).waitFor();
});
