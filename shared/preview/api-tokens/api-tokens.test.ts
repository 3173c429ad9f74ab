import { describe, expect, it } from 'vitest';
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi } from '#shared/api/api.ts';
import { createPreview } from '#shared/preview/preview-send.ts';

function start(scenario: 'filled' | 'empty' = 'filled') {
  const preview = createPreview({ scenario, wait: async () => {}, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, api: createApi<PorticoContract>(preview.send) };
}

const body = { description: 'Nightly export', expiresInMinutes: 1440, roleIds: ['role-viewer'], permissionIds: [] };
describe('the preview of API tokens', () => {
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
    const remove = () =>
      api.delete('/identity/resources/tenants/api-tokens/v1/{tokenId}', undefined, {
        params: { tokenId: made.clientId },
      });
    await remove();
    expect(await api.get(list)).toEqual([]);
    await expect(remove()).rejects.toMatchObject({ errorCode: 'api-token-not-found' });
  });
});
