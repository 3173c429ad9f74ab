import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/define.ts';
import { contract } from '../../contract/index.ts';
import type { PorticoContract } from '../../contract/index.ts';
import { createApi } from '../api.ts';
import { createPreview } from '../preview-send.ts';
import { previewContactsHandlers } from './preview-contacts.ts';
import { previewNotificationsHandlers } from './preview-notifications.ts';

function start() {
  const preview = createPreview({ wait: async () => {}, now: Date.parse('2026-11-20T14:20:00Z') });
  return { ...preview, api: createApi<PorticoContract>(preview.send) };
}

const bodies: Record<string, unknown> = {
  'PUT /notification/status': { params: { notificationId: 'notification-0', status: 'read' } },
  'PUT /notification/{pinStatus}': { notificationId: 'notification-1' },
  'POST /identity/resources/users/phone-numbers/v1': { phoneNumber: '+1 202 555 0199', verify: true },
  'POST /identity/resources/users/phone-numbers/v1/preverify': { phoneNumber: '+12025550142' },
  'POST /identity/resources/users/phone-numbers/v1/verify': { otcToken: 'preview-code', code: '123456' },
  'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': { otcToken: 'preview-code', code: '123 456' },
  'POST /identity/resources/users/v1/email/me': { email: 'ada.new@acme.example' },
  'POST /identity/resources/users/v1/email/me/verify': { email: 'ada.new@acme.example', code: '123456' },
};

describe('the preview of what a person is told, and of how they are reached', () => {
  const { state } = start();
  const routes = Object.keys({ ...previewNotificationsHandlers(state), ...previewContactsHandlers(state, { isEmpty: false }) }) as (keyof PorticoContract)[];

  it.each(routes)('answers %s as the contract says', async (route) => {
    const { send } = start();
    const [method, path] = route.split(' ') as ['GET', string];
    const { response, body } = contract[route] as Endpoint;
    if (body) expect(body.safeParse(bodies[route]).error).toBeUndefined();
    const answer = await send({ method, path: path.replace('{phoneId}', 'phone-1').replace('{pinStatus}', 'pin'), body: bodies[route], query: {} });
    if (response instanceof z.ZodType) expect(response.safeParse(answer).error).toBeUndefined();
    else expect(answer).toBeUndefined();
  });

  it('remembers what was read, pinned and put away', async () => {
    const { api } = start();
    const list = () => api.get('/notification', { query: { params: '{"count":2}' } });
    await api.put('/notification/{pinStatus}', { notificationId: 'notification-3' }, { params: { pinStatus: 'pin' } });
    expect((await list()).map(({ id, isPinned }) => [id, isPinned])).toEqual([['notification-3', true], ['notification-0', false]]);
    await api.put('/notification/status', { params: { notificationId: 'notification-0', status: 'archived' } });
    await api.post('/notification/status/mark-all-read');
    expect((await list()).map(({ id, status }) => [id, status])).toEqual([['notification-3', 'read'], ['notification-1', 'read']]);
    await expect(api.put('/notification/status', { params: { notificationId: 'nobody', status: 'read' } })).rejects.toMatchObject({ errorCode: 'notification-not-found' });
  });

  it('takes any six digits for a code, and no others', async () => {
    const { api } = start();
    const { otcToken = '' } = await api.post('/identity/resources/users/phone-numbers/v1', { phoneNumber: '+1 202 555 0199', verify: true });
    await expect(api.post('/identity/resources/users/phone-numbers/v1/verify', { otcToken, code: 'abc' })).rejects.toMatchObject({ errorCode: 'code-wrong' });
    await api.post('/identity/resources/users/phone-numbers/v1/verify', { otcToken, code: '123456' });
    const { items } = await api.get('/identity/resources/users/phone-numbers/v1', { query: {} });
    expect(items.map(({ phoneNumber, verified }) => [phoneNumber, verified])).toEqual([['+4915123456742', true], ['+12025550142', false], ['+12025550199', true]]);
    await expect(api.post('/identity/resources/users/phone-numbers/v1', { phoneNumber: '12', verify: true })).rejects.toMatchObject({ errorCode: 'phone-invalid' });
  });
});
