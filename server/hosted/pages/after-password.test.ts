import { describe, expect, it } from 'vitest';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { unescapeHtml, type Browser } from '#server/testing/browser.ts';
import { authorizePath, signIn } from '#server/testing/flows.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, stranger, guest } = server.people;
const setHome = (tenantId: string, address: string | null) =>
  server.rows(
    `update tenants set settings = settings || jsonb_build_object('applicationUrl', $2::text) where id = $1`,
    [tenantId, address],
  );

/** The page script's target after a sign-in without further steps. */
async function targetOfScript(browser: Browser, address = '/account/login'): Promise<string> {
  const { text } = await browser.get(address);
  const { defaultRedirect } = JSON.parse(
    unescapeHtml(/<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)![1]!),
  ) as HostedPage;
  return defaultRedirect;
}
/** Target of the button of a confirmation page. */
const pressed = (text: string) => /<a [^>]*data-part="button"[^>]*? href="([^"]+)"/.exec(text)?.[1];
/** Follows redirects and continuation pages until another site is reached. */
async function endsAt(browser: Browser, address: string): Promise<string> {
  let current = address;
  for (let hops = 0; hops < 5 && (current.startsWith('/') || current.startsWith(server.baseUrl)); hops += 1) {
    const { headers, text } = await browser.get(current);
    current =
      headers.get('location') ?? /url=(.*)$/.exec(headers.get('refresh') ?? '')?.[1] ?? pressed(text) ?? 'nowhere';
  }
  return current;
}
async function withScript(user: typeof admin): Promise<string> {
  const browser = server.browser();
  const target = await targetOfScript(browser);
  await signIn(browser, user);
  return await endsAt(browser, target);
}
async function withoutScript(user: typeof admin): Promise<string> {
  const browser = server.browser();
  const page = await browser.follow(await browser.submit(await browser.get('/account/login'), { email: user.email }));
  return await endsAt(browser, (await browser.submit(page, { password: user.password })).location);
}

describe('2.2 after a password, the same page opens with and without a script', () => {
  it('the tenant’s own application', async () => {
    await setHome(acme, 'https://plans.acme.example/start');
    expect([await withScript(admin), await withoutScript(admin)]).toEqual(
      Array(2).fill('https://plans.acme.example/start'),
    );
    // no other user's
    expect([await withScript(stranger), await withoutScript(stranger)]).toEqual(
      Array(2).fill(publicClient.applicationUrl),
    );
  });

  it('that of the current tenant of a user with two', async () => {
    await setHome(globex, 'https://globex.example/');
    await server.rows('update memberships set last_login_at = $3 where user_id = $1 and tenant_id = $2', [
      guest.id,
      globex,
      server.clock.read(),
    ]);
    expect([await withScript(guest), await withoutScript(guest)]).toEqual(Array(2).fill('https://globex.example/'));
    await setHome(globex, null);
  });

  it.each(['javascript:alert(1)', 'https://user:secret@evil.example/', '//evil.example', 'data:text/html,x', ''])(
    'V1.2.2 the client’s if the setting is not a web URL: %s',
    async (address) => {
      await setHome(acme, address);
      expect([await withScript(admin), await withoutScript(admin)]).toEqual(Array(2).fill(publicClient.applicationUrl));
    },
  );

  it('a pending request takes precedence', async () => {
    await setHome(acme, 'https://plans.acme.example/start');
    const browser = server.browser();
    const { location } = await browser.get(authorizePath());
    expect(await targetOfScript(browser, location)).toBe(publicClient.applicationUrl);
  });
});
