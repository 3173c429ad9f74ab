/** The user signed in to a browser, as a caller: for actions of a page or a public call on their behalf. */
import { checkSession } from '#server/db/queries/sessions/check-session.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { recordMonitored } from '#server/limits/record-monitored.ts';
import { refuseAddress, requirePermission } from './authenticate.ts';
import { requireEntitlement } from './require-entitlement.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';

/** The session of the browser's cookie, with the application that requests it. */
export interface CookieSession {
  id: string;
  userId: string;
  tenantId: string;
  clientId: string;
}

/**
 * With current permissions.
 * @returns `undefined` if no session exists, or the user is no longer a member
 * @throws Refusal `ip-address-refused`, `country-refused`
 */
export async function browserCaller(
  services: Services,
  session: CookieSession | undefined,
  from: CallAddress,
): Promise<Caller | undefined> {
  if (!session) return undefined;
  const { id: sessionId, userId, tenantId, clientId } = session;
  const checked = await checkSession(
    services.db,
    { sessionId, userId, tenantId },
    from,
    services.clock(),
    services.config.lifetimes.sessionIdle,
  );
  if (!checked) return undefined;
  const caller = { ...checked, sessionId, userId, tenantId, clientId, apiToken: null };
  refuseAddress(caller, from);
  await recordMonitored(services, {
    tenantId,
    policies: checked.wouldRefuse,
    way: 'call',
    subject: userId,
    ip: from.ip,
  });
  return caller;
}

/**
 * Checks a permission as for a call with a bearer token.
 * @throws Refusal `forbidden`, `not-entitled`
 */
export function rightsOf(services: Services): (caller: Caller, permission: string) => Promise<void> {
  return async (caller, permission) => {
    requirePermission(caller, permission);
    await requireEntitlement(services, caller, permission);
  };
}
