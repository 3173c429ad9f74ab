/** For which domains single sign-on is required, and changes of it. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { SsoEnforcement, SsoEnforcementSettings } from '#shared/contract/sso/sso-enforcement.ts';
import type { Option } from '#shared/ui/select/select.types.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const path = '/team/resources/sso/v1/enforcement';
const enforcementKey = ['sso', 'enforcement'] as const;
/** As long as a change waits, it is read again: somebody else may confirm it. Milliseconds. */
const readAgainAfter = 15_000;
/** Users of each domain, and groups, that are offered for a pilot. */
const mostOffered = 100;

/** What is read, with the end of a change that waits by the clock of this machine. */
export interface ReadEnforcement extends SsoEnforcement {
  /** Milliseconds since 1970. */
  endsAt: number | undefined;
}

export function useEnforcement() {
  const { api } = usePortal();
  return useQuery({
    queryKey: enforcementKey,
    queryFn: async ({ signal }): Promise<ReadEnforcement> => {
      const read = await api.get(path, { signal });
      const ahead = Date.now() - Date.parse(read.now);
      return { ...read, endsAt: read.pending ? Date.parse(read.pending.revertAt) + ahead : undefined };
    },
    refetchInterval: ({ state }) => (state.data?.pending ? readAgainAfter : false),
  });
}

export function useChangeEnforcement() {
  const { api } = usePortal();
  const queries = useQueryClient();
  // also after a failure: somebody else may have changed it
  const readAgain = () => queries.invalidateQueries({ queryKey: enforcementKey });
  return {
    readAgain,
    save: (settings: SsoEnforcementSettings & { version: number; provisional: boolean }): Promise<unknown> =>
      api.put(path, settings).finally(readAgain),
    /** Whom a draft would bind. Nothing is saved. */
    preview: (draft: SsoEnforcementSettings): Promise<PolicyImpact> => api.post(`${path}/impact`, draft),
    confirm: (version: number): Promise<unknown> => api.post(`${path}/confirm`, { version }).finally(readAgain),
  };
}

/** Groups and users who can be in a pilot, with those that are. Nothing is asked without the right to. */
export function usePilotOptions(domains: readonly string[], { pilotGroups, pilotUsers }: SsoEnforcement) {
  const { api, holds } = usePortal();
  const groups = useQuery({
    queryKey: ['sso', 'pilot-groups'],
    queryFn: ({ signal }) => api.get('/identity/resources/groups/v2', { query: { _limit: mostOffered }, signal }),
    enabled: holds('fe.secure.read.groups'),
  });
  const users = useQueries({
    queries: domains.map((domain) => ({
      queryKey: ['sso', 'affected', domain],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get('/team/resources/members/v1', { query: { search: `@${domain}`, pageSize: mostOffered }, signal }),
      enabled: holds('fe.secure.read.users'),
    })),
  });
  const found = users.flatMap(({ data }) => data?.items ?? []);
  return {
    groups: optionsOf([...(groups.data?.items ?? []), ...pilotGroups].map(({ id, name }) => [id, name, undefined])),
    users: optionsOf([...found, ...pilotUsers].map(({ id, name, email }) => [id, name || email, email])),
  };
}

function optionsOf(entries: readonly (readonly [id: string, label: string, hint: string | undefined])[]): Option[] {
  const options = entries.map(([value, label, hint]) => [value, { value, label, ...(hint && { hint }) }] as const);
  return [...new Map<string, Option>(options).values()];
}
