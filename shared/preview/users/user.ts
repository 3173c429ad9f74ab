/** One user of the preview's team: sessions, factors, what happened, and the reset that two admins agree on. */
import type { FactorReset } from '#shared/contract/mfa/factor-resets.ts';
import type { MemberAccess, MemberEvent, TeamUser } from '#shared/contract/users/members.ts';
import type { PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const hour = 3_600_000;
const day = 24 * hour;
const delay = day / 1000;
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const agent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';

function memberOf({ members }: PreviewState, id: string | undefined): TeamUser {
  const member = members.find((each) => each.id === id);
  if (!member) throw previewError('user-not-found');
  return member;
}

function accessOf({ lastLogin, mfaEnabled, id }: TeamUser): MemberAccess {
  return {
    sessions: lastLogin
      ? [{ id: `session-${id}`, createdAt: lastLogin, ipAddress: '203.0.113.7', userAgent: agent }]
      : [],
    devices: {
      authenticators: mfaEnabled ? [{ id: `app-${id}` }] : [],
      phones: mfaEnabled ? [{ id: `phone-${id}`, phoneNumber: '•••• 42' }] : [],
      webauthn: [],
      emails: [],
    },
    ...(mfaEnabled && { recoveryCodesLeft: 7 }),
  };
}

function eventsOf({ me }: PreviewState, member: TeamUser): MemberEvent[] {
  const signedIn: MemberEvent[] = member.lastLogin
    ? [
        {
          id: `event-in-${member.id}`,
          at: member.lastLogin,
          action: 'user.signed-in',
          severity: 'Info',
          ip: '203.0.113.7',
          actor: member.name,
          target: member.name,
          own: true,
        },
      ]
    : [];
  const byAdmin = {
    at: member.createdAt,
    severity: 'Info',
    ip: '203.0.113.7',
    actor: me.name,
    target: member.name,
    own: false,
  };
  const roles = member.roles.map(({ key }) => key);
  return [
    ...signedIn,
    { ...byAdmin, id: `event-roles-${member.id}`, action: 'user.roles-changed', before: [], after: roles },
    { ...byAdmin, id: `event-invited-${member.id}`, action: 'user.invited', after: { state: 'invited', roles: [] } },
  ];
}

function askReset(state: PreviewState, id: string, by: { id: string; name: string }): FactorReset {
  const member = memberOf(state, id);
  if (member.id === state.me.id) throw previewError('not-yourself');
  if (!member.mfaEnabled) throw previewError('mfa-not-enrolled');
  if (state.resets.some(({ userId }) => userId === id)) throw previewError('factor-reset-open');
  const reset: FactorReset = {
    id: `reset-${id}`,
    userId: id,
    userName: member.name,
    userEmail: member.email,
    state: 'asked',
    requestedBy: by,
    requestedAt: iso(state.now),
    expiresAt: iso(state.now + 3 * day),
  };
  state.resets = [...state.resets, reset];
  return reset;
}

function confirm(state: PreviewState, id: string | undefined): FactorReset {
  const reset = state.resets.find((each) => each.id === id && each.state === 'asked');
  if (!reset) throw previewError('factor-reset-not-found');
  if (reset.requestedBy?.id === state.me.id) throw previewError('factor-reset-same-admin');
  const confirmed: FactorReset = {
    ...reset,
    state: 'confirmed',
    confirmedBy: { id: state.me.id, name: state.me.name },
    dueAt: iso(state.now + day),
  };
  state.resets = state.resets.map((each) => (each === reset ? confirmed : each));
  return confirmed;
}

export function userHandlers(state: PreviewState): PreviewHandlers {
  return {
    'GET /team/resources/members/v1/{userId}/access': ({ params }) => accessOf(memberOf(state, params['userId'])),
    'GET /team/resources/members/v1/{userId}/audits': ({ params }) => ({
      items: eventsOf(state, memberOf(state, params['userId'])),
      hasMore: false,
    }),
    'POST /identity/resources/users/sessions/v1/revoke': ({ body }) => void memberOf(state, String(body['userId'])),
    'GET /identity/resources/users/mfa-resets/v1': () => ({ items: state.resets, delay }),
    'POST /identity/resources/users/mfa-resets/v1': ({ body }) =>
      askReset(state, String(body['userId']), { id: state.me.id, name: state.me.name }),
    'POST /identity/resources/users/mfa-resets/v1/{resetId}/confirm': ({ params }) => confirm(state, params['resetId']),
    'DELETE /identity/resources/users/mfa-resets/v1/{resetId}': ({ params }) => {
      state.resets = state.resets.filter(({ id }) => id !== params['resetId']);
    },
  };
}
