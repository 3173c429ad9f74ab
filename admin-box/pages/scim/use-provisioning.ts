/** Directory connections of the organization, and changes of them. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DirectoryConfig, ScimProduct, ScimSource } from '#shared/contract/scim/scim.ts';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const path = '/directory/resources/v1/configurations/scim2';
const rolesPath = '/identity/resources/groups/v1/{groupId}/roles';
const provisioningKey = ['provisioning'] as const;
const listKey = [...provisioningKey, 'list'] as const;

/** What is read of one connection, and ends with it. */
export const partKey = (id: string) => [...provisioningKey, 'connection', id] as const;

/** Milliseconds between looks while something is awaited. */
export const liveEvery = 3_000;
/** Milliseconds between looks for removals on hold, which wait for the reader. */
export const slowlyEvery = 30_000;

export interface Following {
  /** Asks again every few seconds, unless the page is hidden. */
  live?: boolean | undefined;
}

/** Connections, with how many removals are on hold: those are looked for even if nothing else is followed. */
export function useDirectories({ live = false }: Following = {}) {
  const { api } = usePortal();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => api.get(path, { signal }),
    refetchInterval: live ? liveEvery : slowlyEvery,
  });
}

export function useSummary(id: string, { live = false }: Following) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...partKey(id), 'summary'],
    queryFn: ({ signal }) => api.get(`${path}/{id}/summary`, { params: { id }, signal }),
    refetchInterval: live && liveEvery,
  });
}

export function useTokens(id: string) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...partKey(id), 'tokens'],
    queryFn: ({ signal }) => api.get(`${path}/{id}/tokens`, { params: { id }, signal }),
  });
}

export interface GroupsQuery {
  search: string;
  offset: number;
  limit: number;
}

export function useDirectoryGroups(id: string, { search, ...page }: GroupsQuery, { live = false }: Following) {
  const { api } = usePortal();
  const query = { ...page, ...(search !== '' && { search }) };
  return useQuery({
    queryKey: [...partKey(id), 'groups', query],
    queryFn: ({ signal }) => api.get(`${path}/{id}/groups`, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: live && liveEvery,
  });
}

/** Whether groups give roles in the organization; nothing is asked without the right to. */
export function useGroupsGiveRoles(): boolean | undefined {
  const { api, holds } = usePortal();
  const { data } = useQuery({
    queryKey: ['groups', 'config'],
    queryFn: ({ signal }) => api.get('/identity/resources/groups/v1/config', { signal }),
    enabled: holds('fe.secure.read.groups'),
  });
  return data && data.enabled && data.rolesEnabled;
}

export interface NewConnection {
  source: ScimSource;
  product: ScimProduct;
  connectionName: string;
}

/** Whether somebody else deleted the connection meanwhile. */
export const isGone = (error: unknown): boolean => errorCodeOf(error) === 'scim-connection-not-found';

/** Waits for an answer. Should the connection be gone, the list is read again, by which the page tells so. */
export function useGoneConnection(): <T>(work: Promise<T>) => Promise<T> {
  const queries = useQueryClient();
  return async (work) =>
    await work.catch(async (error: unknown) => {
      if (isGone(error)) await queries.invalidateQueries({ queryKey: listKey });
      throw error;
    });
}

/** Waits for a change, and reads again what the page shows. */
export function useProvisioningChanged(): <T>(work: Promise<T>) => Promise<T> {
  const queries = useQueryClient();
  const withGone = useGoneConnection();
  return async (work) => {
    const answer = await withGone(work);
    await queries.invalidateQueries({ queryKey: provisioningKey });
    return answer;
  };
}

/** Changes of connections. What is shown is read again after each. */
export function useChangeProvisioning() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const changed = useProvisioningChanged();
  /** Parts of a deleted connection are not read again: the server no longer knows them. */
  const forget = async (id: string): Promise<void> => {
    const queryKey = partKey(id);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<DirectoryConfig[]>(listKey, (list) => list?.filter((each) => each.id !== id));
    // the caller leaves the connection meanwhile; a part that is still shown would be read again if it were removed
    void queries
      .invalidateQueries({ queryKey: listKey })
      .then(() => queries.removeQueries({ queryKey, type: 'inactive' }));
  };
  const paramsOf = ({ id }: Pick<DirectoryConfig, 'id'>) => ({ id });
  return {
    add: (values: NewConnection) => changed(api.post(path, values)),
    rename: (connection: DirectoryConfig, connectionName: string) =>
      changed(api.patch(`${path}/{id}`, { connectionName }, { params: paramsOf(connection) })),
    link: (connection: DirectoryConfig, linkMembers: boolean) =>
      changed(api.patch(`${path}/{id}`, { linkMembers }, { params: paramsOf(connection) })),
    remove: async (connection: DirectoryConfig, deleteAll: boolean): Promise<void> => {
      // whoever deleted it before did what is asked for
      await api.delete(`${path}/{id}`, { deleteAll }, { params: paramsOf(connection) }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
      await forget(connection.id);
    },
    addToken: (connection: DirectoryConfig) =>
      changed(api.post(`${path}/{id}/tokens`, undefined, { params: paramsOf(connection) })),
    revokeToken: (connection: DirectoryConfig, tokenId: string) =>
      changed(api.delete(`${path}/{id}/tokens/{tokenId}`, undefined, { params: { ...paramsOf(connection), tokenId } })),
    giveRoles: (groupId: string, roleIds: string[]) =>
      changed(api.post(rolesPath, { roleIds }, { params: { groupId } })),
    takeRoles: (groupId: string, roleIds: string[]) =>
      changed(api.delete(rolesPath, { roleIds }, { params: { groupId } })),
  };
}
