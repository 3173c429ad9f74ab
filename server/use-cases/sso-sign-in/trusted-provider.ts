/** The identity provider that may verify further factors of a session. */
import { findTrustedConnection } from '#server/db/queries/sso/provider-sessions.ts';
import type { Services } from '#server/services.ts';

/** @returns the connection of the session, if its tenant trusts it with multi-factor authentication */
export async function findTrustedProvider(
  { db }: Pick<Services, 'db'>,
  session: { id: string; tenant_id: string },
): Promise<string | undefined> {
  return await db.inTenant(session.tenant_id, (tx) => findTrustedConnection(tx, session.id));
}
