import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { AccessError, hasPermission, requireStepUp, type Auth, type Verifier } from './index.ts';
import * as express from './express.ts';
import * as hooks from './fastify.ts';
import { protectRoutes, withAuth } from './next.ts';

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
const now = Math.floor(Date.now() / 1000);
const ada: Auth = {
  kind: 'user',
  userId: 'ada',
  email: 'ada@acme.example',
  name: 'Ada',
  tenantId: 'acme',
  roles: ['editor'],
  permissions: ['plans.*'],
  superUser: false,
  impersonator: null,
  claims: { acr: multiFactor, amr: ['pwd', 'otp', 'mfa'], auth_time: now - 100 },
};
/** Knows one token; the real verifier has its own test. */
const verifier: Verifier = {
  verifyToken: async (token) => {
    if (token !== 'good') throw new AccessError('invalid-token', 'bad');
    return ada;
  },
  verifyRequest: async (headers) => {
    const value = headers instanceof Headers ? headers.get('authorization') : headers['authorization'];
    if (typeof value !== 'string') throw new AccessError('missing-token', 'none');
    return await verifier.verifyToken(value.slice('Bearer '.length));
  },
};
const bearer = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const outcomes: [
  rule: 'none' | 'plans.read' | 'users.read',
  token: string | undefined,
  status: number,
  body: object,
][] = [
  ['none', 'good', 200, { for: 'ada@acme.example' }],
  ['none', undefined, 401, { error: 'missing-token' }],
  ['none', 'stolen', 401, { error: 'invalid-token' }],
  ['plans.read', 'good', 200, { for: 'ada@acme.example' }],
  ['users.read', 'good', 403, { error: 'missing-permission' }],
];

let server: Server | undefined;
afterEach(() => void server?.close());

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

describe.each(outcomes)('with the rule %s and the token %s', (rule, token, status, body) => {
  it(`Express answers ${status}`, async () => {
    const chain = [express.authenticate(verifier), ...(rule === 'none' ? [] : [express.requirePermission(rule)])];
    const url = await serve((request: IncomingMessage & { auth?: Auth }, response) => {
      const run = ([middleware, ...rest]: express.Middleware[]): void => {
        if (middleware) void middleware(request, response, (error) => (error ? response.destroy() : run(rest)));
        else response.end(JSON.stringify({ for: request.auth?.email }));
      };
      run(chain);
    });
    const answer = await fetch(url, { headers: bearer(token) });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
    expect(answer.headers.get('www-authenticate')?.startsWith('Bearer') ?? false).toBe(status !== 200);
  });

  it(`Fastify answers ${status}`, async () => {
    const app = fastify();
    app.addHook('onRequest', hooks.authenticate(verifier));
    const preHandler = rule === 'none' ? [] : [hooks.requirePermission(rule)];
    app.get('/', { preHandler }, (request) => ({ for: request.auth?.email }));
    const answer = await app.inject({ url: '/', headers: bearer(token) });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(body);
    await app.close();
  });

  it(`a route handler of Next.js answers ${status}`, async () => {
    const rules = rule === 'none' ? {} : { permissions: [rule] };
    const handler = withAuth(verifier, (_request, auth) => Response.json({ for: auth.email }), rules);
    const answer = await handler(new Request('https://app.example/api', { headers: bearer(token) }), {});
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
  });

  it(`the proxy of Next.js ${status === 200 ? 'lets through' : `answers ${status}`}`, async () => {
    const proxy = protectRoutes(verifier, rule === 'none' ? {} : { permissions: [rule] });
    const answer = await proxy(new Request('https://app.example/api', { headers: bearer(token) }));
    expect(answer?.status ?? 200).toBe(status);
  });
});

describe('rules', () => {
  it('a super user holds every permission', () => {
    expect(hasPermission({ permissions: [], roles: [], superUser: true }, 'plans.read')).toBe(true);
    expect(
      hasPermission({ permissions: ['plans.read'], roles: [], superUser: false }, 'users.read', 'plans.read'),
    ).toBe(true);
  });

  it('multi-factor authentication may be too old', () => {
    expect(() => requireStepUp(ada, { maxAge: 200 })).not.toThrow();
    expect(() => requireStepUp(ada, { maxAge: 50 })).toThrow(expect.objectContaining({ code: 'step-up-required' }));
    expect(() => requireStepUp({ claims: { amr: 'mfa' } })).toThrow(AccessError);
  });

  it('in front of authenticate are a fault of the server, not of the caller', async () => {
    const errors: unknown[] = [];
    const url = await serve((request, response) =>
      express.requireRole('editor')(request, response, (error) => {
        errors.push(error);
        response.end();
      }),
    );
    await fetch(url);
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('no authenticate()') })]);
  });
});
