import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/define.ts';
import { contract } from '../../contract/index.ts';
import type { PorticoContract } from '../../contract/index.ts';
import { createApi } from '../api.ts';
import { createPreview } from '../preview-send.ts';
import { previewAccountsHandlers } from './preview-accounts.ts';
import { previewApplicationsHandlers } from './preview-applications.ts';

function start() {
  const preview = createPreview({ wait: async () => {}, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, api: createApi<PorticoContract>(preview.send) };
}

/** Fits every call: each takes from it what it knows. */
const body = {
  name: 'Harbour',
  tenantId: 'account-0',
  isReseller: true,
  subAccountAccessType: 'alwaysOn',
  allowAccess: true,
  users: [{ email: 'new@x.example' }],
  subTenants: [{ tenantId: 'account-0' }],
  subTenantsRoles: [{ tenantId: 'account-0', roleIds: [] }],
  actions: [{ type: 'themeV2/loginBox/brand', payload: '#7e22ce' }],
  userId: 'account-0-person-0',
  appIds: ['ledger'],
};
const query = { _tenantId: 'account-0', _tenantIds: 'account-0,tenant-0', userIds: 'user-1' };
const idOf: Readonly<Record<string, string>> = { tenantId: 'account-0', userId: 'account-0-person-0' };

describe('the preview of accounts and applications', () => {
  const { state } = start();
  const routes = Object.keys({ ...previewAccountsHandlers(state, { isEmpty: false }), ...previewApplicationsHandlers(state) }) as (keyof PorticoContract)[];

  it.each(routes)('answers %s as the contract says', async (route) => {
    const { send } = start();
    const [method, path] = route.split(' ') as ['GET', string];
    const answer = await send({ method, path: path.replace(/\{(\w+)\}/, (_, name: string) => idOf[name]!), body, query });
    const { response } = contract[route] as Endpoint;
    if (response instanceof z.ZodType) expect(response.safeParse(answer).error).toBeUndefined();
    else expect(answer).toBeUndefined();
  });

  it('what goes with an account is gone with it', async () => {
    const { api } = start();
    const list = async () => (await api.get('/tenants/resources/hierarchy/v2', { query: { _depth: 'all', _offset: 0, _limit: 50, _sortBy: 'name', _order: 'ASC' } }))._metadata.totalItems;
    const before = await list();
    const { accounts } = await api.get('/tenants/resources/sub-tenants/v1/{tenantId}/destruction', { params: { tenantId: 'account-0' } });
    await api.delete('/tenants/resources/sub-tenants/v1/{tenantId}', undefined, { params: { tenantId: 'account-0' } });
    expect([accounts, await list()]).toEqual([3, before - 3]);
  });

  it('an alias is there once', async () => {
    const { api } = start();
    await expect(api.post('/tenants/resources/sub-tenants/v1', { name: 'Twin', alias: 'northlight' })).rejects.toMatchObject({ errorCode: 'account-alias-taken' });
  });
});
