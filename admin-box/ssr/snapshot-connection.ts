import { createApi } from '#shared/api/api.ts';
import { createSend } from '#shared/api/send.ts';
import type { HostedPortal } from '#shared/contract/portal/hosted-portal.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { tokenClaims } from '#shared/session/tokens/token-claims.ts';
import { userObject } from '#shared/session/tokens/user-object.ts';
import type { Connection } from '#admin-box/session/connection.ts';
import type { PortalSession, PortalUser } from '#admin-box/session/portal-session.ts';
import { createReauthentication } from '#admin-box/session/reauthentication.ts';

const server = 'http://portal';

/** A snapshot cannot act for a user. */
const rejectCall = (): Promise<never> => Promise.reject(new Error('A snapshot has no session.'));

/** Gives what was answered before, and asks for the rest, which `answers` keeps. */
function recordingFetch({ answers: known, ask }: HostedPortal, answers: Record<string, unknown>): typeof fetch {
  return async (input, init) => {
    const url = (input as string).slice(server.length);
    const call = `${init?.method ?? 'GET'} ${url}`;
    if (Object.hasOwn(known, call)) return Response.json(known[call]);
    if (!call.startsWith('GET ')) return await rejectCall();
    const { status, body } = await ask(url);
    if (status === 200) answers[call] = JSON.parse(body) as unknown;
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };
}

/** A read-only connection to the portal's server, for server rendering. */
export function snapshotConnection(portal: HostedPortal): {
  connection: Connection;
  user: PortalUser;
  answers: Record<string, unknown>;
} {
  const answers: Record<string, unknown> = {};
  const { id_token: idToken } = portal.answers['POST /oauth/authorize/silent'] as { id_token: string };
  const me = portal.answers['GET /identity/resources/users/v2/me'] as PortalUser;
  const user = userObject({ me, claims: tokenClaims(idToken) });
  const send = createSend({
    baseUrl: server,
    fetch: recordingFetch(portal, answers),
    source: 'admin-portal',
    logLevel: 'silent',
  });
  const session: PortalSession = {
    login: rejectCall,
    logout: rejectCall,
    user: () => Promise.resolve(user),
    token: rejectCall,
    fetch: rejectCall,
    on: () => () => {},
  };
  const reauthentication = createReauthentication({ resume: () => Promise.resolve(false), openSignIn: () => false });
  return {
    connection: { session, api: createApi<PorticoContract>(send), reauthentication, leaveForLogin: () => {} },
    user,
    answers,
  };
}
