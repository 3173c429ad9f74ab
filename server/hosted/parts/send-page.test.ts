import { describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import type { Answer } from '#server/testing/browser.ts';
import { authorizePath, signIn } from '#server/testing/flows.ts';
import { publicClient, startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const pages = [
  '/account/login',
  '/account/sign-up',
  '/account/forget-password',
  '/account/activate?step=resend',
  '/account/reset-password',
  '/account/unlock',
  '/account/logout',
  '/account/invitation/accept',
  '/oauth/prelogin',
];

function directives(answer: Answer): Record<string, string> {
  const policy = answer.headers.get('content-security-policy')!;
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1).join(' ')]),
  );
}

const nonceOf = (answer: Answer) => /^'nonce-([^']+)'$/.exec(directives(answer)['script-src'] ?? '')![1]!;

describe('V3.4 headers of hosted pages', () => {
  it.each(pages)('%s', async (path) => {
    const answer = await server.browser().get(path);
    const nonce = nonceOf(answer);
    expect(directives(answer)).toEqual({
      'default-src': "'none'",
      'script-src': `'nonce-${nonce}'`,
      'style-src': `'nonce-${nonce}'`,
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'form-action': `'self' ${publicClient.origins[0]}`,
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
    const headers = [
      'x-frame-options',
      'referrer-policy',
      'cache-control',
      'x-content-type-options',
      'cross-origin-opener-policy',
    ].map((name) => answer.headers.get(name));
    expect(headers).toEqual(['DENY', 'no-referrer', 'no-store', 'nosniff', 'same-origin']);
  });

  it('V3.4.3 has a new nonce of 128 bits each time, on every script and style', async () => {
    const answers = [await server.browser().get('/account/login'), await server.browser().get('/account/login')];
    const nonces = answers.map(nonceOf);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { text }] of answers.entries()) {
      expect(Buffer.from(nonces[index]!, 'base64')).toHaveLength(16);
      const tags = text.match(/<(?:script|style)\b[^>]*>/g)!.filter((tag) => !tag.includes('type="application/json"'));
      expect(tags.length).toBeGreaterThan(1);
      for (const tag of tags) expect(tag).toContain(`nonce="${nonces[index]}"`);
      expect(text).not.toMatch(/\sstyle="|\son\w+="|href="javascript:/);
    }
  });

  it('lets a form be answered by a redirect to the pending client, and to no other', async () => {
    const browser = server.browser();
    const page = await browser.follow(
      await browser.get(
        authorizePath({ client_id: 'confidential-client', redirect_uri: 'http://reports.test/callback' }),
      ),
    );
    expect(directives(page)['form-action']).toBe(`'self' http://reports.test ${publicClient.origins[0]}`);
  });

  it('allows the configured logo', async () => {
    const branded = await startTestServer({
      config: { vendor: { name: '<script>Vendor', logo: 'https://cdn.vendor.example/logo.svg' } },
    });
    const page = await branded.browser().get('/account/login');
    expect(directives(page)['img-src']).toBe("'self' data: https://cdn.vendor.example");
    expect(page.text).not.toContain('<script>Vendor');
    await branded.close();
  });
});

it.each(['/account/login', '/oauth/portal/users'])(
  '%s is painted before data for scripts arrives: that follows the markup for first paint',
  async (address) => {
    const browser = server.browser();
    if (address.startsWith('/oauth/portal')) await signIn(browser, server.people.admin);
    const { text } = await browser.get(address);
    const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(text)!;
    const mark = text.indexOf(`id="${awaited}"`);
    expect(mark).toBeGreaterThan(text.lastIndexOf('</portico-'));
    for (const behind of ['<script type="application/json"', '<script type="importmap"', '<script type="module"'])
      expect(text.indexOf(behind), behind).toBeGreaterThan(mark);
  },
);

describe('V3.6.1 scripts of a page', () => {
  it('have the integrity hashes of the served files', async () => {
    const page = await server.browser().get('/account/login');
    const [, address, integrity] = /<script type="module"[^>]* src="([^"]+)" integrity="([^"]+)"/.exec(page.text)!;
    const script = await server.browser().get(address!);
    expect(integrity).toBe(`sha256-${createHash('sha256').update(script.text).digest('base64')}`);
  });
});

describe('V1.2.1 values of a URL are escaped', () => {
  it.each([
    '/account/login?redirectUrl=',
    '/account/sign-up?invitationToken=',
    '/oauth/authorize?client_id=',
    '/account/activate?userId=x&token=',
    '/account/logout?x=',
  ])('%s', async (path) => {
    const answer = await server
      .browser()
      .get(path + encodeURIComponent('"></script><script>alert(1)</script><img src=x onerror=alert(1)>'));
    expect(answer.text).not.toContain('<script>alert');
    expect(answer.text).not.toContain('<img src=x');
  });

  it('so is a login hint', async () => {
    const browser = server.browser();
    const page = await browser.follow(await browser.get(authorizePath({ login_hint: '"><script>alert(1)</script>' })));
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<script>alert');
  });
});
