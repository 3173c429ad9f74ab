/** User names of the preview's team. `admin` is taken by a user of another organization. */
import type { TeamUser } from '#shared/contract/users/members.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { vendorId } from '#shared/preview/entities.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const takenElsewhere = 'admin';
const ownDomain = '@acme.example';

const isSame = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** A user whose user name the team's admins may change. @throws ApiError as the server refuses */
function userToName({ members, me }: PreviewState, id: string): TeamUser {
  const user = members.find((member) => member.id === id);
  if (!user?.activatedForTenant) throw previewError('user-not-found');
  if (user.managedBy === 'scim2') throw previewError('person-managed-elsewhere');
  if (user.id !== me.id && !user.email.endsWith(ownDomain)) throw previewError('user-name-elsewhere');
  return user;
}

function setName(state: PreviewState, id: string, username: string | undefined): void {
  state.members = state.members.map((member) => (member.id === id ? { ...member, username } : member));
  if (id === state.me.id) state.me = { ...state.me, username };
}

function give(state: PreviewState, { body }: PreviewCall): void {
  const { username, userId = state.me.id, asRead } = body;
  const [wanted, user] = [String(username), userToName(state, String(userId))];
  const read = asRead as { username: string | null } | undefined;
  if (read && read.username !== (user.username ?? null)) throw previewError('changed-meanwhile');
  const isTaken =
    isSame(takenElsewhere, wanted) ||
    state.members.some((member) => member.id !== user.id && isSame(member.username, wanted));
  if (isTaken) throw previewError('user-name-taken');
  setName(state, user.id, wanted);
}

function take(state: PreviewState, { params, query }: PreviewCall): void {
  const holder = state.members.find(({ username }) => isSame(username, params['username'] ?? ''));
  if (!holder) throw previewError('user-name-not-found');
  if (query['userId'] !== undefined && holder.id !== query['userId']) throw previewError('changed-meanwhile');
  setName(state, userToName(state, holder.id).id, undefined);
}

export function previewUserNamesHandlers(state: PreviewState): PreviewHandlers {
  return {
    'GET /identity/resources/usernames/v1': ({ query }) => {
      const ids = typeof query['userIds'] === 'string' ? query['userIds'].split(',') : undefined;
      const items = state.members.flatMap(({ id, username }) =>
        username && (ids?.includes(id) ?? true) ? [{ userId: id, username, vendorId }] : [],
      );
      return { items, _metadata: { totalItems: items.length, totalPages: Math.ceil(items.length / 10) } };
    },
    'POST /identity/resources/usernames/v1': (call) => give(state, call),
    'DELETE /identity/resources/usernames/v1/{username}': (call) => take(state, call),
  };
}
