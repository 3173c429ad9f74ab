import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { SsoSetupLink } from '#shared/contract/sso/sso-setup-links.ts';
import { callerFor } from '#server/testing/flows.ts';
import { mountedContract } from '#server/testing/mounted-contract.ts';
import { publicClient, useTestServer, vendorKey } from '#server/testing/test-server.ts';
import { authenticators } from './authenticators.ts';

const server = await useTestServer();
const { admin, member } = server.people;

const response = z.object({ caller: z.unknown() });
const contract = defineContract({
  'POST /public': { summary: '', access: 'public', response },
  'POST /user': { summary: '', access: 'user', response },
  'POST /refresh-cookie': { summary: '', access: 'refresh-cookie', response },
  'POST /vendor': { summary: '', access: 'vendor', response },
  'POST /setup-link': { summary: '', access: 'setup-link', response },
  'POST /permission': { summary: '', access: 'fe.secure.write.users', response },
  'POST /permission-or-vendor': { summary: '', access: 'fe.secure.write.users', allowVendor: true, response },
});
type Kind = keyof typeof authenticators;
const kinds = Object.keys(authenticators) as Kind[];
/** Names who called. */
const who = ({ caller }: { caller: object | undefined }) => ({
  caller: caller && ('vendorClientId' in caller ? caller : { userId: (caller as { userId: string }).userId }),
});
const mounted = async () => {
  const send = await mountedContract(server.services, contract, {
    'POST /public': who,
    'POST /user': who,
    'POST /refresh-cookie': who,
    'POST /vendor': who,
    'POST /setup-link': who,
    'POST /permission': who,
    'POST /permission-or-vendor': who,
  });
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await send('POST', path, { headers });
    const body = (await answer.json()) as { caller?: unknown } & Partial<ErrorBody>;
    return [answer.status, body.errorCode ?? body.caller ?? null];
  };
};
const json = { 'content-type': 'application/json' };
const vendorToken = async () =>
  (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>().token;

/** The cookie of a guest, as the browser sends it. */
async function guestCookie(): Promise<string> {
  const owner = await callerFor(server, admin);
  const made = await owner.browser.post('/team/resources/sso/v1/setup-links', {}, owner.headers);
  const { url } = made.json<SsoSetupLink & { url: string }>();
  const guest = server.browser();
  const page = await guest.get(new URL(url).pathname);
  await guest.submit(page, { secret: new URL(url).hash.slice(1) });
  return [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

it('a call without credentials is refused by all but the public', async () => {
  const post = await mounted();
  const answers = await Promise.all(kinds.map(async (kind) => [kind, ...(await post(`/${kind}`, json))]));
  expect(answers).toEqual([
    ['public', 200, null],
    // the handler reads the cookie
    ['refresh-cookie', 200, null],
    ['vendor', 401, 'unauthenticated'],
    ['user', 401, 'unauthenticated'],
    ['setup-link', 401, 'sso-setup-link-invalid'],
    ['permission', 401, 'unauthenticated'],
  ]);
});

it('a user is one where a user is asked for, and with the permission where that is', async () => {
  const post = await mounted();
  const [owner, other] = [await callerFor(server, admin), await callerFor(server, member)];
  const of = async ({ headers }: typeof owner) =>
    await Promise.all(
      ['user', 'permission', 'permission-or-vendor', 'vendor'].map((kind) => post(`/${kind}`, headers)),
    );
  expect(await of(owner)).toEqual([
    [200, { userId: admin.id }],
    [200, { userId: admin.id }],
    [200, { userId: admin.id }],
    [401, 'unauthenticated'],
  ]);
  expect(await of(other)).toEqual([
    [200, { userId: member.id }],
    [403, 'forbidden'],
    [403, 'forbidden'],
    [401, 'unauthenticated'],
  ]);
});

it('the vendor is one where allowed, and never somebody else', async () => {
  const post = await mounted();
  const { headers } = await callerFor(server, admin);
  const vendor = { vendorClientId: vendorKey.clientId };
  const token = { 'x-access-token': await vendorToken() };
  expect(await post('/vendor', token)).toEqual([200, vendor]);
  expect(await post('/permission-or-vendor', token)).toEqual([200, vendor]);
  expect(await post('/permission', token)).toEqual([401, 'unauthenticated']);
  expect(await post('/user', token)).toEqual([401, 'unauthenticated']);
  // a wrong token of a vendor does not fall back to the user
  expect(await post('/permission-or-vendor', { ...headers, 'x-access-token': 'x' })).toEqual([401, 'unauthenticated']);
});

it('a session cookie counts from own origins, with a type that no form can send', async () => {
  const post = await mounted();
  const [origin = ''] = publicClient.origins;
  expect(await post('/refresh-cookie', { ...json, origin })).toEqual([200, null]);
  expect(await post('/refresh-cookie', { 'content-type': 'Application/JSON; charset=utf-8', origin })).toEqual([
    200,
    null,
  ]);
  expect(await post('/refresh-cookie', { ...json, origin: 'https://evil.example' })).toEqual([
    403,
    'origin-not-allowed',
  ]);
  for (const type of [undefined, 'text/plain', 'application/json-patch+json'])
    expect(await post('/refresh-cookie', { origin, ...(type && { 'content-type': type }) })).toEqual([
      415,
      'unsupported-media-type',
    ]);
});

it('the guest of a setup link acts for the admin who made it, and is no user', async () => {
  const post = await mounted();
  const cookie = await guestCookie();
  expect(await post('/setup-link', { cookie })).toEqual([200, { userId: admin.id }]);
  expect(await post('/setup-link', { cookie, origin: 'https://evil.example' })).toEqual([403, 'origin-not-allowed']);
  expect(await post('/user', { cookie })).toEqual([401, 'unauthenticated']);
});

it('an access without an authenticator is a permission, which nobody has', async () => {
  const { headers } = await callerFor(server, admin);
  const send = await mountedContract(
    server.services,
    { 'GET /x': { summary: '', access: 'mfa-token' as 'user', response } },
    { 'GET /x': who },
  );
  expect((await send('GET', '/x')).status).toBe(401);
  expect((await send('GET', '/x', { headers })).status).toBe(403);
});
