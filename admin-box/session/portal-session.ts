/** Who is signed in, as far as the portal asks: what `window.Portico` offers, or a session of its own. */
import { startSession } from '../../shared/session/session.ts';
import type { Session } from '../../shared/session/session.ts';

/** `window.Portico` is one. */
export type PortalSession = Session;
export type PortalUser = NonNullable<Awaited<ReturnType<Session['user']>>>;

export interface PortalServer {
  /** Origin, and path where there is one, of the identity server. */
  baseUrl: string;
  clientId: string;
}

/** A session of the portal's own: it resumes by the cookie, silently. */
export function startOwnSession({ baseUrl, clientId }: PortalServer): PortalSession {
  return startSession({ version: '', baseUrl, clientId, session: { url: '', integrity: '', imports: [] } });
}
