/** Directory connections of the preview (specification, admin portal, section 4). Nothing provisions users through them. */
import type {
  DirectoryConfig,
  DirectoryGroup,
  DirectoryToken,
  ScimProduct,
  ScimSource,
} from '#shared/contract/scim/scim.ts';
import type { ScimRequestDetails } from '#shared/contract/scim/scim-requests.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { firstDirectory, matchScimRequests } from './scim-requests.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/directory/resources/v1/configurations/scim2';
const sources: readonly ScimSource[] = ['frontegg', 'okta', 'azure-ad', 'other'];
const products: readonly ScimProduct[] = ['okta', 'entra', 'onelogin', 'jumpcloud', 'google', 'other'];
const day = 24 * 3_600_000;
const maxTokens = 2;

type Kept = Omit<DirectoryConfig, 'clients' | 'groups' | 'held' | 'lastSync' | 'tokens' | 'users'> & {
  keys: DirectoryToken[];
};

function keyAt(at: number, id: string, lastUsedAt: string | null): DirectoryToken {
  return {
    id,
    ending: id.slice(-4).padStart(4, 'x'),
    createdAt: new Date(at).toISOString(),
    createdBy: 'Ada Lovelace',
    lastUsedAt,
  };
}

function keptConnection(id: string, at: number, names: Pick<Kept, 'connectionName' | 'source' | 'product'>): Kept {
  return {
    id,
    ...names,
    syncToUserManagement: true,
    linkMembers: false,
    createdAt: new Date(at).toISOString(),
    baseUrl: `https://id.example/directory/resources/scim/v2.0/${id}`,
    lastRefusedAt: null,
    keys: [keyAt(at, `${id}-f41c`, null)],
  };
}

/** One that is in use, and one whose directory has not spoken yet. */
function firstConnections(now: number): Kept[] {
  const used = keptConnection(firstDirectory, now - 30 * day, {
    connectionName: 'Okta',
    source: 'okta',
    product: 'okta',
  });
  const waiting = keptConnection('directory-1', now - 60_000, {
    connectionName: 'Microsoft Entra ID',
    source: 'azure-ad',
    product: 'entra',
  });
  const keys = [
    keyAt(now - 30 * day, 'key-f41c', new Date(now - 240_000).toISOString()),
    keyAt(now - day, 'key-09ab', null),
  ];
  return [
    { ...used, keys },
    { ...waiting, lastRefusedAt: new Date(now - 20_000).toISOString() },
  ];
}

/** What a connection has, apart from its settings. */
function createStore(state: PreviewState, isEmpty: boolean) {
  const store = { connections: isEmpty ? [] : firstConnections(state.now), made: 1 };
  const requestsOf = (id: string): ScimRequestDetails[] => state.scimRequests.get(id) ?? [];
  const hasSpoken = ({ id }: Kept): boolean => requestsOf(id).length > 0;
  const usersOf = (kept: Kept) =>
    hasSpoken(kept) ? state.members.filter(({ managedBy }) => managedBy === 'scim2') : [];
  const groupsOf = (kept: Kept): DirectoryGroup[] =>
    (hasSpoken(kept) ? state.groups.filter(({ managedBy }) => managedBy === 'scim2') : []).map((group) => ({
      id: group.id,
      name: group.name,
      users: group.userIds.length,
      roles: state.roles.filter(({ id }) => group.roleIds.includes(id)).map(({ id, name }) => ({ id, name })),
    }));
  const find = ({ params }: PreviewCall): Kept => {
    const found = store.connections.find(({ id }) => id === params['id']);
    if (!found) throw previewError('scim-connection-not-found');
    return found;
  };
  const change = (before: Kept, after: Kept | undefined): void => {
    store.connections = store.connections.flatMap((each) => (each === before ? (after ?? []) : [each]));
  };
  const describe = (kept: Kept): DirectoryConfig => {
    const { keys, ...settings } = kept;
    const lastSync = requestsOf(kept.id)[0]?.createdAt ?? null;
    return {
      ...settings,
      lastSync,
      users: usersOf(kept).length,
      groups: groupsOf(kept).length,
      tokens: keys.length,
      clients: state.scimClients.get(kept.id)?.length ?? 0,
      held: state.scimHolds.get(kept.id)?.length ?? 0,
    };
  };
  return { store, requestsOf, usersOf, groupsOf, find, change, describe };
}

export const scimLists = [
  `GET ${base}`,
  `GET ${base}/{id}/logs`,
  `GET ${base}/{id}/groups`,
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewScimHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  const { store, requestsOf, usersOf, groupsOf, find, change, describe } = createStore(state, isEmpty);
  const { now } = state;
  return {
    [`GET ${base}` as const]: () => store.connections.map(describe),
    [`POST ${base}` as const]: ({ body }: PreviewCall) => {
      const { source, product, connectionName } = body;
      const added = keptConnection(`directory-made-${store.made++}`, now, {
        connectionName: typeof connectionName === 'string' && connectionName !== '' ? connectionName : 'SCIM',
        source: sources.find((known) => known === source) ?? 'other',
        product: products.find((known) => known === product) ?? 'other',
      });
      store.connections = [...store.connections, added];
      const { id, baseUrl } = added;
      return { id, connectionName: added.connectionName, token: `preview-token-${id}-f41c`, baseUrl };
    },
    [`PATCH ${base}/{id}` as const]: (call: PreviewCall) => {
      const { syncToUserManagement, linkMembers, connectionName } = call.body;
      const before = find(call);
      change(before, {
        ...before,
        ...(typeof syncToUserManagement === 'boolean' && { syncToUserManagement }),
        ...(typeof linkMembers === 'boolean' && { linkMembers }),
        ...(typeof connectionName === 'string' && { connectionName }),
      });
    },
    [`DELETE ${base}/{id}` as const]: (call: PreviewCall) => change(find(call), undefined),
    [`GET ${base}/{id}/tokens` as const]: (call: PreviewCall) => find(call).keys,
    [`POST ${base}/{id}/tokens` as const]: (call: PreviewCall) => {
      const before = find(call);
      const token = `preview-token-${before.id}-${String(store.made++).padStart(4, '0')}`;
      const added = keyAt(now, token, null);
      change(before, { ...before, keys: [...before.keys, added].slice(-maxTokens) });
      return { id: added.id, token };
    },
    [`DELETE ${base}/{id}/tokens/{tokenId}` as const]: (call: PreviewCall) => {
      const before = find(call);
      const keys = before.keys.filter(({ id }) => id !== call.params['tokenId']);
      if (keys.length === before.keys.length) throw previewError('scim-token-not-found');
      change(before, { ...before, keys });
    },
    [`GET ${base}/{id}/summary` as const]: (call: PreviewCall) => {
      const kept = find(call);
      const [users, groups, requests] = [usersOf(kept), groupsOf(kept), requestsOf(kept.id)];
      return {
        users: { total: users.length, inactive: users.filter(({ isDisabled }) => isDisabled).length },
        groups: { total: groups.length, mapped: groups.filter(({ roles }) => roles.length > 0).length },
        members: state.members.length,
        requests: { total: requests.length, refused: requests.filter(({ rule }) => rule !== null).length },
      };
    },
    [`GET ${base}/{id}/groups` as const]: (call: PreviewCall) => {
      const { search = '', offset = 0, limit = 20 } = call.query;
      const wanted = String(search).toLowerCase();
      const found = groupsOf(find(call)).filter(({ name }) => name.toLowerCase().includes(wanted));
      return { items: found.slice(Number(offset), Number(offset) + Number(limit)), total: found.length };
    },
    [`GET ${base}/{id}/logs` as const]: (call: PreviewCall) => ({
      items: matchScimRequests(requestsOf(find(call).id), call.query).map(
        ({ traceId: _traceId, body: _body, ...request }) => request,
      ),
    }),
    [`GET ${base}/{id}/logs/{requestId}` as const]: (call: PreviewCall) => {
      const found = requestsOf(find(call).id).find(({ id }) => id === call.params['requestId']);
      if (!found) throw previewError('scim-request-not-found');
      return found;
    },
    'GET /directory/resources/scim/temp/{id}/Users/count': (call: PreviewCall) => ({
      count: usersOf(find(call)).length,
    }),
  };
}
