import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/entities.ts';
import { errorStatus, type ErrorBody } from '#shared/contract/errors.ts';
import { callerFor, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { registerRequestHooks } from './request-hooks.ts';
import { mount } from './mount.ts';

const server = await useTestServer();
const { admin, member, stranger } = server.people;

describe('V8.2.1 default-deny', () => {
  const bareApp = () => {
    const app = Fastify();
    registerRequestHooks(app, server.services, { mailRefusal: () => Promise.resolve(undefined) });
    return app;
  };

  it('refuses a route without declared access at start', () => {
    expect(() => bareApp().get('/forgotten', () => 'x')).toThrow('route without declared access: GET /forgotten');
  });

  it('refuses a contract whose endpoint lost its access', () => {
    const lost = { 'GET /forgotten': { summary: 'x', response: 'empty' } } as never;
    expect(() => mount(bareApp(), server.services, lost, { 'GET /forgotten': () => undefined } as never)).toThrow(
      'route without declared access',
    );
  });

  it('ignores routes that the contract does not define', async () => {
    for (const path of ['/identity/resources/nothing/v1', '/admin', '/identity/resources/users/v2/me/x']) {
      expect((await server.browser().get(path)).status, path).toBe(404);
    }
  });
});

describe('order: authenticate, authorize, validate', () => {
  const rubbish = { email: 12, roleIds: 'all' };

  it('V8.3.1 answers 401 without authentication, whatever the body', async () => {
    const answer = await server.browser().post(paths.users, rubbish);
    expect(answer.status).toBe(401);
    expect(answer.json<ErrorBody>().errorCode).toBe('unauthenticated');
  });

  it('answers 403 to a user without the permission, whatever the body', async () => {
    const { browser, headers } = await callerFor(server, member);
    const answer = await browser.post(paths.users, rubbish, headers);
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ errorCode: 'forbidden', context: { permission: 'fe.secure.write.users' } });
  });

  it('answers 400 with one message per field to an authorized user', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const answer = await browser.post(paths.users, rubbish, headers);
    expect(answer.status).toBe(400);
    const { errors, context } = answer.json<ErrorBody & { context: { fields: { field: string }[] } }>();
    expect(context.fields.map(({ field }) => field).sort()).toEqual(['email', 'roleIds']);
    expect(errors).toHaveLength(2);
    expect(errors.join()).not.toContain('all');
  });

  it('accepts the token with and without the word Bearer, and refuses an invalid one', async () => {
    const { browser, session } = await callerFor(server, admin);
    const me = async (authorization: string) => (await browser.get(paths.me, { authorization })).status;
    expect(await me(`Bearer ${session.accessToken}`)).toBe(200);
    expect(await me(`bearer  ${session.accessToken}`)).toBe(200);
    expect(await me(session.accessToken)).toBe(200);
    for (const bad of [
      '',
      'Bearer',
      'Bearer x',
      `Basic ${session.accessToken}`,
      `Bearer ${session.accessToken}x`,
      `Bearer ${'a'.repeat(9000)}.b.c`,
    ])
      expect(await me(bad), bad).toBe(401);
  });
});

describe('bodies', () => {
  it('V15.3.3 strips fields that the contract does not define', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const before = (await browser.get(paths.me, headers)).json<User>();
    const sent = {
      ...before,
      title: 'Pilot',
      email: 'evil@acme.example',
      verified: false,
      superUser: true,
      tenantId: stranger.tenantIds[0],
      password_hash: 'x',
    };
    const after = (await browser.put(paths.me, sent, headers)).json<User>();
    expect(after).toEqual({ ...before, title: 'Pilot' });
    const [row] = await server.rows('select email, verified, super_user from users where id = $1', [admin.id]);
    expect(row).toEqual({ email: admin.email, verified: true, super_user: false });
  });

  it('reports an invalid email by its own code', async () => {
    const answer = await server.browser().post(paths.forgot, { email: 'nobody' });
    expect(answer.status).toBe(400);
    expect(answer.json<ErrorBody>().errorCode).toBe('email-invalid');
  });

  it.each([
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['no body', '', 400],
  ])('refuses %s where an object is required', async (_name, body, status) => {
    const answer = await server
      .browser()
      .send('POST', paths.login, { body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(status);
  });

  it('accepts a POST without body, with and without content type, if none is required', async () => {
    const browser = server.browser();
    expect((await browser.post(paths.logout)).status).toBe(200);
    expect((await browser.send('POST', paths.logout)).status).toBe(200);
  });
});

describe('queries', () => {
  it('reads the texts undefined and null as absent', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const plain = await browser.get(paths.users, headers);
    const written = await browser.get(
      `${paths.users}?_limit=undefined&_offset=null&_filter=null&ids=undefined&_sortBy=undefined`,
      headers,
    );
    expect(written.status).toBe(200);
    expect(written.json()).toEqual(plain.json());
  });

  it.each([
    '_limit=0',
    '_limit=201',
    '_limit=x',
    '_limit=1e9',
    '_offset=-1',
    '_offset=1.5',
    '_sortBy=password',
    '_order=sideways',
    '_limit=1&_limit=2',
    '_filter[x]=1&_limit=[]',
  ])('refuses %s with 400', async (query) => {
    const { browser, headers } = await callerFor(server, admin);
    expect((await browser.get(`${paths.users}?${query}`, headers)).status).toBe(400);
  });

  it.each([
    ['GET', `${paths.users}?_filter=%00`],
    ['GET', `${paths.users}?ids=not-an-id`],
    ['GET', '/metadata?entityName=%00'],
    ['GET', '/oauth/postlogin/redirect?state=%00'],
    ['GET', '/oauth/prelogin?state=%00'],
    ['GET', '/account/sign-up?state=%00'],
    ['GET', '/account/activate?userId=%00&token=%00'],
    ['GET', '/account/reset-password?userId=%00&token=%00'],
    ['GET', '/oauth/authorize?client_id=%00'],
    ['GET', '/identity/resources/users/v1/%00'],
    ['GET', '/identity/resources/users/v1/%ZZ'],
    ['GET', `/identity/resources/users/v1/${'a'.repeat(3000)}`],
    ['POST', '/oauth/postlogin?x=%00'],
  ])('answers %s %s with less than 500', async (method, path) => {
    const { browser, headers } = await callerFor(server, admin);
    await browser.get('/account/login');
    const answer = await browser.send(method, path, { headers });
    expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
  });
});

describe('paths', () => {
  it.each([
    '/flags',
    '/flags/',
    '/frontegg/flags',
    '/frontegg/flags/',
    '/frontegg/frontegg/flags',
    '/frontegg/flags?x=1',
    '/flags?',
  ])('answers at %s', async (path) => {
    expect((await server.browser().get(path)).status).toBe(200);
  });

  it('answers OAuth below the prefix too', async () => {
    const answer = await server.browser().get('/frontegg/oauth/authorize?client_id=nobody');
    expect(answer.status).toBe(errorStatus['client-unknown']);
  });

  it.each(['/fronteggx/flags', '/x/frontegg/flags', '/FLAGS'])('does not answer at %s', async (path) => {
    expect((await server.browser().get(path)).status).toBe(404);
  });
});
