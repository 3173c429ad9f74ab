/** The team of the preview: the server's rules, as far as a user meets them on the page. */
import type { User } from '#shared/contract/entities.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { isUserName } from '#shared/lib/user-name.ts';
import { previewAllPermissions } from '#shared/preview/roles/access-entities.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewMember, previewTeamRoles, vendorId } from '#shared/preview/entities.ts';
import { previewError } from '#shared/preview/error.ts';
import { previewBreached } from './team.ts';
import { userHandlers } from './user.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base' });
const week = 7 * 24 * 3_600_000;
const inactiveAfter = 90 * 24 * 3_600_000;

function sortValue(member: TeamUser, by: string): string {
  if (by === 'email') return member.email;
  if (by === 'createdAt') return member.createdAt;
  return by === 'lastLogin' ? (member.lastLogin ?? '') : member.name;
}

function foundIn(member: TeamUser, search: string): boolean {
  const wanted = search.toLowerCase();
  return (
    member.name.toLowerCase().includes(wanted) ||
    member.email.toLowerCase().includes(wanted) ||
    (isUserName(search) && member.username?.toLowerCase().startsWith(wanted) === true)
  );
}

const inState: Record<string, (member: TeamUser) => boolean> = {
  active: (member) => member.activatedForTenant && !member.isDisabled,
  invited: (member) => !member.activatedForTenant && !member.isDisabled,
  disabled: (member) => member.isDisabled,
  locked: (member) => member.isLocked && !member.isDisabled,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a user is one of those that the filters leave. */
function fits({ now, groups }: PreviewState, member: TeamUser, query: PreviewCall['query']): boolean {
  const { preset, roleId, groupId } = query;
  const state = textOf(query['state']);
  const seen = Date.parse(member.lastLogin ?? member.createdAt);
  if (state && !inState[state]?.(member)) return false;
  if (preset === 'mfa-unenrolled' && (member.mfaEnabled || !inState['active']?.(member))) return false;
  if (preset === 'breached-passwords' && !previewBreached.has(member.id)) return false;
  if (preset === 'inactive' && (now - seen < inactiveAfter || !inState['active']?.(member))) return false;
  if (roleId !== undefined && !member.roleIds.includes(textOf(roleId))) return false;
  return groupId === undefined || groups.some(({ id, userIds }) => id === groupId && userIds.includes(member.id));
}

/** With the groups that the state knows them in. */
function withGroups({ groups }: PreviewState, member: TeamUser): TeamUser {
  const own = groups.filter(({ userIds }) => userIds.includes(member.id));
  return { ...member, groups: own.map(({ id, name, color }) => ({ id, name, ...(color && { color }) })) };
}

function listMembers(state: PreviewState, { query }: PreviewCall) {
  const { pageOffset = 0, pageSize = 10, sortBy = 'name', sortDirection = 'asc', search = '' } = query;
  const sign = sortDirection === 'desc' ? -1 : 1;
  const by = String(sortBy);
  const found = state.members
    .filter((member) => foundIn(member, String(search)) && fits(state, member, query))
    .toSorted((one, other) => sign * collator.compare(sortValue(one, by), sortValue(other, by)));
  const size = Number(pageSize);
  const start = Number(pageOffset) * size;
  return {
    items: found.slice(start, start + size).map((member) => withGroups(state, member)),
    totalItems: found.length,
    totalPages: Math.ceil(found.length / size),
  };
}

function memberOf({ members }: PreviewState, id: unknown): TeamUser {
  const member = members.find((each) => each.id === id);
  if (!member) throw previewError('user-not-found');
  return member;
}

const isAdmin = (member: TeamUser): boolean =>
  member.activatedForTenant && !member.isDisabled && member.roles.some((role) => role.key === 'admin');

/** Refuses a change that leaves the team without a manager, or shuts out its author. */
function checkRemovable(state: PreviewState, member: TeamUser): void {
  if (member.id === state.me.id) throw previewError('not-yourself');
  if (isAdmin(member) && state.members.filter(isAdmin).length === 1) throw previewError('last-admin');
}

function replace(state: PreviewState, next: TeamUser): void {
  state.members = state.members.map((member) => (member.id === next.id ? next : member));
}

function unlock(state: PreviewState, id: unknown): void {
  const { lockedUntil: _until, ...member } = memberOf(state, id);
  replace(state, { ...member, isLocked: false });
}

function updateMember(state: PreviewState, { body }: PreviewCall): { item: TeamUser } {
  const member = memberOf(state, body['id']);
  const ids = Array.isArray(body['roleIds']) ? body['roleIds'] : member.roleIds;
  const roles = state.roles.filter((role) => ids.includes(role.id));
  const { name, phone } = body;
  const changes = { ...(typeof name === 'string' && { name }), ...(typeof phone === 'string' && { phone }) };
  const next = { ...member, ...changes, roles, roleIds: roles.map((role) => role.id) };
  if (isAdmin(member) && !isAdmin(next) && state.members.filter(isAdmin).length === 1) throw previewError('last-admin');
  replace(state, next);
  return { item: withGroups(state, next) };
}

function removeMember(state: PreviewState, id: unknown): void {
  const member = memberOf(state, id);
  checkRemovable(state, member);
  state.members = state.members.filter((each) => each !== member);
}

function setDisabled(state: PreviewState, id: unknown, isDisabled: boolean): void {
  const member = memberOf(state, id);
  if (isDisabled) checkRemovable(state, member);
  replace(state, { ...member, isDisabled });
}

/** The account of a user who was just invited. */
function userOf({ me, now }: PreviewState, { id, email, name, roles, tenantId, createdAt }: TeamUser): User {
  const { title: _title, username: _username, lastLogin: _seen, ...shape } = me;
  const permissions = previewAllPermissions(now, roles).filter((permission) => permission.roleIds.length > 0);
  return {
    ...shape,
    id,
    sub: id,
    email,
    name,
    roles,
    permissions,
    tenantId,
    tenantIds: [tenantId],
    tenants: [{ tenantId, roles }],
    activatedForTenant: false,
    verified: false,
    createdAt,
  };
}

function invite(state: PreviewState, { body }: PreviewCall) {
  const email = String(body['email']);
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) throw previewError('email-invalid');
  const known = state.members.find((member) => member.email.toLowerCase() === email.toLowerCase());
  if (known?.activatedForTenant) throw previewError('already-member');
  const ids = Array.isArray(body['roleIds']) ? body['roleIds'] : [];
  const roles = state.roles.filter((role) => ids.includes(role.id));
  const name = typeof body['name'] === 'string' ? body['name'] : email.split('@')[0]!;
  const place = { roles: [], now: state.now, tenantId: state.me.tenantId };
  const user = previewMember({ name, email, role: 'viewer', joined: 0, state: 'invited' }, 1000 + state.made++, place);
  const member = { ...user, roles, roleIds: roles.map((role) => role.id) };
  state.members = [...state.members.filter((each) => each !== known), member];
  return userOf(state, member);
}

function listRoleIds({ members, me }: PreviewState, ids: string) {
  return ids.split(',').map((userId) => ({
    vendorId,
    tenantId: me.tenantId,
    userId,
    roleIds: members.find(({ id }) => id === userId)?.roleIds ?? [],
  }));
}

export const membersLists = ['GET /team/resources/members/v1'] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewMembersHandlers(state: PreviewState): PreviewHandlers {
  return {
    ...userHandlers(state),
    'GET /team/resources/members/v1': (call) => listMembers(state, call),
    'PUT /team/resources/members/v1': (call) => updateMember(state, call),
    'DELETE /team/resources/members/v1/{userId}': ({ params }) => removeMember(state, params['userId']),
    'POST /team/resources/members/v1/{userId}/resendActivationEmail': ({ params }) =>
      void memberOf(state, params['userId']),
    'POST /team/resources/members/v1/{userId}/passwordReset': ({ params }) => void memberOf(state, params['userId']),
    'POST /team/resources/members/v1/{userId}/unlock': ({ params }) => unlock(state, params['userId']),
    // the URL stays on the page: the preview has nobody else's session
    'POST /identity/resources/impersonation/v1/tickets': ({ body }) => ({
      actorToken: 'preview',
      impersonatedUserId: memberOf(state, body['userId']).id,
      url: '#impersonation',
      expiresIn: 300,
    }),
    'GET /team/resources/roles/v1': () => ({ items: previewTeamRoles(state.roles) }),
    'GET /team/resources/stats/v1/members': () => ({
      totalItems: state.members.length,
      addedThisWeek: state.members.filter((member) => state.now - Date.parse(member.createdAt) < week).length,
      superAdmins: state.members.filter(isAdmin).length,
    }),
    'GET /identity/resources/users/v3/roles': ({ query }) => listRoleIds(state, String(query['ids'])),
    'POST /identity/resources/tenants/users/v1/{userId}/disable': ({ params }) =>
      setDisabled(state, params['userId'], true),
    'POST /identity/resources/tenants/users/v1/{userId}/enable': ({ params }) =>
      setDisabled(state, params['userId'], false),
    'POST /identity/resources/users/v2': (call) => {
      const user = invite(state, call);
      return { ...user, vendorId, roleIds: user.roles.map(({ id }) => id) };
    },
  };
}
