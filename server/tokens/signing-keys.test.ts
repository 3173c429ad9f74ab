import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { day, hour, minute } from '#server/lib/clock.ts';
import { createFakeClock } from '#server/testing/fake-clock.ts';
import { bearer, callerFor, paths, signIn } from '#server/testing/flows.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';
import {
  publicClient,
  startTestServer,
  useTestServer,
  vendorKey,
  type TestServer,
} from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin } = server.people;
const keysOf = async (from: TestServer) =>
  (await from.browser().get('/.well-known/jwks.json')).json<{ keys: JWK[] }>().keys;
const meWith = async (token: string) => (await server.browser().get(paths.me, bearer(token))).status;

const good = (await callerFor(server, admin)).session.accessToken;
const [head = '', body = '', signature = ''] = good.split('.');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { kid } = decodeProtectedHeader(good);
const claims = decodeJwt(good);
const privateKey = (await server.services.keys.current()).privateKey;
const sign = (
  changes: Record<string, unknown>,
  header: Record<string, unknown> = {},
  key: Parameters<SignJWT['sign']>[0] = privateKey,
) =>
  new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: kid!, typ: 'JWT', ...header })
    .sign(key);

describe('V9.1 foreign or forged tokens', () => {
  it('accepts a valid one, so that the refusals below are meaningful', async () => {
    expect(await meWith(good)).toBe(200);
    expect(await meWith(await sign({}))).toBe(200);
  });

  it('V9.1.1 refuses changed claims and signatures', async () => {
    expect(await meWith(`${head}.${encode({ ...claims, sub: server.people.stranger.id })}.${signature}`)).toBe(401);
    expect(await meWith(`${head}.${body}.${signature.slice(0, -8)}AAAAAAAA`)).toBe(401);
    expect(await meWith(`${head}.${body}.`)).toBe(401);
  });

  it.each(['none', 'None', 'NONE'])('V9.1.2 refuses alg %s', async (alg) => {
    expect(await meWith(`${encode({ alg, typ: 'JWT' })}.${body}.`)).toBe(401);
    expect(await meWith(`${encode({ alg, typ: 'JWT', kid })}.${body}.${signature}`)).toBe(401);
  });

  it('V9.1.2 refuses HS256 with the public key as secret', async () => {
    const [jwk] = await keysOf(server);
    const pem = createPublicKey({ key: jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    for (const secret of [pem, JSON.stringify(jwk)]) {
      const forged = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${body}`;
      expect(await meWith(`${forged}.${createHmac('sha256', secret).update(forged).digest('base64url')}`)).toBe(401);
    }
  });

  it('V9.1.3 refuses a foreign key, wherever the header locates it', async () => {
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = foreign.publicKey.export({ format: 'jwk' }) as JWK;
    for (const header of [
      {},
      { kid: 'unknown' },
      { jwk },
      { jku: 'http://evil.test/jwks.json' },
      { x5u: 'http://evil.test/x.pem' },
    ]) {
      expect(await meWith(await sign({}, header, foreign.privateKey)), JSON.stringify(header)).toBe(401);
    }
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ['V9.2.1 has ended', { exp: 1000 }],
    ['V9.2.1 never ends', { exp: undefined }],
    ['V9.2.3 another issuer', { iss: 'http://evil.test' }],
    ['V9.2.3 a client that is not there', { aud: 'nobody' }],
    ['V9.2.3 two audiences', { aud: [publicClient.id, 'vendor'] }],
    ['V9.2.2 another kind', { type: 'vendor' }],
    ['V9.2.2 another typ', {}, { typ: 'at+jwt' }],
    ['no session', { sid: undefined }],
    ['a session of somebody else', { sub: server.people.stranger.id }],
    ['a foreign tenant', { tenantId: server.people.globex }],
    ['SQL for a tenant', { tenantId: "' or true --" }],
  ])('refuses one of our own with: %s', async (_name, changes, header) => {
    expect(await meWith(await sign(changes, header))).toBe(401);
  });

  it('V9.2.2 distinguishes tokens of users and of the vendor', async () => {
    const { token } = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
    expect(await meWith(token)).toBe(401);
    const baseUrl = async (value: string) =>
      (await server.browser().get('/vendors/base-url', { 'x-access-token': value })).status;
    expect(await baseUrl(token)).toBe(200);
    expect(await baseUrl(good)).toBe(401);
  });
});

describe('rotation', () => {
  it('V11.1.1 publishes a key an hour before it signs; older tokens verify until they expire', async () => {
    const own = await startTestServer();
    const login = async () => (await signIn(own.browser(), own.people.admin)).accessToken;
    const kidOf = (token: string) => decodeProtectedHeader(token).kid;
    const first = kidOf(await login());
    own.clock.advance(90 * day - hour);
    await own.services.keys.rotate();
    const announced = (await keysOf(own)).map(({ kid }) => kid);
    expect(announced).toHaveLength(2);
    expect(announced[0]).toBe(first);
    const last = await login();
    expect(kidOf(last)).toBe(first);

    own.clock.advance(hour);
    const next = kidOf(await login());
    expect(next).toBe(announced[1]);
    expect((await keysOf(own))[0]!.kid).toBe(next);

    own.clock.advance(-hour + 10 * minute);
    expect((await own.browser().get(paths.me, bearer(last))).status).toBe(200);
    own.clock.advance(25 * hour + 5 * minute);
    expect((await keysOf(own)).map(({ kid }) => kid)).toEqual([next]);
    await own.close();
  });

  it('creates no key early', async () => {
    await server.services.keys.rotate();
    await server.services.keys.rotate();
    expect(await keysOf(server)).toHaveLength(1);
  });

  it('keeps working when the clock is set back to before the first key', async () => {
    const own = await startTestServer();
    await signIn(own.browser(), own.people.admin);
    own.clock.advance(-2 * hour);
    await signIn(own.browser(), own.people.admin);
    expect(await keysOf(own)).toHaveLength(1);
    await own.close();
  });

  it('stores private keys encrypted in the database, and not in the JWKS', async () => {
    const [row] = await server.rows<{ wrapped: string }>(
      "select encode(wrapped_private_key, 'escape') as wrapped from signing_keys",
    );
    expect(row!.wrapped).not.toContain('PRIVATE KEY');
    for (const key of await keysOf(server)) {
      expect(key).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(secret);
    }
  });
});

const [database, clock, masterKey] = [await createTestDatabase(), createFakeClock(), Buffer.alloc(32, 5)];
const two = await Promise.all([
  startTestServer({ database, clock, masterKey }),
  startTestServer({ database, clock, masterKey }),
]);
afterAll(async () => {
  await Promise.all(two.map((each) => each.close()));
  await database.drop();
});

describe('published keys', () => {
  it('exist before the first sign-in, and the first token is signed by them', async () => {
    const own = await startTestServer();
    const [first] = await keysOf(own);
    const { accessToken } = await signIn(own.browser(), own.people.admin);
    expect(decodeProtectedHeader(accessToken).kid).toBe(first!.kid);
    await own.close();
  });

  it.each(['/.well-known/jwks.json', '/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'])(
    '%s may be cached for five minutes, by origin, and revalidated by its ETag',
    async (path) => {
      const first = await server.browser().get(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=300');
      expect(first.headers.get('vary')).toBe('Origin');
      const etag = first.headers.get('etag')!;
      const again = await server.browser().get(path, { 'if-none-match': etag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect((await server.browser().get(path, { 'if-none-match': '"another"' })).status).toBe(200);
    },
  );
});

describe('a compromised key', () => {
  const requestMetadata = { ip: '127.0.0.1', country: null, userAgent: null, traceId: 'test' };

  it('is withdrawn with the tokens that it signed; another one signs, and clients refresh', async () => {
    const own = await startTestServer();
    const { browser, session, headers } = await callerFor(own, own.people.admin);
    const [before] = await keysOf(own);
    expect((await browser.get(paths.me, headers)).status).toBe(200);
    expect(await own.services.keys.withdraw(before!.kid!, requestMetadata)).toBe(true);
    expect((await browser.get(paths.me, bearer(session.accessToken))).status).toBe(401);
    const after = await keysOf(own);
    expect(after).toHaveLength(1);
    expect(after[0]!.kid).not.toBe(before!.kid);
    const refreshed = (await browser.post(paths.refresh)).json<{ accessToken: string }>();
    expect(decodeProtectedHeader(refreshed.accessToken).kid).toBe(after[0]!.kid);
    expect((await browser.get(paths.me, bearer(refreshed.accessToken))).status).toBe(200);
    expect(
      await own.rows(`select severity, details from audits where action = 'vendor.signing-key-withdrawn'`),
    ).toEqual([{ severity: 'Critical', details: { kid: before!.kid } }]);
    await own.close();
  });

  it('hands over to the published successor, and an unknown key is a no-op', async () => {
    const own = await startTestServer();
    await signIn(own.browser(), own.people.admin);
    own.clock.advance(90 * day - hour);
    await own.services.keys.rotate();
    const [current, announced] = await keysOf(own);
    expect(await own.services.keys.withdraw('unknown', requestMetadata)).toBe(false);
    expect(await own.services.keys.withdraw(current!.kid!, requestMetadata)).toBe(true);
    expect(await own.services.keys.withdraw(current!.kid!, requestMetadata)).toBe(false);
    const { accessToken } = await signIn(own.browser(), own.people.admin);
    expect(decodeProtectedHeader(accessToken).kid).toBe(announced!.kid);
    await own.close();
  });
});

describe('two processes on one database', () => {
  it('verify a first token at once, where one had found no key a moment before', async () => {
    const shared = await createTestDatabase();
    const both = await Promise.all([
      startTestServer({ database: shared, clock, masterKey }),
      startTestServer({ database: shared, clock, masterKey }),
    ]);
    await both[1].services.keys.verifier();
    const { kid, privateKey } = await both[0].services.keys.current();
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    await expect(jwtVerify(token, await both[1].services.keys.verifier())).resolves.toBeDefined();
    await Promise.all(both.map((each) => each.close()));
    await shared.drop();
  });

  it('V15.4.1 create one key when both sign for the first time at once', async () => {
    const kids = await Promise.all(two.map(async ({ services }) => (await services.keys.current()).kid));
    expect(new Set(kids).size).toBe(1);
    expect(await keysOf(two[0])).toHaveLength(1);
  });

  it('V15.4.1 create one key when both rotate at once, and verify each other’s tokens', async () => {
    clock.advance(90 * day - hour);
    await Promise.all([...two, ...two].map(({ services }) => services.keys.rotate()));
    const keys = await Promise.all(two.map(keysOf));
    expect(keys[0]!.map(({ kid }) => kid)).toEqual(keys[1]!.map(({ kid }) => kid));
    expect(keys[0]).toHaveLength(2);
    clock.advance(hour);
    const { kid, privateKey } = await two[0].services.keys.current();
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    const published = (await keysOf(two[1])).find((key) => key.kid === kid)!;
    await expect(jwtVerify(token, await importJWK(published, 'RS256'))).resolves.toBeDefined();
  });
});
