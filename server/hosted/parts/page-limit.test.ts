import { describe, expect, it } from 'vitest';
import { sweepExpired } from '#server/db/queries/delivery/sweep-expired.ts';
import { day, later } from '#server/lib/clock.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const three = { points: 3, per: 300 };
const server = await useTestServer({
  config: { trustedProxies: ['127.0.0.1'], limits: { page: three, portalPage: three, authorize: three } },
});
let address = 0;
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${++address}` });

describe('an IP address that opens many pages', () => {
  it.each(['/account/login', '/account/sign-up', '/oauth/portal', '/oauth/portal/users'])(
    'gets %s refused by a page without a script, while others are served',
    async (path) => {
      const [one, other] = [newAddress(), newAddress()];
      const statuses = [];
      for (let opened = 0; opened < 3; opened++) statuses.push((await server.browser().get(path, one)).status);
      expect(statuses.filter((status) => status >= 400)).toEqual([]);
      const refused = await server.browser().get(path, one);
      expect([refused.status, refused.text.includes('<script')]).toEqual([429, false]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await server.browser().get(path, other)).status).toBeLessThan(400);
      server.clock.advance(301_000);
      expect((await server.browser().get(path, one)).status).toBeLessThan(400);
    },
  );

  it('gets that page in its language', async () => {
    const one = { ...newAddress(), 'accept-language': 'de' };
    for (let opened = 0; opened < 3; opened++) await server.browser().get('/account/login', one);
    expect((await server.browser().get('/account/login', one)).text).toContain('Versuchen Sie es in');
  });
});

describe('requests of applications', () => {
  const query = new URLSearchParams({
    client_id: publicClient.id,
    redirect_uri: publicClient.redirectUris[0]!,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  }).toString();

  it('are stored per IP address up to a limit', async () => {
    const one = newAddress();
    for (let asked = 0; asked < 3; asked++)
      expect((await server.browser().get(`/oauth/authorize?${query}`, one)).status).toBe(302);
    const kept = await server.rows('select count(*)::int as count from authorization_requests');
    expect((await server.browser().get(`/oauth/authorize?${query}`, one)).status).toBe(429);
    expect(await server.rows('select count(*)::int as count from authorization_requests')).toEqual(kept);
  });

  it('are removed after they expire', async () => {
    expect((await server.browser().get(`/oauth/authorize?${query}`, newAddress())).status).toBe(302);
    server.clock.advance((server.services.config.lifetimes.authorizationRequest + 1) * 1000);
    await sweepExpired(server.services.db, server.clock.read(), later(server.clock.read(), -2 * day));
    expect(await server.rows('select id from authorization_requests')).toEqual([]);
  });
});
