/** Users whose removal waits for an admin, and the decision about them. */
import { useQuery } from '@tanstack/react-query';
import type { HeldUser } from '#shared/contract/scim/scim-holds.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { liveEvery, partKey, slowlyEvery, useProvisioningChanged } from '#admin-box/pages/scim/use-provisioning.ts';
import type { Following } from '#admin-box/pages/scim/use-provisioning.ts';

const path = '/directory/resources/v1/configurations/scim2/{id}/held';

/** Most that one call answers, and that one decision names. */
const most = 1000;

export type Decision = 'allow' | 'discard';

export function useHolds(id: string, { live = false }: Following) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...partKey(id), 'held'],
    queryFn: ({ signal }) => api.get(path, { params: { id }, query: { limit: most }, signal }),
    refetchInterval: live ? liveEvery : slowlyEvery,
  });
}

/** Decides about users that the admin has seen: whoever is held meanwhile stays held. @returns how many it was still about */
export function useDecide(id: string): (decision: Decision, users: readonly HeldUser[]) => Promise<number> {
  const { api } = usePortal();
  const changed = useProvisioningChanged();
  return async (decision, users) => {
    const body = { ids: users.map((user) => user.id) };
    const params = { id };
    const { count } = await changed(
      decision === 'allow'
        ? api.post(`${path}/allow`, body, { params })
        : api.post(`${path}/discard`, body, { params }),
    );
    return count;
  };
}
