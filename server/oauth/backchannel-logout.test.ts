import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { minute } from '#server/lib/clock.ts';
import { bearer, callerFor, codeFor, exchange, paths } from '#server/testing/flows.ts';
import { clientSecret, confidentialClient, publicClient, useTestServer } from '#server/testing/test-server.ts';

const told: { type: string | undefined; body: string }[] = [];
let status = 200;
const backEnd = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    told.push({ type: request.headers['content-type'], body });
    response.writeHead(status).end();
  });
});
backEnd.listen(0, '127.0.0.1');
await once(backEnd, 'listening');
afterAll(() => void backEnd.close());
const uri = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}/signed-out`;
const server = await useTestServer({
  config: { clients: [publicClient, { ...confidentialClient, backchannelLogout: { uri, privateNetwork: true } }] },
});
const { admin, member } = server.people;

beforeEach(() => {
  told.length = 0;
  status = 200;
});

async function signedInToClient(person = admin) {
  const caller = await callerFor(server, person);
  const [redirect] = confidentialClient.redirectUris;
  const code = await codeFor(caller.browser, { client_id: confidentialClient.id, redirect_uri: redirect });
  const answer = await exchange(caller.browser, code, {
    redirect_uri: redirect,
    client_id: confidentialClient.id,
    client_secret: clientSecret,
  });
  return { ...caller, idToken: answer.json<{ id_token: string }>().id_token };
}

async function readLogoutToken(body: string) {
  const keys = (await server.browser().get('/.well-known/jwks.json')).json<JSONWebKeySet>();
  return await jwtVerify(new URLSearchParams(body).get('logout_token')!, createLocalJWKSet(keys), {
    issuer: server.baseUrl,
    audience: confidentialClient.id,
    typ: 'logout+jwt',
    currentDate: server.clock.read(),
  });
}

it('tells a client of the session by a signed logout token, once, and no other client', async () => {
  const { browser, headers, idToken } = await signedInToClient();
  await browser.post(paths.logout, undefined, headers);
  await server.settle();
  expect(told).toHaveLength(1);
  expect(told[0]!.type).toBe('application/x-www-form-urlencoded');
  const { payload } = await readLogoutToken(told[0]!.body);
  const { sid } = JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as { sid: string };
  expect(payload).toMatchObject({
    sub: admin.id,
    sid,
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    jti: expect.any(String),
  });
  expect(payload).not.toHaveProperty('nonce');
  const token = new URLSearchParams(told[0]!.body).get('logout_token')!;
  expect((await server.browser().get(paths.me, bearer(token))).status).toBe(401);
});

it('tells of a session that an admin ends, and of none that was never the client’s', async () => {
  await signedInToClient(member);
  const { browser, headers } = await callerFor(server, admin);
  await browser.post('/identity/resources/users/sessions/v1/revoke', { userId: member.id }, headers);
  await browser.post(paths.logout, undefined, headers);
  await server.settle();
  expect(await Promise.all(told.map(async ({ body }) => (await readLogoutToken(body)).payload.sub))).toEqual([
    member.id,
  ]);
});

it('tries again until the back end takes it', async () => {
  status = 503;
  const { browser, headers } = await signedInToClient();
  await browser.post(paths.logout, undefined, headers);
  await server.app.jobs.drain();
  expect(told).toHaveLength(1);
  status = 200;
  server.clock.advance(minute);
  await server.app.jobs.drain();
  expect(told).toHaveLength(2);
  server.clock.advance(minute);
  await server.app.jobs.drain();
  expect(told).toHaveLength(2);
});
