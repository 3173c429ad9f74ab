import { describe, expect, it } from 'vitest';
import { paths, signIn } from '#server/testing/flows.ts';
import { publicClient, startTestServer, useTestServer, type TestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const refreshName = `fe_refresh_${publicClient.id.replace('-', '')}`;

async function cookiesAtLogin(from: TestServer): Promise<Record<string, string[]>> {
  const answer = await from
    .browser()
    .post(paths.login, { email: from.people.admin.email, password: from.people.admin.password });
  return Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      return [pair.split('=')[0]!, attributes.sort()];
    }),
  );
}

describe('V3.3 session cookies', () => {
  const lifetime = 'Max-Age=7776000';

  it('on http in development: HttpOnly and Lax', async () => {
    const attributes = ['HttpOnly', lifetime, 'Path=/', 'SameSite=Lax'];
    expect(await cookiesAtLogin(server)).toEqual({ [refreshName]: attributes, portico_sso: attributes });
  });

  it('in production: HttpOnly, Secure and None, with HSTS', async () => {
    const production = await startTestServer({ config: { mode: 'production', baseUrl: 'https://id.example' } });
    const attributes = ['HttpOnly', lifetime, 'Path=/', 'SameSite=None', 'Secure'];
    expect(await cookiesAtLogin(production)).toEqual({ [refreshName]: attributes, '__Host-portico_sso': attributes });
    expect((await production.browser().get('/flags')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000',
    );
    await production.close();
  });
});

it('V3.3.1 over TLS accepts its cookies from this host only: one planted by a sibling’s page is ignored', async () => {
  const production = await startTestServer({ config: { mode: 'production', baseUrl: 'https://id.example' } });
  const browser = production.browser();
  await signIn(browser, production.people.admin);
  const portal = () => browser.get('/oauth/portal');
  expect((await portal()).status).toBe(200);
  const sso = browser.cookies.get('__Host-portico_sso')!;
  browser.cookies.delete('__Host-portico_sso');
  browser.cookies.set('portico_sso', sso);
  expect((await portal()).status).toBe(302);
  expect(
    (await browser.get('/oauth/prelogin')).headers
      .getSetCookie()
      .every((line) => line.startsWith('__Host-') && line.includes('Path=/') && !line.includes('Domain')),
  ).toBe(true);
  await production.close();
});

it('V7.2.4 gives every sign-in new cookies, whatever the browser sent', async () => {
  const browser = server.browser();
  browser.cookies.set('portico_sso', 'chosen-by-an-attacker');
  browser.cookies.set(refreshName, 'chosen-by-an-attacker');
  await signIn(browser, server.people.admin);
  const first = new Map(browser.cookies);
  expect([...first.values()]).not.toContain('chosen-by-an-attacker');
  await signIn(browser, server.people.admin);
  for (const [name, value] of first) expect(browser.cookies.get(name), name).not.toBe(value);
});

it('V14.3.2 forbids caching of answers', async () => {
  const answer = await server
    .browser()
    .post(paths.login, { email: server.people.admin.email, password: server.people.admin.password });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
