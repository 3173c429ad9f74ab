import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { createApi } from './api.ts';
import type { Send, SendRequest } from './send.types.ts';

const Thing = z.object({ id: z.string(), at: z.string().default('now') });
const fixture = defineContract({
  'GET /things': {
    summary: 'List',
    access: 'public',
    query: z.object({ _limit: z.number().optional() }),
    response: z.array(Thing),
  },
  'GET /things/{id}': { summary: 'One', access: 'public', params: z.object({ id: z.string() }), response: Thing },
  'GET /search': {
    summary: 'Search',
    access: 'public',
    query: z.object({ text: z.string() }),
    response: z.array(Thing),
  },
  'POST /things': { summary: 'Create', access: 'public', body: Thing, response: Thing },
  'POST /things/{id}/touch': {
    summary: 'Touch',
    access: 'public',
    params: z.object({ id: z.string() }),
    response: 'empty',
  },
  'PUT /things/{id}/image': {
    summary: 'Image',
    access: 'public',
    params: z.object({ id: z.string() }),
    accepts: ['multipart'],
    response: 'text',
  },
  'PATCH /things/{id}': {
    summary: 'Change',
    access: 'public',
    params: z.object({ id: z.string() }),
    body: Thing.partial(),
    response: Thing,
  },
  'DELETE /things/{id}': {
    summary: 'Delete',
    access: 'public',
    params: z.object({ id: z.string() }),
    response: 'empty',
  },
  'POST /leave': { summary: 'Leaves', access: 'public', response: 'redirect' },
});

function recording(): { api: ReturnType<typeof createApi<typeof fixture>>; sent: SendRequest[] } {
  const sent: SendRequest[] = [];
  const send: Send = async <T>(request: SendRequest) => {
    sent.push(request);
    return {} as T;
  };
  return { api: createApi<typeof fixture>(send), sent };
}

describe('the typed client', () => {
  it('fills in the path and records failures under the route', async () => {
    const { api, sent } = recording();
    await api.get('/things/{id}', { params: { id: 'a/b' } });
    await api.get('/things', { query: { _limit: 5 }, retry: true });
    await api.post('/things', { id: '1' });
    await api.post('/things/{id}/touch', undefined, { params: { id: '1' } });
    await api.patch('/things/{id}', { at: 'then' }, { params: { id: '1' }, name: 'change' });
    await api.delete('/things/{id}', undefined, { params: { id: '1' } });
    expect(sent).toEqual([
      { name: 'GET /things/{id}', method: 'GET', path: '/things/a%2Fb' },
      { name: 'GET /things', method: 'GET', path: '/things', query: { _limit: 5 }, retry: true },
      { name: 'POST /things', method: 'POST', path: '/things', body: { id: '1' } },
      { name: 'POST /things/{id}/touch', method: 'POST', path: '/things/1/touch' },
      { name: 'change', method: 'PATCH', path: '/things/1', body: { at: 'then' } },
      { name: 'DELETE /things/{id}', method: 'DELETE', path: '/things/1' },
    ]);
  });

  it('infers parameter, body and response types', () => {
    const { api } = recording();
    const typesOnly = async () => {
      expectTypeOf(await api.get('/things')).toEqualTypeOf<{ id: string; at: string }[]>();
      expectTypeOf(await api.post('/things', { id: '1' })).toEqualTypeOf<{ id: string; at: string }>();
      expectTypeOf(await api.post('/things/{id}/touch', undefined, { params: { id: '1' } })).toEqualTypeOf<void>();
      expectTypeOf(
        await api.put('/things/{id}/image', new FormData(), { params: { id: '1' }, read: 'text' }),
      ).toEqualTypeOf<string>();
      expectTypeOf(api.post('/leave')).toEqualTypeOf<Promise<never>>();
      // @ts-expect-error: no such route
      await api.get('/nothing');
      // @ts-expect-error: another method's route
      await api.get('/things/{id}/touch', { params: { id: '1' } });
      // @ts-expect-error: the parameter is missing
      await api.get('/things/{id}');
      // @ts-expect-error: the query is missing
      await api.get('/search');
      // @ts-expect-error: the body is missing
      await api.post('/things');
      // @ts-expect-error: a wrong body
      await api.post('/things', { id: 1 });
      // @ts-expect-error: text has to be read as text
      await api.put('/things/{id}/image', new FormData(), { params: { id: '1' } });
    };
    expect(typesOnly).toBeTypeOf('function');
  });
});
