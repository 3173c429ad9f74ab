import { describe, expect, it } from 'vitest';
import { BulkStatus, InviteLink, CheckedInvitee } from '#shared/contract/invitations/invitations.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi } from '#shared/api/api.ts';
import { createPreview } from '#shared/preview/preview-send.ts';

const api = () => createApi<PorticoContract>(createPreview({ wait: async () => {} }).send);
const base = '/identity/resources/users/bulk/v1';
const users = [
  { email: 'new-one@acme.example', name: 'New One' },
  { email: 'broken' },
  { email: 'new-one@acme.example' },
];

describe('getting people in, in the preview', () => {
  it('tries a list as the server does', async () => {
    const { items } = await api().post(`${base}/check`, { users });
    expect(items.map((item) => CheckedInvitee.parse(item).reason)).toEqual([
      undefined,
      'email-invalid',
      'email-repeated',
    ]);
  });

  it('works a list off, and takes it back', async () => {
    const portal = api();
    const count = async () => (await portal.get('/team/resources/members/v1', { query: {} })).totalItems;
    const before = await count();
    const { id } = await portal.post(`${base}/invite`, { users });
    const { item } = await portal.get(`${base}/latest`);
    expect(BulkStatus.parse(item)).toMatchObject({ id, status: 'completed', total: 3, invited: 1, failed: 2 });
    expect(await count()).toBe(before + 1);
    expect(await portal.post(`${base}/{id}/undo`, undefined, { params: { id } })).toMatchObject({
      status: 'undone',
      undone: 1,
    });
    expect(await count()).toBe(before);
  });

  it('makes, renews and revokes a link', async () => {
    const portal = api();
    const path = '/identity/resources/tenants/invites/v1/user';
    expect(await portal.get(path)).toBeNull();
    const link = InviteLink.parse(
      await portal.post('/identity/resources/tenants/invites/v2/user', { expiresInMinutes: 10 }),
    );
    expect(Date.parse((await portal.patch(path, {})).expires)).toBeGreaterThan(Date.parse(link.expires));
    await portal.delete(path);
    expect(await portal.get(path)).toBeNull();
  });

  it('limits somebody’s time, and makes them permanent', async () => {
    const portal = api();
    const params = { userId: 'user-5' };
    const { temporaryExpirationDate } = await portal.put(
      '/identity/resources/users/temporary/v1/{userId}',
      { expirationInSeconds: 86_400 },
      { params },
    );
    const user = async () =>
      (await portal.get('/team/resources/members/v1', { query: { pageSize: 200 } })).items.find(
        ({ id }) => id === 'user-5',
      );
    expect(await user()).toMatchObject({ temporaryExpirationDate });
    await portal.delete('/identity/resources/users/temporary/v1/{userId}', undefined, { params });
    expect(await user()).not.toHaveProperty('temporaryExpirationDate');
  });
});
