/** Invitations of the preview: a bulk invitation progresses while it is shown; the invitation link works for no one. */
import type { BulkStatus, InviteLink, CheckedInvitee } from '#shared/contract/invitations/invitations.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewMember, vendorId } from '#shared/preview/entities.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const minute = 60_000;
const pattern = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\.]+$/u;

interface Invitee {
  email: string;
  name?: string;
  line?: number;
  roles?: string[];
  expirationInSeconds?: number;
}

/** What the preview remembers of it. */
interface Memory {
  link: InviteLink | null;
  list: { status: BulkStatus; waiting: (() => void)[]; made: string[] } | null;
}

/** The roles that a line names, or the word that names none. */
function namedRoles(
  { roles }: PreviewState,
  words: readonly string[] | undefined,
): { names: string[] } | { unknown: string } {
  if (!words) return { names: roles.filter(({ isDefault }) => isDefault).map(({ name }) => name) };
  const find = (word: string) =>
    roles.find(({ key, name }) => [key, name].some((each) => each.toLowerCase() === word.toLowerCase()));
  const unknown = words.find((word) => !find(word));
  return unknown === undefined ? { names: words.flatMap((word) => find(word)?.name ?? []) } : { unknown };
}

function evaluate(state: PreviewState, users: readonly Invitee[]): CheckedInvitee[] {
  const seen = new Set<string>();
  return users.map(({ email, name, line, roles }, index) => {
    const folded = email.trim().toLowerCase();
    const known = state.members.find((member) => member.email.toLowerCase() === folded);
    const reason = reasonAgainst(folded, seen.has(folded), known);
    seen.add(folded);
    const evaluated = { line: line ?? index + 1, email, ...(name !== undefined && { name }) };
    const given = namedRoles(state, roles);
    if (reason === undefined && 'unknown' in given)
      return { ...evaluated, verdict: 'invalid', reason: 'role-not-found', detail: given.unknown };
    if (reason === undefined && 'names' in given)
      return { ...evaluated, verdict: 'will-be-invited', roles: given.names };
    return {
      ...evaluated,
      verdict: reason?.startsWith('already') ? 'already-here' : 'invalid',
      ...(reason !== undefined && { reason }),
    };
  });
}

function reasonAgainst(folded: string, repeated: boolean, known: TeamUser | undefined): string | undefined {
  if (!pattern.test(folded)) return 'email-invalid';
  if (repeated) return 'email-repeated';
  return known && (known.activatedForTenant ? 'already-member' : 'already-invited');
}

const usersOf = ({ body }: PreviewCall): Invitee[] =>
  Array.isArray(body['users']) ? (body['users'] as Invitee[]) : [];

function invite(state: PreviewState, { email, name, expirationInSeconds }: Invitee): string {
  const place = { roles: [], now: state.now, tenantId: state.me.tenantId };
  const user = previewMember(
    { name: name ?? email.split('@')[0]!, email, role: 'viewer', joined: 0, state: 'invited' },
    1000 + state.made++,
    place,
  );
  const end =
    expirationInSeconds === undefined
      ? {}
      : { temporaryExpirationDate: new Date(state.now + expirationInSeconds * 1000).toISOString() };
  state.members = [...state.members, { ...user, ...end }];
  return user.id;
}

function send(state: PreviewState, memory: Memory, call: PreviewCall): { id: string } {
  const users = usersOf(call);
  const evaluated = evaluate(state, users);
  const id = `list-${state.made++}`;
  const errors = evaluated.flatMap(({ line, email, reason }) =>
    reason === undefined ? [] : [{ line, email, reason }],
  );
  const waiting = users
    .filter((_, index) => evaluated[index]!.verdict === 'will-be-invited')
    .map((user) => () => void memory.list?.made.push(invite(state, user)));
  const now = new Date(state.now).toISOString();
  const undoableUntil = new Date(Date.now() + 10 * minute).toISOString();
  const status: BulkStatus = {
    id,
    status: 'pending',
    total: users.length,
    invited: 0,
    waiting: waiting.length,
    failed: errors.length,
    undone: 0,
    mailed: 0,
    createdAt: now,
    undoableUntil,
    errors,
  };
  memory.list = { status, waiting, made: [] };
  return { id };
}

/** Looking moves it on, by some lines at a time. */
function statusOf({ list }: Memory): BulkStatus | null {
  if (!list) return null;
  for (const work of list.waiting.splice(0, 8)) work();
  if (list.status.status === 'undone') return list.status;
  const invited = list.made.length;
  const isDone = list.waiting.length === 0;
  list.status = {
    ...list.status,
    status: isDone ? 'completed' : 'in_progress',
    invited,
    mailed: invited,
    waiting: list.waiting.length,
    ...(isDone && { finishedAt: new Date().toISOString() }),
  };
  return list.status;
}

function undo(state: PreviewState, { list }: Memory): BulkStatus {
  if (!list) throw previewError('bulk-invitation-not-found');
  state.members = state.members.filter(({ id }) => !list.made.includes(id));
  const undone = list.made.length + list.waiting.length;
  list.status = {
    ...list.status,
    status: 'undone',
    invited: 0,
    mailed: 0,
    waiting: 0,
    undone,
    finishedAt: list.status.finishedAt ?? new Date().toISOString(),
  };
  list.waiting = [];
  return list.status;
}

function makeLink(state: PreviewState, memory: Memory, { body }: PreviewCall): InviteLink {
  const token = `preview-${state.made++}`;
  const minutes = Number(body['expiresInMinutes'] ?? 43_200);
  memory.link = {
    id: `invite-${token}`,
    vendorId,
    tenantId: state.me.tenantId,
    userId: state.me.id,
    token,
    url: `https://id.example/account/sign-up?invitationToken=${token}`,
    expires: new Date(state.now + minutes * minute).toISOString(),
    shouldSendEmail: body['shouldSendEmail'] === true,
    roleIds: Array.isArray(body['roleIds']) ? (body['roleIds'] as string[]) : [],
  };
  return memory.link;
}

function linkOf({ link }: Memory): InviteLink {
  if (!link) throw previewError('invite-link-not-found');
  return link;
}

function limit(state: PreviewState, id: unknown, end: string | undefined): void {
  const member = state.members.find((each) => each.id === id);
  if (!member) throw previewError('user-not-found');
  if (member.id === state.me.id) throw previewError('not-yourself');
  const { temporaryExpirationDate: _, ...rest } = member;
  state.members = state.members.map((each) =>
    each === member ? { ...rest, ...(end !== undefined && { temporaryExpirationDate: end }) } : each,
  );
}

export function previewInvitationsHandlers(state: PreviewState): PreviewHandlers {
  const memory: Memory = { link: null, list: null };
  return {
    'GET /identity/resources/users/temporary/v1/configuration': () => ({ enabled: true }),
    'PUT /identity/resources/users/temporary/v1/{userId}'({ params, body }) {
      const temporaryExpirationDate = new Date(state.now + Number(body['expirationInSeconds']) * 1000).toISOString();
      limit(state, params['userId'], temporaryExpirationDate);
      return { temporaryExpirationDate };
    },
    'DELETE /identity/resources/users/temporary/v1/{userId}': ({ params }) => limit(state, params['userId'], undefined),
    'GET /identity/resources/tenants/invites/v1/user': () => memory.link,
    'POST /identity/resources/tenants/invites/v1/user': (call) => makeLink(state, memory, call),
    'POST /identity/resources/tenants/invites/v2/user': (call) => makeLink(state, memory, call),
    'PATCH /identity/resources/tenants/invites/v1/user': () =>
      (memory.link = { ...linkOf(memory), expires: new Date(state.now + 43_200 * minute).toISOString() }),
    'DELETE /identity/resources/tenants/invites/v1/user': () => void (memory.link = null),
    'POST /identity/resources/users/bulk/v1/check': (call) => ({ items: evaluate(state, usersOf(call)) }),
    'POST /identity/resources/users/bulk/v1/invite': (call) => send(state, memory, call),
    'GET /identity/resources/users/bulk/v1/latest': () => ({ item: statusOf(memory) }),
    'POST /identity/resources/users/bulk/v1/{id}/undo': () => undo(state, memory),
    'GET /team/resources/members/v1/export': () =>
      new Blob([['email,name', ...state.members.map(({ email, name }) => `${email},${name}`)].join('\r\n')], {
        type: 'text/csv',
      }),
  };
}
