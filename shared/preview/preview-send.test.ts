import { describe, expect, it } from 'vitest';
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi } from '#shared/api/api.ts';
import { createPreview, previewHandlers } from './preview-send.ts';
import type { PreviewScenario } from './state.ts';
import { recording, violationsOf } from '#shared/api/testing/answers.ts';
import type { Answers } from '#shared/api/testing/answers.ts';
import { readPortalCalls } from '#shared/api/testing/portal-calls.ts';
import { previewPlace } from './testing/preview-place.ts';
import { walkPortal } from '#shared/api/testing/walk-portal.ts';
import { unwalkedReads, walkReads } from '#shared/api/testing/walk-reads.ts';

function start(scenario: PreviewScenario = 'filled') {
  const waits: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  const preview = createPreview({ scenario, wait, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, waits, api: createApi<PorticoContract>(preview.send) };
}

const members = '/team/resources/members/v1';
const userId = 'user-5';

/** Handlers for which the portal has no call: what a host application may make of the double. */
const besides: Record<string, { body?: unknown }> = {
  'GET /identity/resources/users/temporary/v1/configuration': {},
  'POST /identity/resources/tenants/invites/v1/user': { body: { expiresInMinutes: 60 } },
  'DELETE /identity/resources/users/sessions/v1/me/all': {},
  'POST /identity/resources/configurations/v1/restrictions/ip/verify/allow': {},
  'GET /security-center/resources/recommendations/v1': {},
  'GET /security-center/resources/insights/v1': {},
};

describe('the preview, walked through', async () => {
  const { routes: calls, unknown } = readPortalCalls();
  const preview = start();
  const answers: Answers = new Map();
  const send = recording(preview.send, answers);
  await walkPortal(createApi<PorticoContract>(send), previewPlace(preview));
  await walkReads(send, unwalkedReads(answers));
  for (const [route, { body }] of Object.entries(besides)) {
    const [method, path] = route.split(' ') as ['GET', string];
    await send({ method, path, body });
  }

  it('each call of the portal is one of the contract’s', () => {
    expect(unknown).toEqual([]);
    expect(calls.length).toBeGreaterThan(100);
  });

  it('none is left out: neither a call of the portal nor an answer of the preview', () => {
    const handlers = Object.keys(previewHandlers(preview.state, false));
    expect(calls.filter((route) => !handlers.includes(route))).toEqual([]);
    expect([...calls, ...handlers].filter((route) => !answers.has(route))).toEqual([]);
  });

  it.each([...answers])('%s answers as the contract says, and no more', (route, given) => {
    expect(given.map((answer) => violationsOf(route, answer)).filter(Boolean)).toEqual([]);
  });
});

describe('the preview', () => {
  it('1 answers after short delays', async () => {
    const { api, waits } = start();
    for (let call = 0; call < 20; call++) await api.get('/flags');
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...waits)).toBeLessThanOrEqual(500);
  });

  it('pages, sorts and searches as the server does', async () => {
    const { api } = start();
    const first = await api.get(members, { query: { pageSize: 10 } });
    expect(first.items).toHaveLength(10);
    expect(first.totalPages).toBe(Math.ceil(first.totalItems / 10));
    const last = await api.get(members, { query: { pageSize: 10, pageOffset: first.totalPages - 1 } });
    expect(last.items.length).toBe(first.totalItems - 10 * (first.totalPages - 1));
    const found = await api.get(members, { query: { search: 'TANAKA' } });
    expect(found.items.map(({ name }) => name)).toEqual(['Hiroshi Tanaka']);
    const turned = await api.get(members, { query: { sortDirection: 'desc', pageSize: 50 } });
    expect(turned.items.map(({ id }) => id)).toEqual(
      (await api.get(members, { query: { pageSize: 50 } })).items.map(({ id }) => id).reverse(),
    );
  });

  it('remembers changes for the visit', async () => {
    const { api } = start();
    await api.post('/identity/resources/tenants/users/v1/{userId}/disable', undefined, {
      params: { userId },
    });
    await api.put(members, { id: userId, roleIds: [''] });
    const { items } = await api.get(members, { query: { pageSize: 50 } });
    expect(items.find(({ id }) => id === userId)).toMatchObject({ isDisabled: true, roleIds: [] });
    await api.delete('/team/resources/members/v1/{userId}', undefined, { params: { userId } });
    expect((await api.get(members, { query: { pageSize: 50 } })).items.some(({ id }) => id === userId)).toBe(false);
  });

  it('refuses what the server refuses, by the same codes', async () => {
    const { api } = start();
    const disable = (userId: string) =>
      api.post('/identity/resources/tenants/users/v1/{userId}/disable', undefined, { params: { userId } });
    await expect(disable('user-0')).rejects.toMatchObject({ errorCode: 'not-yourself', statusCode: 409 });
    await expect(disable('nobody')).rejects.toMatchObject({ errorCode: 'user-not-found' });
    await expect(api.post('/identity/resources/users/v2', { email: 'ada@acme.example' })).rejects.toMatchObject({
      errorCode: 'already-member',
    });
    await disable('user-3');
    await expect(api.put(members, { id: 'user-0', roleIds: [''] })).rejects.toMatchObject({ errorCode: 'last-admin' });
    const change = { password: 'wrong', newPassword: 'another-password' };
    await expect(api.post('/identity/resources/users/v1/passwords/change', change)).rejects.toMatchObject({
      errorCode: 'password-wrong',
    });
  });

  it('knows no call that these pages do not make', async () => {
    await expect(start().api.get('/vendors/public')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('fails, refuses and expires as its scenario says', async () => {
    await expect(start('failing').api.get(members)).rejects.toMatchObject({
      statusCode: 503,
      traceId: expect.any(String),
    });
    await expect(start('failing').api.get('/usage/resources/v1/summary')).rejects.toMatchObject({ statusCode: 503 });
    await expect(start('refusing').api.put(members, { id: userId })).rejects.toMatchObject({ statusCode: 500 });
    const { api, signIn } = start('expiring');
    await expect(api.get(members)).resolves.toBeDefined();
    await expect(api.put(members, { id: userId })).rejects.toMatchObject({ statusCode: 401 });
    await expect(api.get(members)).rejects.toMatchObject({ statusCode: 401 });
    signIn();
    await expect(api.put(members, { id: userId })).resolves.toBeDefined();
  });

  it('answers an aborted call with its reason', async () => {
    await expect(start().api.get(members, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  });
});
