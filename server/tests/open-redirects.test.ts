/**
 * V1.2.2, V10.4.1: whatever redirect target a URL contains, no answer redirects a browser to one that is not
 * configured.
 */
import { describe, expect, it } from 'vitest';
import type { Answer, Browser } from '#server/testing/browser.ts';
import { authorizePath, bearer, callerFor, linkParts, paths } from '#server/testing/flows.ts';
import { setUpApp } from '#server/testing/second-factors.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { signIn: { alternatives: ['Code'] } } });
const { admin, member, guest } = server.people;
const app = await setUpApp(server, guest);

const evil = 'evil.example';
const attacks = [
  `https://${evil}/`,
  `//${evil}`,
  `///${evil}`,
  `\\\\${evil}`,
  `/\\${evil}`,
  `/\t/${evil}`,
  ` //${evil}`,
  `/.//${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `http://app.test@${evil}/`,
  `http://app.test.${evil}/`,
  `http://app.test:81@${evil}`,
  `${server.baseUrl}@${evil}/`,
  `${server.baseUrl}.${evil}/`,
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:http://app.test/1',
  `/x\r\nLocation: https://${evil}`,
  `/%0d%0aLocation:%20https://${evil}`,
];
const query = (target: string) => new URLSearchParams({ redirectUrl: target }).toString();

/** Everything in an answer that navigates a browser automatically or by one click. */
function leadsTo({ headers, text }: Answer): string[] {
  const refresh = /url=(.*)$/.exec(headers.get('refresh') ?? '')?.[1];
  const inPage = [
    ...text.matchAll(/<(?:a|form|meta|link|script|iframe)\b[^>]*?\s(?:href|action|src|content)="([^"]*)"/g),
  ].map(([, value]) => value!.replace(/^\d+;\s*url=/, ''));
  return [headers.get('location'), refresh, ...inPage].filter((address) => address !== null && address !== undefined);
}

function expectSafe(answer: Answer, target: string): void {
  for (const address of leadsTo(answer)) {
    const url = URL.parse(address.replaceAll('&amp;', '&'), server.baseUrl);
    if (!url || (!/^[a-z]+:/.test(address) && !address.startsWith('/') && !address.startsWith('\\'))) continue;
    expect([server.baseUrl, ...publicClient.origins, 'null'], `${target} leads to ${address}`).toContain(
      url.protocol === 'data:' ? 'null' : url.origin,
    );
    expect(url.protocol, target).not.toBe('javascript:');
  }
  expect(answer.headers.get('location') ?? '').not.toMatch(/^[\\/]{2}|[\r\n\t]/);
}

async function walk(browser: Browser, first: Answer, target: string): Promise<Answer> {
  let current = first;
  for (let hops = 0; hops < 5; hops += 1) {
    expectSafe(current, target);
    const { headers } = current;
    const next = headers.get('location') ?? /url=(.*)$/.exec(headers.get('refresh') ?? '')?.[1];
    if (!next || !(next.startsWith('/') || next.startsWith(`${server.baseUrl}/`))) return current;
    current = await browser.get(next);
  }
  return current;
}

const ways: Record<string, (browser: Browser, target: string) => Promise<Answer>> = {
  async 'a password, without JavaScript'(browser, target) {
    const page = await browser.submit(await browser.get(`/account/login?${query(target)}`), { email: admin.email });
    return await browser.submit(await browser.follow(page), { password: admin.password });
  },
  async 'a code by mail, without JavaScript'(browser, target) {
    const asked = await browser.submit(await browser.get(`/account/login?step=loginWithOtc&${query(target)}`), {
      email: member.email,
    });
    await server.settle();
    const page = await browser.follow(asked);
    return /name="(code|token)"/.test(page.text)
      ? await browser.submit(page, { code: server.mailbox.code(member.email) })
      : page;
  },
  async 'a second factor, without JavaScript'(browser, target) {
    const page = await browser.submit(await browser.get(`/account/login?${query(target)}`), { email: guest.email });
    const asked = await browser.submit(await browser.follow(page), { password: guest.password });
    expectSafe(asked, target);
    return await browser.submit(await browser.follow(asked), { code: app.nextCode(), value: app.code() });
  },
  async 'a step-up'(browser, target) {
    await callerFor(server, admin);
    return await browser.get(`/account/step-up?${query(target)}`);
  },
  async 'sign-up and activation'(browser, target) {
    const email = `new-${Math.random().toString(36).slice(2)}@start.example`;
    const page = await browser.submit(await browser.get(`/account/sign-up?${query(target)}`), {
      email,
      password: 'typed at sign-up',
      name: 'New',
    });
    expectSafe(page, target);
    await server.settle();
    const { userId, token } = linkParts(server.mailbox.linkPath(email));
    return await browser.submit(
      await browser.get(`/account/activate?${new URLSearchParams({ userId, token, redirectUrl: target }).toString()}`),
      {},
    );
  },
  'the page of somebody signed in already': async (browser, target) => {
    await browser.post(paths.login, { email: admin.email, password: admin.password });
    return await browser.get(`/account/login?${query(target)}`);
  },
  'opening the application': async (browser, target) => {
    await browser.post(paths.login, { email: admin.email, password: admin.password });
    return await browser.get(`/account/redirect?${query(target)}`);
  },
  'the portal': (browser, target) => browser.get(`/oauth/portal?${query(target)}`),
  'a path below the portal': (browser, target) => browser.get(`/oauth/portal/${encodeURIComponent(target)}`),
  'an authorization request': (browser, target) => browser.get(authorizePath({ redirect_uri: target })),
  'signing out': (browser, target) =>
    browser.get(`/oauth/logout?${new URLSearchParams({ post_logout_redirect_uri: target }).toString()}`),
  'signing out, to a client’s page': (browser, target) =>
    browser.get(
      `/oauth/logout?${new URLSearchParams({ post_logout_redirect_uri: target, client_id: publicClient.id }).toString()}`,
    ),
  'a provider’s return address': (browser, target) =>
    browser.get(`/account/social/success?${query(target)}&state=x&error=access_denied`),
  'a language': (browser, target) => browser.get(`/account/login?lang=de&${query(target)}`),
};

describe.each(Object.entries(ways))('%s', (_name, go) => {
  it.each(attacks)('V1.2.2 does not redirect to %j', async (target) => {
    const browser = server.browser();
    const last = await walk(browser, await go(browser, target), target);
    expect(last.status).toBeLessThan(500);
    server.clock.advance(31_000);
  });
});

it('redirects to an allowed URL, so that the refusals above are meaningful', async () => {
  const browser = server.browser();
  const answer = await ways['a password, without JavaScript']!(browser, 'http://app.test/plans');
  expect(answer.location).toBe('http://app.test/plans');
});

it('2.2 a URL in a tenant’s settings must be a web URL, and needs a click', async () => {
  for (const target of attacks) {
    const { browser, headers } = await callerFor(server, admin);
    await server.rows(
      `update tenants set settings = jsonb_set(settings, '{applicationUrl}', to_jsonb($2::text)) where id = $1`,
      [server.people.acme, target.replaceAll('\u0000', '')],
    );
    const answer = await browser.get('/account/redirect', headers);
    for (const moved of [answer.headers.get('location') ?? '', answer.headers.get('refresh') ?? ''])
      expect(moved, target).not.toContain(evil);
    for (const address of leadsTo(answer)) expect(address, target).not.toMatch(/^\s*(java\s*script|data:text|blob):/i);
    expect((await browser.get(paths.me, bearer('x'))).status).toBe(401);
  }
  await server.rows(`update tenants set settings = settings - 'applicationUrl' where id = $1`, [server.people.acme]);
});
