import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '#shared/contract/entities.ts';
import type { TeamRole, TeamUser } from '#shared/contract/users/members.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { callForEach, directActions, roleIdsToSend } from './change-users.ts';
import type { DirectAction, Outcome } from './change-users.ts';
import { changeMembers } from '#admin-box/pages/users/members-cache.ts';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { membersKey, userKey, statsKey } from '#admin-box/pages/users/use-users.ts';

const doneForOne = {
  disable: 'users.didDisable',
  enable: 'users.didEnable',
  resend: 'users.didResend',
  makePermanent: 'users.didMakePermanent',
  signOut: 'users.didSignOut',
  unlock: 'users.didUnlock',
  resetPassword: 'users.didResetPassword',
  remove: 'users.removed',
} as const;
const doneForMany = {
  disable: 'bulk.didDisable',
  enable: 'bulk.didEnable',
  resend: 'bulk.didResend',
  makePermanent: 'bulk.didMakePermanent',
  signOut: 'bulk.didSignOut',
  remove: 'bulk.didRemove',
} as const;

function isForMany(action: DirectAction): action is keyof typeof doneForMany {
  return Object.hasOwn(doneForMany, action);
}

function doneText({ t }: Texts, action: DirectAction, done: readonly TeamUser[], tenant: string): string {
  const [first] = done;
  if (first && (done.length === 1 || !isForMany(action))) return t(doneForOne[action], { name: nameOf(first), tenant });
  return isForMany(action) ? t(doneForMany[action], { count: done.length }) : '';
}

/** Each reason once, however many people it keeps as they were. */
function failedText({ t, errorText }: Texts, failed: Outcome['failed']): string {
  const reasons = [...new Set(failed.map(({ error }) => errorText(error)))].join(' ');
  const [first] = failed;
  if (failed.length === 1 && first) return `${t('users.reverted', { name: nameOf(first.member) })} ${reasons}`;
  return t('bulk.failed', { count: failed.length, reasons });
}

/**
 * Deactivates, reactivates and removes users, or resends invitations. Applied optimistically; rows that could not be
 * changed are restored, with the reason.
 */
export function useChangeUsers() {
  const { api, tenant } = usePortal();
  const texts = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();

  const showOutcome = (action: DirectAction, { done, failed }: Outcome): void => {
    const { undo } = directActions[action];
    const takeBack = undo && (() => void change(undo, done));
    if (done.length > 0) toasts.show({ title: doneText(texts, action, done, tenant), undo: takeBack });
    if (failed.length > 0) toasts.show({ tone: 'danger', title: failedText(texts, failed) });
  };

  async function change(action: DirectAction, people: readonly TeamUser[]): Promise<Outcome> {
    const { call, change: patch } = directActions[action];
    await queries.cancelQueries({ queryKey: membersKey });
    const revert =
      patch &&
      changeMembers(
        queries,
        people.map(({ id }) => id),
        patch,
      );
    const outcome = await callForEach(people, (userId) => call(api, userId));
    if (outcome.failed.length > 0) revert?.(outcome.failed.map(({ member }) => member.id));
    showOutcome(action, outcome);
    for (const queryKey of [membersKey, statsKey, userKey]) void queries.invalidateQueries({ queryKey });
    return outcome;
  }
  return change;
}

/** A role as people hold it, from one that may be given: what only a list of roles shows is not known yet. */
function heldRole(role: TeamRole): Role {
  const { id, key, name, description, permissions, permissionLevel, vendorId } = role;
  return {
    id,
    key,
    name,
    description,
    permissions,
    vendorId,
    level: permissionLevel,
    isDefault: false,
    firstUserRole: false,
    createdAt: '',
    updatedAt: '',
  };
}

/** Fetches a user's current roles, independent of the cached list. */
export function useFetchRoleIds(): (userId: string) => Promise<string[]> {
  const { api } = usePortal();
  return async (userId) => {
    const answer = await api.get('/identity/resources/users/v3/roles', { query: { ids: userId } });
    return answer.find((each) => each.userId === userId)?.roleIds ?? [];
  };
}

/** Roles by id, out of those a user holds and those that may be given. */
export function rolesById(roleIds: readonly string[], held: readonly Role[], given: readonly TeamRole[]): Role[] {
  const known = new Map([...given.map(heldRole), ...held].map((role) => [role.id, role]));
  return roleIds.flatMap((id) => known.get(id) ?? []);
}

export interface RolesChange {
  member: TeamUser;
  roleIds: readonly string[];
  /** What the choice was made against: the server refuses it where the roles are others by now. */
  asRead: readonly string[];
  /** Roles that may be given. */
  given: readonly TeamRole[];
}

/** Changes a user's roles. Applied optimistically and rolled back on rejection; the rejection is thrown for the form. */
export function useChangeRoles() {
  const { api } = usePortal();
  const texts = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();

  async function give(member: TeamUser, roles: readonly Role[], asRead: readonly string[]): Promise<void> {
    const roleIds = roles.map(({ id }) => id);
    await queries.cancelQueries({ queryKey: membersKey });
    const revert = changeMembers(queries, [member.id], (each) => ({ ...each, roles: [...roles], roleIds }));
    try {
      const { item } = await api.put('/team/resources/members/v1', {
        id: member.id,
        roleIds: roleIdsToSend(roleIds),
        asRead: { roleIds: [...asRead] },
      });
      changeMembers(queries, [member.id], () => item);
      // the row is as the server says; lists that are filtered or sorted by roles are asked when they are shown next
      void queries.invalidateQueries({ queryKey: membersKey, refetchType: 'none' });
    } catch (error) {
      revert();
      void queries.invalidateQueries({ queryKey: membersKey });
      throw error;
    }
  }

  return async ({ member, roleIds, asRead, given }: RolesChange): Promise<void> => {
    const before = rolesById(asRead, member.roles, given);
    await give(member, rolesById(roleIds, member.roles, given), asRead);
    const undo = (): void => {
      give(member, before, roleIds).catch((error: unknown) =>
        toasts.show({ tone: 'danger', title: failedText(texts, [{ member, error }]) }),
      );
    };
    toasts.show({ title: texts.t('users.didChangeRoles', { name: nameOf(member) }), undo });
  };
}
