import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';

/** The first attempt is made by the server by itself, within some seconds. */
async function firstAttempt(api: Api<PorticoContract>, id: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await api.get('/webhook/logs/', { query: { id, offset: 0, limit: 10 } });
    if (rows[0]) return rows[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no attempt was made');
}

/** Webhooks, with one that leads to a host which does not exist. */
export async function walkWebhooks(api: Api<PorticoContract>): Promise<void> {
  const url = 'https://hooks.invalid/portico';
  await api.get('/event/resources/configurations/v1', { query: { channels: 'webhook' } });
  const { _id: id } = await api.post('/webhook/custom', {
    displayName: 'Warehouse',
    description: '',
    url,
    eventKeys: ['webhook.changed'],
    inOrder: false,
  });
  const params = { id };
  await api.patch('/webhook/{id}', { displayName: 'Data warehouse' }, { params });
  await api.get('/webhook');
  const { id: logId, eventId } = await firstAttempt(api, id);
  await api.get('/webhook/logs/', { query: { id, eventId, offset: 0, limit: 50 } });
  await api.post('/webhook/logs/{id}/retries', undefined, { params: { id: logId } });
  await api.post('/webhook/test', { url, webhookId: id, eventKey: 'user.invited' });
  await api.get('/webhook/{id}/replay', { params, query: { which: 'all' } });
  await api.post('/webhook/{id}/replay', { which: 'all' }, { params });
  await api.post('/webhook/{id}/secret/rotate', undefined, { params });
  await api.post('/webhook/{id}/secret/expire', undefined, { params });
  await api.delete('/webhook/{id}', undefined, { params });
}
