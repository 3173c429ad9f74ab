/** The user's own invitation link. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InviteLink } from '#shared/contract/invitations/invitations.ts';
import { inviteLinkMinutes } from '#shared/lib/invitation-limits.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const linkKey = ['invite-link'] as const;
const base = '/identity/resources/tenants/invites';

export interface NewInviteLink {
  expiresInMinutes: number;
  shouldSendEmail: boolean;
  roleIds: readonly string[];
}

/** `null`: there is none. */
export function useInviteLink() {
  const { api } = usePortal();
  return useQuery({
    queryKey: linkKey,
    queryFn: ({ signal }) => api.get(`${base}/v1/user`, { signal }),
  });
}

export function useChangeInviteLink() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const keep = (link: InviteLink | null) => queries.setQueryData(linkKey, link);
  const make = useMutation({
    mutationFn: ({ roleIds, ...rest }: NewInviteLink) =>
      api.post(`${base}/v2/user`, { ...rest, ...(roleIds.length > 0 && { roleIds: [...roleIds] }) }),
    onSuccess: keep,
  });
  const renew = useMutation({
    mutationFn: () => api.patch(`${base}/v1/user`, { expiresInMinutes: inviteLinkMinutes }),
    onSuccess: keep,
  });
  const revoke = useMutation({ mutationFn: () => api.delete(`${base}/v1/user`), onSuccess: () => void keep(null) });
  return { make, renew, revoke };
}
