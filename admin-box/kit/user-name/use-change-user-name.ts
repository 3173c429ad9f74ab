import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';
import type { UserNameOwner } from './user-name-owner.ts';

const path = '/identity/resources/usernames/v1';

/**
 * Sets or removes a username. Both require a recent sign-in, are applied optimistically, and rolled back on rejection.
 * @throws the rejection
 */
export function useChangeUserName({ id, show, settled }: UserNameOwner) {
  const { api } = usePortal();
  const fresh = useRecentSignIn();
  const change = async (after: string | undefined, call: () => Promise<unknown>): Promise<void> => {
    const revert = show(after);
    try {
      await fresh(call);
    } catch (error) {
      revert();
      throw error;
    } finally {
      settled();
    }
  };
  return {
    /** @param before what the form began with */
    give: (username: string, before: string | undefined) =>
      change(username, () => api.post(path, { username, userId: id, asRead: { username: before ?? null } })),
    take: (username: string) =>
      change(undefined, () =>
        api.delete(`${path}/{username}`, undefined, { params: { username }, query: { userId: id } }),
      ),
  };
}
