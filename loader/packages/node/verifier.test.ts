import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVerifier, type Verifier } from './index.ts';

/** A server with keys that rotate. */
let server: Server;
let baseUrl: string;
let published: JWK[];
let fetches: number;
let isDown: boolean;
let first: { kid: string; privateKey: CryptoKey };
let verifier: Verifier;

async function addKey(kid: string): Promise<{ kid: string; privateKey: CryptoKey }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  published.unshift({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' });
  return { kid, privateKey };
}

const userClaims: JWTPayload = {
  sub: 'user-1',
  type: 'userToken',
  tenantId: 'acme',
  email: 'ada@acme.example',
  roles: ['admin'],
  permissions: ['plans.*'],
};

interface Frame {
  key?: { kid: string; privateKey: CryptoKey };
  issuer?: string;
  audience?: string;
  expires?: number;
  typ?: string;
}

function sign(claims: JWTPayload, frame: Frame = {}): Promise<string> {
  const { key = first, issuer = baseUrl, audience = 'my-app', expires = 300, typ = 'JWT' } = frame;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
    .sign(key.privateKey);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    fetches++;
    if (isDown || request.url !== '/.well-known/jwks.json') return void response.writeHead(500).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  published = [];
  fetches = 0;
  isDown = false;
  first = await addKey('first');
  verifier = createVerifier({ baseUrl: `${baseUrl}/`, clientId: 'my-app', vendorId: 'vendor' });
});

describe('verifyToken', () => {
  it('says who it is, and fetches the keys once', async () => {
    const token = await sign(userClaims);
    const [auth] = await Promise.all([verifier.verifyToken(token), verifier.verifyToken(token)]);
    expect(auth).toMatchObject({
      kind: 'user',
      userId: 'user-1',
      tenantId: 'acme',
      email: 'ada@acme.example',
      roles: ['admin'],
      permissions: ['plans.*'],
      superUser: false,
      impersonator: null,
      claims: { type: 'userToken' },
    });
    await verifier.verifyToken(await sign(userClaims));
    expect(fetches).toBe(1);
  });

  it('takes a key that the server rotated to', async () => {
    await verifier.verifyToken(await sign(userClaims));
    const second = await addKey('second');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    try {
      await expect(verifier.verifyToken(await sign(userClaims, { key: second }))).resolves.toMatchObject({
        kind: 'user',
      });
      expect(fetches).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses a key five minutes after the server withdrew it', async () => {
    const token = await sign(userClaims, { expires: 3600 });
    await verifier.verifyToken(token);
    published = [];
    await addKey('other');
    await expect(verifier.verifyToken(token)).resolves.toMatchObject({ kind: 'user' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    try {
      await expect(verifier.verifyToken(token)).rejects.toMatchObject({ code: 'invalid-token', statusCode: 401 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes the token of an API token where the vendor is given', async () => {
    const claims = { ...userClaims, sub: 'token-1', type: 'userApiToken', userId: 'user-1' };
    const token = await sign(claims, { audience: 'vendor' });
    expect(await verifier.verifyToken(token)).toMatchObject({ kind: 'api-token', userId: 'user-1' });
    const withoutVendor = createVerifier({ baseUrl, clientId: 'my-app' });
    await expect(withoutVendor.verifyToken(token)).rejects.toMatchObject({ code: 'invalid-token' });
  });

  it.each<[string, JWTPayload, Frame]>([
    ['another issuer', userClaims, { issuer: 'https://elsewhere.example' }],
    ['another client', userClaims, { audience: 'other-app' }],
    ['a logout token', { ...userClaims, events: {} }, { typ: 'logout+jwt' }],
    ['another kind of token', { ...userClaims, type: 'tenantAccessToken' }, {}],
    ['an API token for the client', { ...userClaims, type: 'userApiToken' }, {}],
    ['a user token for the vendor', userClaims, { audience: 'vendor' }],
    ['no tenant', { sub: 'user-1', type: 'userToken' }, {}],
  ])('refuses %s', async (_, claims, frame) => {
    const token = await sign(claims, frame);
    await expect(verifier.verifyToken(token)).rejects.toMatchObject({ code: 'invalid-token', statusCode: 401 });
  });

  it('refuses a forged signature, no signature, and a text', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await sign(userClaims, { key: { kid: 'first', privateKey } });
    const [, payload] = (await sign(userClaims)).split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const token of [forged, unsigned, 'nonsense', ''])
      await expect(verifier.verifyToken(token)).rejects.toMatchObject({ code: 'invalid-token' });
  });

  it('says that a token has expired, and tolerates clocks that differ by seconds', async () => {
    await expect(verifier.verifyToken(await sign(userClaims, { expires: -60 }))).rejects.toMatchObject({
      code: 'expired-token',
    });
    await expect(verifier.verifyToken(await sign(userClaims, { expires: -2 }))).resolves.toMatchObject({
      kind: 'user',
    });
  });

  it('does not blame the token when the keys cannot be had', async () => {
    isDown = true;
    await expect(verifier.verifyToken(await sign(userClaims))).rejects.toMatchObject({
      code: 'keys-unavailable',
      statusCode: 503,
    });
    const away = createVerifier({ baseUrl: 'http://localhost:1', clientId: 'my-app' });
    const token = await sign(userClaims, { issuer: 'http://localhost:1' });
    await expect(away.verifyToken(token)).rejects.toMatchObject({ code: 'keys-unavailable' });
  });
});

describe('verifyRequest', () => {
  it('reads the header of Node and of fetch', async () => {
    const authorization = `Bearer ${await sign(userClaims)}`;
    expect(await verifier.verifyRequest({ authorization })).toMatchObject({ userId: 'user-1' });
    expect(await verifier.verifyRequest(new Headers({ authorization }))).toMatchObject({ userId: 'user-1' });
  });

  it.each([{}, { authorization: 'Basic abc' }, { authorization: 'Bearer ' }, { authorization: 'Bearer a b' }])(
    'misses the token in %j',
    async (headers) => {
      await expect(verifier.verifyRequest(headers)).rejects.toMatchObject({ code: 'missing-token', statusCode: 401 });
    },
  );
});
