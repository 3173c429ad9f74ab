/** Who is signed in to a browser, as a caller: for what a page or a public call does in their name. */
import { checkSession } from '#server/db/queries/sessions/check-session.ts';
import { requirePermission } from './authenticate.ts';
import { requireEntitlement } from './require-entitlement.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';

/** The session of the browser's cookie, with the application it asks for. */
export interface CookieSession {
  id: string;
  userId: string;
  tenantId: string;
  clientId: string;
}

/** Their rights are those of this moment. `undefined` where nobody is signed in, or no longer a member. */
export async function browserCaller(
  services: Services,
  session: CookieSession | undefined,
): Promise<Caller | undefined> {
  if (!session) return undefined;
  const { id: sessionId, userId, tenantId, clientId } = session;
  const checked = await checkSession(
    services.db,
    { sessionId, userId, tenantId },
    services.clock(),
    services.config.lifetimes.sessionIdle,
  );
  return checked ? { ...checked, sessionId, userId, tenantId, clientId, apiToken: null } : undefined;
}

/**
 * What a call with a bearer token and that right would be asked.
 * @throws Refusal `forbidden`, `not-entitled`
 */
export function rightsOf(services: Services): (caller: Caller, permission: string) => Promise<void> {
  return async (caller, permission) => {
    requirePermission(caller, permission);
    await requireEntitlement(services, caller, permission);
  };
}
