import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { minute } from '#server/lib/clock.ts';
import { bearer, callerFor, codeFor, exchange, paths } from '#server/testing/flows.ts';
import { useHostNames } from '#server/testing/host-names.ts';
import {
  clientSecret,
  confidentialClient,
  publicClient,
  startTestServer,
  useTestServer,
} from '#server/testing/test-server.ts';

/** Test resolutions of host names, besides those of this machine. */
const names = useHostNames();

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

async function signedInToClient(user = admin) {
  const caller = await callerFor(server, user);
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

it('notifies a client of the session by a signed logout token, once, and no other client', async () => {
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

it('notifies of a session that an admin ends, and of none without the client', async () => {
  await signedInToClient(member);
  const { browser, headers } = await callerFor(server, admin);
  await browser.post('/identity/resources/users/sessions/v1/revoke', { userId: member.id }, headers);
  await browser.post(paths.logout, undefined, headers);
  await server.settle();
  expect(await Promise.all(told.map(async ({ body }) => (await readLogoutToken(body)).payload.sub))).toEqual([
    member.id,
  ]);
});

it('retries until the back end accepts it', async () => {
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

describe('V15.3.2 an address of a private network', () => {
  const port = (backEnd.address() as AddressInfo).port;
  /**
   * Signs in to the client and out again, at a server with the given back-channel URI. @returns the last error of the
   * job, and the server
   */
  async function signOutAt(backchannelLogout: object) {
    const other = await startTestServer({
      config: { clients: [publicClient, { ...confidentialClient, backchannelLogout }] },
    });
    onTestFinished(() => other.close());
    await signOutOf(other);
    return other;
  }
  async function signOutOf(other: Awaited<ReturnType<typeof startTestServer>>) {
    const { browser, headers } = await callerFor(other, other.people.admin);
    const [redirect] = confidentialClient.redirectUris;
    const code = await codeFor(browser, { client_id: confidentialClient.id, redirect_uri: redirect });
    await exchange(browser, code, {
      redirect_uri: redirect,
      client_id: confidentialClient.id,
      client_secret: clientSecret,
    });
    await browser.post(paths.logout, undefined, headers);
    await other.app.jobs.drain();
  }
  const jobs = (other: Awaited<ReturnType<typeof startTestServer>>) =>
    other.rows<{ last_error: string | null; done_at: Date | null }>(
      `select last_error, done_at from jobs where kind = 'backchannel-logout' order by id`,
    );

  it.each([`http://127.0.0.1:${port}/`, `http://[::ffff:127.0.0.1]:${port}/`, 'http://169.254.169.254/latest/'])(
    '%s is not called, and the job says why',
    async (address) => {
      const other = await signOutAt({ uri: address });
      expect(told).toHaveLength(0);
      expect(await jobs(other)).toEqual([
        { last_error: expect.stringContaining('the address is not in the public network'), done_at: null },
      ]);
    },
  );

  it('is checked when a name is resolved for a call, and not when it was configured', async () => {
    names.set('back-end.example', '127.0.0.1');
    const other = await signOutAt({ uri: `http://back-end.example:${port}/` });
    expect(told).toHaveLength(0);
    expect(await jobs(other)).toMatchObject([{ last_error: expect.stringContaining('privateNetwork'), done_at: null }]);
    // the cloud metadata address stays forbidden, whatever the configuration
    names.set('cloud.example', '169.254.169.254');
    const allowed = await signOutAt({ uri: `http://cloud.example:${port}/`, privateNetwork: true });
    expect(await jobs(allowed)).toMatchObject([
      { last_error: expect.stringContaining('public network'), done_at: null },
    ]);
  });

  it('is called if configuration allows it, also by name', async () => {
    names.set('back-end.example', '127.0.0.1');
    const other = await signOutAt({ uri: `http://back-end.example:${port}/`, privateNetwork: true });
    expect(told).toHaveLength(1);
    expect(await jobs(other)).toMatchObject([{ last_error: null, done_at: expect.any(Date) }]);
  });
});
