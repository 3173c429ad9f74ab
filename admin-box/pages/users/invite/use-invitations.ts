import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { membersKey } from '#admin-box/pages/users/use-users.ts';

export interface Invitation {
  emails: readonly string[];
  /** For one address only: several people do not share a name. */
  name: string;
  /** Null gives the default roles, an empty list none. */
  roleIds: readonly string[] | null;
}

export interface FailedInvitation {
  email: string;
  error: unknown;
}

/** Sends invitations one after the other. Those that fail are gathered by address, so that only they are tried again. */
export function useInvitations() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const [done, setDone] = useState(0);

  const send = async ({ emails, name, roleIds }: Invitation): Promise<FailedInvitation[]> => {
    const failed: FailedInvitation[] = [];
    const one = emails.length === 1 && name.trim() !== '' ? { name: name.trim() } : {};
    setDone(0);
    for (const email of emails) {
      await api
        .post('/identity/resources/users/v2', {
          email,
          ...one,
          ...(roleIds && { roleIds: [...roleIds] }),
          provider: 'local',
        })
        .catch((error: unknown) => void failed.push({ email, error }));
      setDone((count) => count + 1);
    }
    void queries.invalidateQueries({ queryKey: membersKey });
    return failed;
  };
  return { send, done };
}
