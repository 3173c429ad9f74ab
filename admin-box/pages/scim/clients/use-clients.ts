/** OAuth clients of a connection: read, created and revoked. */
import { useQuery } from '@tanstack/react-query';
import type { DirectoryClient } from '#shared/contract/scim/scim-clients.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { partKey, useProvisioningChanged } from '#admin-box/pages/scim/use-provisioning.ts';

const path = '/directory/resources/v1/configurations/scim2/{id}/clients';

export function useClients(id: string) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...partKey(id), 'clients'],
    queryFn: ({ signal }) => api.get(path, { params: { id }, signal }),
  });
}

export function useChangeClients(id: string) {
  const { api } = usePortal();
  const changed = useProvisioningChanged();
  return {
    create: () => changed(api.post(path, {}, { params: { id } })),
    revoke: (clientId: string) => changed(api.delete(`${path}/{clientId}`, undefined, { params: { id, clientId } })),
  };
}

/** Names a client by the last characters of its secret. */
export const clientName = ({ ending }: Pick<DirectoryClient, 'ending'>): string => `••••${ending}`;
