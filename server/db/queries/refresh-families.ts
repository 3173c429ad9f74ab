import type { Database, Tx } from '#server/db/database.ts';
import { withinPolicy } from './session-policies.ts';

export interface RefreshFamily {
  id: string;
  session_id: string;
  client_id: string;
  scope: string | null;
}

export async function insertRefreshFamily(
  tx: Tx,
  family: { id: string; sessionId: string; clientId: string; kind: 'cookie' | 'code' | 'silent'; scope: string | null; hash: Buffer; at: Date },
): Promise<void> {
  await tx
    .insertInto('refresh_families')
    .values({
      id: family.id,
      session_id: family.sessionId,
      client_id: family.clientId,
      kind: family.kind,
      scope: family.scope,
      current_hash: family.hash,
      rotated_at: family.at,
      created_at: family.at,
    })
    .execute();
}

/**
 * Puts the successor in the place of the current token, and marks the session as seen.
 * One statement, so that of several that race exactly one wins.
 */
export async function rotateRefreshFamily(
  db: Database,
  token: { familyId: string; hash: Buffer; successorHash: Buffer; clientId: string | null },
  now: Date,
  idleSince: Date,
): Promise<RefreshFamily | undefined> {
  const [row] = await db.statementAcrossTenants<RefreshFamily>('a refresh token is known before its tenant is', {
    name: 'rotate-refresh-family',
    text: `
      with rotated as (
        update refresh_families f
        set previous_hash = f.current_hash, current_hash = $3, rotated_at = $4
        from sessions s
        where f.id = $1 and f.current_hash = $2 and f.ended_at is null and ($6::text is null or f.client_id = $6)
          and s.id = f.session_id and s.ended_at is null and s.expires_at > $4 and s.seen_at > $5 and ${withinPolicy('s', '$4')}
        returning f.id, f.session_id, f.client_id, f.scope
      ), seen as (
        update sessions set seen_at = $4 where id = (select session_id from rotated)
      )
      select * from rotated`,
    values: [token.familyId, token.hash, token.successorHash, now, idleSince, token.clientId],
  });
  return row;
}

export interface RefreshFamilyState extends RefreshFamily {
  current_hash: Buffer;
  previous_hash: Buffer | null;
  rotated_at: Date;
  user_id: string;
  tenant_id: string;
}

/** A family whose session is alive, without changing it. */
export async function findRefreshFamily(db: Database, familyId: string, now: Date, idleSince: Date): Promise<RefreshFamilyState | undefined> {
  const [row] = await db.statementAcrossTenants<RefreshFamilyState>('a refresh token is known before its tenant is', {
    name: 'find-refresh-family',
    text: `
      select f.id, f.session_id, f.client_id, f.scope, f.current_hash, f.previous_hash, f.rotated_at, s.user_id, s.tenant_id
      from refresh_families f join sessions s on s.id = f.session_id
      where f.id = $1 and f.ended_at is null and s.ended_at is null and s.expires_at > $2 and s.seen_at > $3 and ${withinPolicy('s', '$2')}`,
    values: [familyId, now, idleSince],
  });
  return row;
}

export async function endRefreshFamily(tx: Tx, familyId: string, at: Date): Promise<void> {
  await tx.updateTable('refresh_families').set({ ended_at: at }).where('id', '=', familyId).where('ended_at', 'is', null).execute();
}
