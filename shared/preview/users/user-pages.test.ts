import { describe, expect, it } from 'vitest';
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi } from '#shared/api/api.ts';
import { createPreview } from '#shared/preview/preview-send.ts';

function start() {
  const preview = createPreview({ wait: async () => {}, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, api: createApi<PorticoContract>(preview.send) };
}

describe('the preview of what a user is told, and of how they are reached', () => {
  it('remembers what was read, pinned and put away', async () => {
    const { api } = start();
    const list = () => api.get('/notification', { query: { params: '{"count":2}' } });
    await api.put('/notification/{pinStatus}', { notificationId: 'notification-3' }, { params: { pinStatus: 'pin' } });
    expect((await list()).map(({ id, isPinned }) => [id, isPinned])).toEqual([
      ['notification-3', true],
      ['notification-0', false],
    ]);
    await api.put('/notification/status', { params: { notificationId: 'notification-0', status: 'archived' } });
    await api.post('/notification/status/mark-all-read');
    expect((await list()).map(({ id, status }) => [id, status])).toEqual([
      ['notification-3', 'read'],
      ['notification-1', 'read'],
    ]);
    await expect(
      api.put('/notification/status', { params: { notificationId: 'nobody', status: 'read' } }),
    ).rejects.toMatchObject({ errorCode: 'notification-not-found' });
  });

  it('takes any six digits for a code, and no others', async () => {
    const { api } = start();
    const { otcToken = '' } = await api.post('/identity/resources/users/phone-numbers/v1', {
      phoneNumber: '+1 202 555 0199',
      verify: true,
    });
    await expect(
      api.post('/identity/resources/users/phone-numbers/v1/verify', { otcToken, code: 'abc' }),
    ).rejects.toMatchObject({ errorCode: 'code-wrong' });
    await api.post('/identity/resources/users/phone-numbers/v1/verify', { otcToken, code: '123456' });
    const { items } = await api.get('/identity/resources/users/phone-numbers/v1', { query: {} });
    expect(items.map(({ phoneNumber, verified }) => [phoneNumber, verified])).toEqual([
      ['+4915123456742', true],
      ['+12025550142', false],
      ['+12025550199', true],
    ]);
    await expect(
      api.post('/identity/resources/users/phone-numbers/v1', { phoneNumber: '12', verify: true }),
    ).rejects.toMatchObject({ errorCode: 'phone-invalid' });
  });
});
