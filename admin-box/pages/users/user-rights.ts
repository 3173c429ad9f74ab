/** What may be done to a user, by whom. The server decides by itself; these only spare people what it would refuse. */
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import type { FieldName } from '#admin-box/page.types.ts';
import { isDirectoryManaged, statusOf } from './user.ts';

export type UserAction =
  | 'edit'
  | 'editRoles'
  | 'editGroups'
  | 'applications'
  | 'limit'
  | 'makePermanent'
  | 'disable'
  | 'enable'
  | 'resend'
  | 'signOut'
  | 'unlock'
  | 'resetPassword'
  | 'impersonate'
  | 'remove';

/** Actions that run immediately, on one user or several. */
export type BulkAction = 'disable' | 'enable' | 'resend' | 'signOut' | 'remove';

export interface RightsHolder {
  userId: string;
  holds(permission: PermissionKey): boolean;
  /** Impersonators cannot change how others sign in, nor impersonate further users. */
  isImpersonated: boolean;
  /** Whether the page offers to change a field. */
  mayChange(field: FieldName): boolean;
}

const permissionOf = {
  edit: 'fe.secure.write.updateUser',
  editRoles: 'fe.secure.write.updateUser',
  editGroups: 'fe.secure.write.groupsUsers',
  applications: 'fe.secure.write.appsUsers',
  limit: 'fe.secure.write.updateUser',
  makePermanent: 'fe.secure.write.updateUser',
  disable: 'fe.secure.write.enableDisable',
  enable: 'fe.secure.write.enableDisable',
  resend: 'fe.secure.write.resendActivationEmail',
  signOut: 'fe.secure.delete.sessions',
  unlock: 'fe.secure.write.updateUser',
  resetPassword: 'fe.secure.write.updateUser',
  impersonate: 'fe.secure.write.impersonation',
  remove: 'fe.secure.delete.users',
} as const satisfies Record<UserAction, PermissionKey>;

/** What an action changes, where that is a field. */
const fieldsOf: Partial<Record<UserAction, FieldName>> = {
  editRoles: 'roles',
  editGroups: 'groups',
  applications: 'applications',
  limit: 'temporaryExpirationDate',
  makePermanent: 'temporaryExpirationDate',
};

/** Rejected in an impersonated session. */
const ownSessionOnly: ReadonlySet<UserAction> = new Set(['unlock', 'resetPassword', 'impersonate']);

/** Without any of them there is nothing to choose people for. */
export const bulkPermissions: readonly PermissionKey[] = [
  permissionOf.disable,
  permissionOf.resend,
  permissionOf.signOut,
  permissionOf.remove,
  permissionOf.editRoles,
  permissionOf.editGroups,
];

function makesSense(action: UserAction, member: TeamUser, isSelf: boolean): boolean {
  const status = statusOf(member);
  if (action === 'enable') return status === 'disabled';
  if (action === 'disable') return !isSelf && (status === 'active' || status === 'locked');
  if (action === 'resend') return status === 'invited';
  if (action === 'makePermanent') return !isSelf && member.temporaryExpirationDate !== undefined;
  if (action === 'signOut') return !isSelf && status !== 'invited';
  if (action === 'unlock') return !isSelf && status === 'locked';
  // a directory keeps all that could be edited
  if (action === 'edit') return !isSelf && !isDirectoryManaged(member);
  const canSignIn = status === 'active' || status === 'locked';
  if (action === 'resetPassword') return !isSelf && canSignIn && member.email !== '' && !isDirectoryManaged(member);
  if (action === 'impersonate') return !isSelf && canSignIn;
  // Admins cannot lock themselves out by mistake.
  return !isSelf;
}

/** Actions for one user, in the order in which they are offered. */
export function actionsFor(member: TeamUser, { userId, holds, isImpersonated, mayChange }: RightsHolder): UserAction[] {
  const isSelf = member.id === userId;
  const actions = Object.keys(permissionOf) as UserAction[];
  const isOffered = (action: UserAction) =>
    (fieldsOf[action] === undefined || mayChange(fieldsOf[action])) && !(isImpersonated && ownSessionOnly.has(action));
  return actions.filter(
    (action) => holds(permissionOf[action]) && isOffered(action) && makesSense(action, member, isSelf),
  );
}

/** Actions that at least one of several people can be subjected to; what is edited is edited one by one. */
export function actionsForAll(people: readonly TeamUser[], holder: RightsHolder): BulkAction[] {
  const possible = new Set(people.flatMap((member) => actionsFor(member, holder)));
  return (['disable', 'enable', 'resend', 'signOut', 'remove'] as const).filter((action) => possible.has(action));
}
