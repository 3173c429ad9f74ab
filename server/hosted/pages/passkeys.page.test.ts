import { describe, expect, it } from 'vitest';
import { browserCookie } from '#server/http/cookies.ts';
import { textOf } from '#server/testing/browser.ts';
import { authorizePath, callerFor, signIn } from '#server/testing/flows.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: { signIn: { secondary: ['Passkeys'] }, flags: { 'show-passkeys-new': true } },
});
const { member } = server.people;

/** Redirected to sign-in by an application. */
async function sentToSignIn(browser = server.browser(), changes: Record<string, string> = {}) {
  const { location } = await browser.get(authorizePath(changes));
  return { browser, address: location };
}

describe('passkeys on the login page', () => {
  it('4.2 a reload of the prompt is rendered on the server; so is its form, posted without JavaScript', async () => {
    const { browser, address } = await sentToSignIn();
    const page = await browser.get(`${address}&step=loginWithPasskey`);
    expect(textOf(page.text)).toContain('Passkeys require JavaScript');
    const again = await browser.submit(page, {});
    expect([again.status, textOf(again.text)]).toEqual([200, expect.stringContaining('Sign in another way')]);
  });

  it('4.2 a reload of the offer continues to the application, since the user is signed in', async () => {
    const { browser, address } = await sentToSignIn(server.browser(), { prompt: 'login' });
    await signIn(browser, member);
    const answer = await browser.get(`${address}&step=promptPasskeys`);
    expect(answer.location).toContain('/oauth/postlogin/redirect?state=');
    expect((await browser.follow(answer)).location).toContain(`${publicClient.redirectUris[0]}?code=`);
  });

  it('V7.6.1 a session from before the request does not complete it if the application requires a new sign-in', async () => {
    const { browser } = await callerFor(server, member);
    server.clock.advance(1000);
    const { address } = await sentToSignIn(browser, { prompt: 'login' });
    const ended = await browser.follow(await browser.get(`${address}&step=promptPasskeys`));
    expect(ended.status).toBe(400);
  });

  it('4.2 the offer is hidden from signed-out visitors: the email is requested', async () => {
    const { browser, address } = await sentToSignIn();
    const page = await browser.get(`${address}&step=promptPasskeys`);
    expect(page.text).toContain('name="email"');
    expect(browser.cookies.has(browserCookie)).toBe(true);
  });

  it('4.2 the email field accepts passkeys, and the button next to it is a link', async () => {
    const { browser, address } = await sentToSignIn();
    const { text } = await browser.get(address);
    expect(text).toContain('autocomplete="username webauthn"');
    expect(textOf(text)).toContain('Sign in with a passkey');
    expect(text).toMatch(/href="[^"]+step=loginWithPasskey"/);
  });

  it('4.2 is also offered below the password, as the only other method, for every user alike', async () => {
    const rendered = async (email: string) => {
      const { browser, address } = await sentToSignIn();
      const { text } = await browser.follow(await browser.submit(await browser.get(address), { email }));
      expect(textOf(text)).toContain('Enter your password');
      return [
        textOf(text).includes('Use a passkey instead'),
        /href="[^"]+step=loginWithPasskey"/.test(text),
        textOf(text).includes('Other ways'),
      ];
    };
    expect(await rendered(member.email)).toEqual([true, true, false]);
    expect(await rendered('nobody@acme.example')).toEqual([true, true, false]);
  });

  it('7.4 clients and embedded boxes are told about it', async () => {
    const strategies = await server.browser().get('/identity/resources/configurations/v1/auth/strategies/public');
    expect(strategies.json()).toMatchObject({ secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }] });
    const settings = await server.browser().get(`/portico-settings.json?client=${publicClient.id}`);
    expect(settings.json()).toMatchObject({ box: { passkeys: { prompt: true } } });
    expect((await server.browser().get('/flags')).json()).toMatchObject({ 'show-passkeys-new': 'on' });
  });
});

describe('without passkeys in the configuration', async () => {
  const closed = await useTestServer();

  it('no passkey UI or data is sent', async () => {
    for (const address of ['/account/login', '/account/login?step=loginWithPasskey']) {
      const { text } = await closed.browser().get(address);
      expect(textOf(text), address).not.toContain('passkey');
      expect(text, address).toContain('autocomplete="username"');
    }
    expect((await closed.browser().get(`/portico-settings.json?client=${publicClient.id}`)).text).not.toContain(
      'passkeys',
    );
  });
});
