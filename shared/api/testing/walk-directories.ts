import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';

const base = '/directory/resources/v1/configurations/scim2';

interface Place {
  provision(connection: { id: string; token: string }): Promise<void>;
  holdRemovals(connection: { id: string }): Promise<void>;
}

/** A directory connection: made, spoken to, read, renamed and deleted. */
export async function walkDirectories(api: Api<PorticoContract>, place: Place): Promise<void> {
  const { id, token } = await api.post(base, { source: 'okta', product: 'okta', connectionName: 'Okta' });
  const params = { id };
  await place.provision({ id, token });
  // with the directory that manages them
  await api.get('/team/resources/members/v1', { query: { pageOffset: 0, pageSize: 50 } });
  await api.patch(`${base}/{id}`, { connectionName: 'Okta of Acme', linkMembers: true }, { params });
  const added = await api.post(`${base}/{id}/tokens`, undefined, { params });
  await api.get(`${base}/{id}/tokens`, { params });
  await api.delete(`${base}/{id}/tokens/{tokenId}`, undefined, { params: { id, tokenId: added.id } });
  await api.get(base);
  await api.get(`${base}/{id}/summary`, { params });
  const groups = await api.get(`${base}/{id}/groups`, { params });
  const roles = await api.get('/identity/resources/roles/v1');
  await api.post(
    '/identity/resources/groups/v1/{groupId}/roles',
    { roleIds: [roles[0]!.id] },
    { params: { groupId: groups.items[0]!.id } },
  );
  await api.get(`${base}/{id}/groups`, { params });
  const { items } = await api.get(`${base}/{id}/logs`, { params });
  const requestId = items[0]!.id;
  await api.get(`${base}/{id}/logs/{requestId}`, { params: { id, requestId } });
  await api.get('/directory/resources/scim/temp/{id}/Users/count', { params });
  await clients(api, id);
  await api.post(`${base}/{id}/trials`, { dialect: 'entra' }, { params });
  await holds(api, place, id);
  await api.delete(`${base}/{id}`, { deleteAll: true }, { params });
}

async function holds(api: Api<PorticoContract>, place: Place, id: string): Promise<void> {
  const params = { id };
  for (const how of ['discard', 'allow'] as const) {
    await place.holdRemovals({ id });
    const { items } = await api.get(`${base}/{id}/held`, { params });
    await api.post(`${base}/{id}/held/${how}`, { ids: items.map((each) => each.id) }, { params });
    await api.get(`${base}/{id}/held`, { params });
  }
}

async function clients(api: Api<PorticoContract>, id: string): Promise<void> {
  const params = { id };
  const { clientId } = await api.post(`${base}/{id}/clients`, { expiresInDays: 365 }, { params });
  await api.get(`${base}/{id}/clients`, { params });
  await api.delete(`${base}/{id}/clients/{clientId}`, undefined, { params: { id, clientId } });
}
