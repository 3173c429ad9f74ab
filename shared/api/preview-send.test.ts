import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../contract/define.ts';
import { contract } from '../contract/index.ts';
import type { PorticoContract } from '../contract/index.ts';
import { createApi } from './api.ts';
import { createPreview } from './preview-send.ts';
import type { PreviewScenario } from './preview/preview-state.ts';
import { previewMembersHandlers } from './preview/preview-members.ts';
import { previewProfileHandlers } from './preview/preview-profile.ts';

function start(scenario: PreviewScenario = 'filled') {
  const waits: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  const preview = createPreview({ scenario, wait, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, waits, api: createApi<PorticoContract>(preview.send) };
}

const members = '/team/resources/members/v1';
const personId = 'user-5';
const bodies: Record<string, unknown> = {
  'PUT /team/resources/members/v1': { id: personId, roleIds: ['role-viewer'] },
  'POST /identity/resources/users/v2': { email: 'new@acme.example', provider: 'local' },
  'POST /identity/resources/users/sessions/v1/revoke': { userId: personId },
  'POST /identity/resources/users/mfa-resets/v1': { userId: 'user-1' },
  'PUT /identity/resources/users/v2/me': { name: 'Ada N.' },
  'POST /identity/resources/users/v1/passwords/change': { password: 'preview-password', newPassword: 'another-password' },
  'PUT /identity/resources/users/v1/tenant': { tenantId: 'tenant-1' },
};

describe('the preview', () => {
  const { state } = start();
  const routes = Object.keys({ ...previewMembersHandlers(state), ...previewProfileHandlers(state) }) as (keyof PorticoContract)[];

  it.each(routes)('answers %s as the contract says', async (route) => {
    const { send, state: visit } = start();
    visit.resets = [{ id: 'waiting', userId: 'user-4', userName: 'Seun', userEmail: 'seun@acme.example', state: 'asked', requestedBy: { id: 'user-3', name: 'Layla' }, requestedAt: '', expiresAt: '' }];
    const [method, path] = route.split(' ') as ['GET', string];
    const answer = await send({ method, path: path.replace('{userId}', personId).replace('{resetId}', 'waiting'), body: bodies[route], query: {} });
    const { response } = contract[route] as Endpoint;
    if (response instanceof z.ZodType) expect(response.safeParse(answer).error).toBeUndefined();
    else expect(typeof answer).toBe(response === 'text' ? 'string' : 'undefined');
  });

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
    expect(turned.items.map(({ id }) => id)).toEqual((await api.get(members, { query: { pageSize: 50 } })).items.map(({ id }) => id).reverse());
  });

  it('remembers changes for the visit', async () => {
    const { api } = start();
    await api.post('/identity/resources/tenants/users/v1/{userId}/disable', undefined, { params: { userId: personId } });
    await api.put(members, { id: personId, roleIds: [''] });
    const { items } = await api.get(members, { query: { pageSize: 50 } });
    expect(items.find(({ id }) => id === personId)).toMatchObject({ isDisabled: true, roleIds: [] });
    await api.delete('/team/resources/members/v1/{userId}', undefined, { params: { userId: personId } });
    expect((await api.get(members, { query: { pageSize: 50 } })).items.some(({ id }) => id === personId)).toBe(false);
  });

  it('refuses what the server refuses, by the same codes', async () => {
    const { api } = start();
    const disable = (userId: string) => api.post('/identity/resources/tenants/users/v1/{userId}/disable', undefined, { params: { userId } });
    await expect(disable('user-0')).rejects.toMatchObject({ errorCode: 'not-yourself', statusCode: 409 });
    await expect(disable('nobody')).rejects.toMatchObject({ errorCode: 'user-not-found' });
    await expect(api.post('/identity/resources/users/v2', { email: 'ada@acme.example' })).rejects.toMatchObject({ errorCode: 'already-member' });
    await disable('user-3');
    await expect(api.put(members, { id: 'user-0', roleIds: [''] })).rejects.toMatchObject({ errorCode: 'last-admin' });
    const change = { password: 'wrong', newPassword: 'another-password' };
    await expect(api.post('/identity/resources/users/v1/passwords/change', change)).rejects.toMatchObject({ errorCode: 'password-wrong' });
  });

  it('knows no call that these pages do not make', async () => {
    await expect(start().api.get('/vendors/public')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('fails, refuses and expires as its scenario says', async () => {
    await expect(start('failing').api.get(members)).rejects.toMatchObject({ statusCode: 503, traceId: expect.any(String) });
    await expect(start('refusing').api.put(members, { id: personId })).rejects.toMatchObject({ statusCode: 500 });
    const { api, signIn } = start('expiring');
    await expect(api.get(members)).resolves.toBeDefined();
    await expect(api.put(members, { id: personId })).rejects.toMatchObject({ statusCode: 401 });
    await expect(api.get(members)).rejects.toMatchObject({ statusCode: 401 });
    signIn();
    await expect(api.put(members, { id: personId })).resolves.toBeDefined();
  });

  it('answers an aborted call with its reason', async () => {
    await expect(start().api.get(members, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
  });
});
