/** Sign-out that another page begins: the user is asked first, with JavaScript and without. */
import { expect, test } from 'vitest';
import { AccountModel } from './models/account.model.ts';
import { LoginModel } from './models/login.model.ts';
import { answerOf, authorizationRequest } from './support/client.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

/** Signs in at the application, and opens a page of it. */
async function onPage(javaScriptEnabled: boolean, body: string) {
  const { portico } = running;
  const visitor = await running.browser.visitor({ javaScriptEnabled });
  const { page } = visitor;
  await page.goto(authorizationRequest(portico).url);
  await new LoginModel(page).signIn(portico.member);
  await answerOf(portico, page);
  const html = `<!doctype html><html lang="en"><title>Another page</title><link rel="icon" href="data:,">${body}</html>`;
  portico.application.pages.set('/page', { html, policy: '' });
  await page.goto(`${portico.application.origin}/page`);
  /**
   * Whether the server has a session of the browser: an authorization request is answered by a code, or by the login
   * page.
   */
  const isSignedIn = async (): Promise<boolean> => {
    await page.goto(authorizationRequest(portico).url);
    return page.url().startsWith(portico.application.callback);
  };
  return { visitor, page, isSignedIn, account: new AccountModel(page) };
}

const link = (target: string) => `<a href="${running.portico.demo.baseUrl}/oauth/logout${target}">Continue</a>`;

test.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a link of another page leads to a question; only the press signs out, %s', async (_how, javaScriptEnabled) => {
  const { page, account, isSignedIn } = await onPage(javaScriptEnabled, link(''));
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('**/account/logout**');
  await account.saysSignedIn();
  expect(await isSignedIn()).toBe(true);

  await page.goto(`${running.portico.application.origin}/page`);
  await page.getByRole('link', { name: 'Continue' }).click();
  await account.saysSignedIn();
  await account.submit.click();
  await account.saysSignedOut();
  expect(await isSignedIn()).toBe(false);
});

test.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('after confirming, the user continues to where the application sent them, %s', async (_how, javaScriptEnabled) => {
  const { origin, clientId } = running.portico.application;
  const target = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: `${origin}/`, state: 'kept' });
  const { page, account, isSignedIn } = await onPage(javaScriptEnabled, link(`?${target.toString()}`));
  await page.getByRole('link', { name: 'Continue' }).click();
  await account.saysSignedIn();
  await account.submit.click();
  await page.waitForURL(`${origin}/?state=kept`);
  expect(await isSignedIn()).toBe(false);
});

test('an image on another page, and a self-submitting form, do not sign the user out', async () => {
  const { demo } = running.portico;
  const { visitor, page, isSignedIn } = await onPage(true, '<p>Nothing happens</p>');
  // a site of its own: the origins of clients may end sessions
  const html = `<!doctype html><title>Foreign</title><link rel="icon" href="data:,">
    <img src="${demo.baseUrl}/oauth/logout" alt="">
    <form method="post" action="${demo.baseUrl}/oauth/logout/token"><input name="x"></form>
    <script>addEventListener('load', () => document.forms[0].submit());</script>`;
  await page.route('http://foreign.test/**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(`${demo.baseUrl}/oauth/logout`)) refused.push(response.status());
  });
  visitor.expectMessage(/./);
  await page.goto('http://foreign.test/');
  await page.waitForURL('**/oauth/logout/token');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((status) => status < 400)).toEqual([]);
  expect(await isSignedIn()).toBe(true);
});
