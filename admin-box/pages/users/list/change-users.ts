/** What the actions on people do: the call, and how the row looks meanwhile. */
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import type { MemberChange } from '#admin-box/pages/users/members-cache.ts';
import type { UserAction } from '#admin-box/pages/users/user-rights.ts';

/** What is edited has a form of its own. */
export type EditAction = 'edit' | 'editRoles' | 'editGroups' | 'applications' | 'limit' | 'impersonate';
export type DirectAction = Exclude<UserAction, EditAction>;

type Portico = Api<PorticoContract>;

interface DirectActionCall {
  call(api: Portico, userId: string): Promise<unknown>;
  /** Absent where nothing is to be seen. */
  change?: MemberChange;
  /** The action that takes it back. */
  undo?: DirectAction;
}

export const directActions: Readonly<Record<DirectAction, DirectActionCall>> = {
  disable: {
    call: (api, userId) =>
      api.post('/identity/resources/tenants/users/v1/{userId}/disable', undefined, { params: { userId } }),
    change: (member) => ({ ...member, isDisabled: true }),
    undo: 'enable',
  },
  enable: {
    call: (api, userId) =>
      api.post('/identity/resources/tenants/users/v1/{userId}/enable', undefined, { params: { userId } }),
    change: (member) => ({ ...member, isDisabled: false }),
    undo: 'disable',
  },
  makePermanent: {
    call: (api, userId) =>
      api.delete('/identity/resources/users/temporary/v1/{userId}', undefined, { params: { userId } }),
    change: (member) => ({ ...member, temporaryExpirationDate: undefined }),
  },
  resend: {
    call: (api, userId) =>
      api.post('/team/resources/members/v1/{userId}/resendActivationEmail', undefined, { params: { userId } }),
  },
  signOut: {
    call: (api, userId) => api.post('/identity/resources/users/sessions/v1/revoke', { userId }),
  },
  unlock: {
    call: (api, userId) => api.post('/team/resources/members/v1/{userId}/unlock', undefined, { params: { userId } }),
    change: (member) => ({ ...member, isLocked: false, lockedUntil: undefined }),
  },
  resetPassword: {
    call: (api, userId) =>
      api.post('/team/resources/members/v1/{userId}/passwordReset', undefined, { params: { userId } }),
  },
  remove: {
    call: (api, userId) => api.delete('/team/resources/members/v1/{userId}', undefined, { params: { userId } }),
    change: () => null,
  },
};

export interface Outcome {
  done: TeamUser[];
  failed: { member: TeamUser; error: unknown }[];
}

/** One after the other: a tenant's last admin is found by order, and a server is not flooded. */
export async function callForEach(
  people: readonly TeamUser[],
  call: (userId: string) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const member of people) {
    try {
      await call(member.id);
      outcome.done.push(member);
    } catch (error) {
      outcome.failed.push({ member, error });
    }
  }
  return outcome;
}

/** Wire: removing all roles is a blank role id (specification, admin portal, section 4). */
export function roleIdsToSend(roleIds: readonly string[]): string[] {
  return roleIds.length === 0 ? [''] : [...roleIds];
}
