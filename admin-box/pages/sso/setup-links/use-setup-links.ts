/** Setup links of the organization, and changes of them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SsoSetupLink } from '#shared/contract/sso/sso-setup-links.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const path = '/team/resources/sso/v1/setup-links';
const key = ['sso', 'setup-links'] as const;

export function useSetupLinks() {
  const { api } = usePortal();
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api.get(path, { signal }) });
}

export interface SetupLinkInput {
  /** Absent for a new connection. */
  ssoConfigId?: string;
  expiresInDays: number;
  email?: string;
  mayMapRoles: boolean;
  mayActivate: boolean;
}

export type NewLink = SsoSetupLink & { url: string };

export function useChangeSetupLinks() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const changed = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await queries.invalidateQueries({ queryKey: key });
    return answer;
  };
  return {
    create: (wanted: SetupLinkInput): Promise<NewLink> => changed(api.post(path, wanted)),
    revoke: ({ id }: SsoSetupLink) =>
      changed(api.delete(`${path}/{setupLinkId}`, undefined, { params: { setupLinkId: id } })),
  };
}
