import { describe, expect, it } from 'vitest';
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi } from '#shared/api/api.ts';
import { createPreview } from '#shared/preview/preview-send.ts';

function start() {
  const preview = createPreview({ wait: async () => {}, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, api: createApi<PorticoContract>(preview.send) };
}

describe('the preview of accounts and applications', () => {
  it('what goes with an account is gone with it', async () => {
    const { api } = start();
    const list = async () =>
      (
        await api.get('/tenants/resources/hierarchy/v2', {
          query: { _depth: 'all', _offset: 0, _limit: 50, _sortBy: 'name', _order: 'ASC' },
        })
      )._metadata.totalItems;
    const before = await list();
    const { accounts } = await api.get('/tenants/resources/sub-tenants/v1/{tenantId}/destruction', {
      params: { tenantId: 'account-0' },
    });
    await api.delete('/tenants/resources/sub-tenants/v1/{tenantId}', undefined, { params: { tenantId: 'account-0' } });
    expect([accounts, await list()]).toEqual([3, before - 3]);
  });

  it('an alias is there once', async () => {
    const { api } = start();
    await expect(
      api.post('/tenants/resources/sub-tenants/v1', { name: 'Twin', alias: 'northlight' }),
    ).rejects.toMatchObject({ errorCode: 'account-alias-taken' });
  });
});
