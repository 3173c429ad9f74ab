import { expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { bearer, paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, guest, acme, globex } = server.people;

it('answers with tokens and the person, and sets both cookies', async () => {
  const browser = server.browser();
  const session = await signIn(browser, admin);
  expect(session).toMatchObject({
    mfaRequired: false,
    userId: admin.id,
    userEmail: admin.email,
    email: admin.email,
    emailVerified: true,
    name: admin.name,
    tenantId: acme,
    expiresIn: 900,
    amr: ['pwd'],
  });
  const now = server.clock.read().getTime();
  expect(session.exp).toBe(now / 1000 + 900);
  expect(session.expires).toBe(new Date(now + 900_000).toISOString());
  expect([...browser.cookies.keys()].sort()).toEqual([`fe_refresh_${publicClient.id.replace('-', '')}`, 'portico_sso']);
  const me = await browser.get(paths.me, bearer(session.accessToken));
  expect(me.json()).toMatchObject({ id: admin.id, email: admin.email, tenantId: acme });
});
