import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/define.ts';
import { contract } from '../../contract/index.ts';
import type { PorticoContract } from '../../contract/index.ts';
import { createApi } from '../api.ts';
import { createPreview } from '../preview-send.ts';
import { previewTokensHandlers } from './preview-tokens.ts';

function start(scenario: 'filled' | 'empty' = 'filled') {
  const preview = createPreview({ scenario, wait: async () => {}, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, api: createApi<PorticoContract>(preview.send) };
}

const body = { description: 'Nightly export', expiresInMinutes: 1440, roleIds: ['role-viewer'], permissionIds: [] };
/** The first of each list, by place. */
const ids: Readonly<Record<string, string>> = { 'tenants/api-tokens': '0', 'tenants/access-tokens': '3', 'users/api-tokens': '4', 'users/access-tokens': '5' };

describe('the preview of API tokens', () => {
  const routes = Object.keys(previewTokensHandlers(start().state, { isEmpty: false })) as (keyof PorticoContract)[];

  it.each(routes)('answers %s as the contract says', async (route) => {
    const [method, path] = route.split(' ') as ['GET', string];
    const last = Object.entries(ids).find(([list]) => path.includes(list))![1];
    const answer = await start().send({ method, path: path.replace(/\{\w+\}/, `5f0c9a3e-7d14-4b62-9a58-0d6f2b1c4e0${last}`), body, query: {} });
    const { response } = contract[route] as Endpoint;
    if (response instanceof z.ZodType) expect(response.safeParse(answer).error).toBeUndefined();
    else expect(answer).toBeUndefined();
  });

  it('4 shows a secret once, keeps what was made, and forgets what was deleted', async () => {
    const { api } = start('empty');
    const list = '/identity/resources/tenants/api-tokens/v1';
    expect(await api.get(list)).toEqual([]);
    const made = await api.post('/identity/resources/tenants/api-tokens/v2', body);
    expect(made.secret).toBeTruthy();
    expect(Date.parse(made.expires!) - Date.parse(made.createdAt)).toBe(86_400_000);
    const [listed] = await api.get(list);
    expect(listed).toMatchObject({ clientId: made.clientId, roleIds: ['role-viewer'] });
    expect(listed).not.toHaveProperty('secret');
    const remove = () => api.delete('/identity/resources/tenants/api-tokens/v1/{tokenId}', undefined, { params: { tokenId: made.clientId } });
    await remove();
    expect(await api.get(list)).toEqual([]);
    await expect(remove()).rejects.toMatchObject({ errorCode: 'api-token-not-found' });
  });
});
