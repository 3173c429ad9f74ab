import type { Database, Tx } from '#server/db/database.ts';
import { inetOf, lastActiveAt, type CallOrigin } from '#server/db/queries/core/address-rules.ts';
import { countHit, type Counted, type RateLimitHit } from '#server/db/queries/core/rate-limits.ts';
import { withinPolicy } from './session-policies.ts';
import { currentTimeSql, type TimeOfUse } from '#server/db/current-time.ts';
import { admitSubject, subjectOf, type SubjectRow, type TokenSubject } from './token-subject.ts';

export interface RefreshFamily {
  id: string;
  session_id: string;
  client_id: string;
  scope: string | null;
}

export async function insertRefreshFamily(
  tx: Tx,
  family: {
    id: string;
    sessionId: string;
    clientId: string;
    kind: 'cookie' | 'code' | 'silent';
    scope: string | null;
    hash: Buffer;
    at: Date;
  },
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

export interface PresentedToken {
  familyId: string;
  hash: Buffer;
  successorHash: Buffer;
  /** The client that presents it, if known. */
  clientId: string | null;
  /** The tab's tenant; `null` for the session's own. */
  tenantId: string | null;
  /** Of the SSO cookie in the request; `null` without one. */
  ssoHash: Buffer | null;
  origin: CallOrigin;
}

/**
 * SQL that is true unless the browser's SSO cookie names another live session: a refresh cookie, whose name has no
 * `__Host-` prefix, may have been planted by a page on a sibling host.
 * @param session ID of the cookie's session, `sso` hash of the SSO cookie or null, and `now`, as SQL
 */
function ofSameBrowser(session: string, sso: string, now: string): string {
  return `(${sso}::bytea is null or not exists (
    select from sessions other where other.sso_hash = ${sso} and other.id <> ${session} and other.ended_at is null and other.expires_at > ${now}))`;
}

export interface RotatedFamily {
  family: RefreshFamily;
  /** Whether the session had not expired when the lock of the family was acquired. */
  inTime: boolean;
  /** `undefined` when the user is no longer an active member of the session's tenant. */
  subject: TokenSubject | undefined;
}

/**
 * Replaces the current token by its successor, records the session's activity, and reads the claims of the new access
 * token.
 * @param counted whether a rate-limit point is consumed first, without which nothing rotates
 */
const rotation = (counted: boolean) => `
  with ${counted ? `taken as (${countHit({ key: '$14', resetsAt: '$15', now: '$4' })}),` : ''}
  subject as (
    select subject.*
    from refresh_families f
    cross join lateral (${subjectOf({ session: 'f.session_id', tenant: '$7::text', client: 'f.client_id', now: '$4', address: '$10::inet', country: '$13::text', judged: '$11::boolean' })}) subject
    where f.id = $1 and f.current_hash = $2
  ), rotated as (
    update refresh_families f
    set previous_hash = f.current_hash, current_hash = $3, rotated_at = $4
    from sessions s
    where f.id = $1 and f.current_hash = $2 and f.ended_at is null and ($6::text is null or f.client_id = $6)
      and ($7::text is null or exists (select from subject)) and not exists (select from subject where session_over or one_too_many or demands_more or password_too_old or address_refused is not null) ${counted ? 'and (select points from taken) <= $16' : ''}
      and s.id = f.session_id and s.ended_at is null and s.expires_at > $4 and s.seen_at > $5 and ${withinPolicy('s', '$4')}
      and ${ofSameBrowser('s.id', '$8', '$4')}
    returning f.id, f.session_id, f.client_id, f.scope, s.expires_at > ${currentTimeSql('$9')} as in_time
  ), seen as (
    update sessions set seen_at = greatest(seen_at, $12) where id = (select session_id from rotated)
  )
  select subject.*, rotated.* ${counted ? ', taken.points, taken.resets_at from taken left join rotated on true' : 'from rotated'} left join subject on true`;

const rotate = { name: 'rotate-refresh-family', text: rotation(false) };
const countAndRotate = { name: 'count-and-rotate-refresh-family', text: rotation(true) };

const knownBeforeItsTenant = 'a refresh token is known before its tenant is';

type RotatedRow = RefreshFamily & { in_time: boolean } & (SubjectRow | { user_id: null });

/**
 * Rotates in one statement, so that exactly one of several concurrent calls wins; every open page makes this call
 * regularly.
 *
 * @returns `undefined` when nothing was rotated: the token is not the current one, its session or family has ended, it
 * is another
 * client's, the browser's SSO cookie names another session, the user is not an active member of the tab's tenant, or
 * that tenant requires
 * more than the session has verified, or the session is too old, too idle or one too many for it. A refused call issues no
 * successor, so nothing may rotate then.
 */
export async function rotateRefreshFamily(
  db: Database,
  token: PresentedToken,
  moment: TimeOfUse,
  idleSince: Date,
): Promise<RotatedFamily | undefined> {
  const [row] = await db.statementAcrossTenants<RotatedRow>(knownBeforeItsTenant, {
    ...rotate,
    values: valuesOf(token, moment, idleSince),
  });
  return row && (await readRotated(db, row, moment.now));
}

/** The same, with a point of `RateLimiter.consumeWithin`. */
export async function countAndRotateRefreshFamily(
  db: Database,
  token: PresentedToken,
  moment: TimeOfUse,
  idleSince: Date,
  { key, resetsAt, most }: RateLimitHit,
): Promise<{ counted: Counted; result: RotatedFamily | undefined }> {
  const values = [...valuesOf(token, moment, idleSince), key, resetsAt, most];
  const [row] = await db.statementAcrossTenants<Counted & (RotatedRow | { id: null })>(knownBeforeItsTenant, {
    ...countAndRotate,
    values,
  });
  return { counted: row!, result: row!.id === null ? undefined : await readRotated(db, row as RotatedRow, moment.now) };
}

function valuesOf(
  { familyId, hash, successorHash, clientId, tenantId, ssoHash, origin }: PresentedToken,
  { now, at }: TimeOfUse,
  idleSince: Date,
): unknown[] {
  return [
    familyId,
    hash,
    successorHash,
    now,
    idleSince,
    clientId,
    tenantId,
    ssoHash,
    at ?? null,
    inetOf(origin.ip),
    origin.judged ?? true,
    lastActiveAt(origin, now),
    origin.country,
  ];
}

async function readRotated(db: Database, row: RotatedRow, now: Date): Promise<RotatedFamily> {
  return {
    family: row,
    inTime: row.in_time,
    subject: row.user_id === null ? undefined : await admitSubject(db, row, now),
  };
}

export interface RefreshFamilyState extends RefreshFamily {
  current_hash: Buffer;
  previous_hash: Buffer | null;
  rotated_at: Date;
  user_id: string;
  tenant_id: string;
  /** Of a portal session only. */
  parent_id: string | null;
}

/**
 * Reads a family whose session is alive, without changing it.
 * @param ssoHash of the SSO cookie in the request: one that names another session is refused
 */
export async function findRefreshFamily(
  db: Database,
  familyId: string,
  now: Date,
  idleSince: Date,
  ssoHash: Buffer | null = null,
): Promise<RefreshFamilyState | undefined> {
  const [row] = await db.statementAcrossTenants<RefreshFamilyState>('a refresh token is known before its tenant is', {
    name: 'find-refresh-family',
    text: `
      select f.id, f.session_id, f.client_id, f.scope, f.current_hash, f.previous_hash, f.rotated_at, s.user_id, s.tenant_id, s.parent_id
      from refresh_families f join sessions s on s.id = f.session_id
      where f.id = $1 and f.ended_at is null and s.ended_at is null and s.expires_at > $2 and s.seen_at > $3 and ${withinPolicy('s', '$2')}
        and ${ofSameBrowser('s.id', '$4', '$2')}`,
    values: [familyId, now, idleSince, ssoHash],
  });
  return row;
}

/**
 * Extends the grace period of a rotation whose answer was lost: `rotated_at` is set ahead, and the period counts from
 * there.
 * @param calls when the calls were made whose answers were lost: a rotation of the same token by another call is not
 *   excused
 * @returns whether the rotation happened, and was the last one
 */
export async function excuseRotation(
  db: Database,
  { familyId, hash, successorHash }: PresentedToken,
  calls: Date[],
  until: Date,
): Promise<boolean> {
  const rows = await db.statementAcrossTenants<{ id: string }>(knownBeforeItsTenant, {
    name: 'excuse-rotation',
    text: 'update refresh_families set rotated_at = greatest(rotated_at, $4) where id = $1 and previous_hash = $2 and current_hash = $3 and rotated_at = any($5::timestamptz[]) and ended_at is null returning id',
    values: [familyId, hash, successorHash, until, calls],
  });
  return rows.length > 0;
}

/**
 * Ends a family and revokes its access tokens.
 * @param tokensUntil when the last of those tokens has expired
 * @returns whether it was open
 */
export async function endRefreshFamily(tx: Tx, familyId: string, at: Date, tokensUntil: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('refresh_families')
    .set({ ended_at: at })
    .where('id', '=', familyId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await revokeGrant(tx, familyId, tokensUntil);
  return ended !== undefined;
}

/** Revokes the access tokens with this grant ID. Our own endpoints refuse them from the next call on. */
async function revokeGrant(tx: Tx, grantId: string, tokensUntil: Date): Promise<void> {
  await tx
    .insertInto('revoked_grants')
    .values({ id: grantId, expires_at: tokensUntil })
    // without a conflict column: naming one would require read access, which the scope of a user does not have
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
