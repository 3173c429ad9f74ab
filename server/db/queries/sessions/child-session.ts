import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

export interface NewChildSession {
  id: string;
  parentId: string;
  clientId: string;
  at: Date;
  /** Latest expiry. The parent's expiry and idle time-out come before it. */
  expiresAt: Date;
  /** Seconds. */
  parentIdle: number;
  requestMetadata: RequestMetadata;
}

/**
 * Opens a session that depends on another one: the same user, tenant and verifications, no SSO cookie. It ends with its
 * parent at the latest (`withinPolicy`).
 * @returns when it expires
 */
export async function insertChildSession(
  tx: Tx,
  { id, parentId, clientId, at, expiresAt, parentIdle, requestMetadata }: NewChildSession,
): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    insert into sessions (id, parent_id, user_id, tenant_id, client_id, amr, channel, sso_tenant_id, sso_connection_id, remembered, provider_methods, provider_auth_at, authenticated_at, created_at, seen_at, expires_at, ip, user_agent)
    select ${id}, parent.id, parent.user_id, parent.tenant_id, ${clientId}, parent.amr, parent.channel, parent.sso_tenant_id, parent.sso_connection_id, parent.remembered, parent.provider_methods, parent.provider_auth_at, parent.authenticated_at, ${at}, ${at},
           least(parent.expires_at, parent.seen_at + make_interval(secs => ${parentIdle}), ${expiresAt}), ${requestMetadata.ip}, ${requestMetadata.userAgent}
    from sessions parent where parent.id = ${parentId} and parent.parent_id is null and parent.impersonator is null
    returning expires_at`.execute(tx);
  if (!rows[0]) throw new Error('the parent of a child session must be neither a child nor impersonated');
  return rows[0].expires_at;
}
