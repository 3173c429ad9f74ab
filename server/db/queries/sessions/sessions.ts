import { sql, type RawBuilder } from 'kysely';
import { noRowsIfReferenceIsGone } from '#server/db/database-faults.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Channel, Impersonator, ProviderSession, SecondFactorKind } from '#server/db/schema.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { inetOf } from '#server/db/queries/core/address-rules.ts';
import { isOpen } from '#server/db/queries/core/inherited-memberships.ts';
import { effectiveAmr, verifiedAt } from '#server/db/queries/core/tenant-demands.ts';
import { withinPolicy } from './session-policies.ts';
import { admitSubject, subjectOf, type SubjectRow, type TokenSubject } from './token-subject.ts';

export interface NewSession {
  id: string;
  userId: string;
  tenantId: string;
  clientId: string;
  ssoHash: Buffer;
  amr: string[];
  /** Channel of the first factor. */
  channel: Channel | null;
  ssoTenantId: string | null;
  ssoConnectionId: string | null;
  /** Several factors that the provider of that tenant verified, if the tenant trusts it. */
  providerMethods: readonly string[] | null;
  /** When the user authenticated there, if it said so. */
  providerAuthAt: Date | null;
  /** The provider's session, by which the provider can end this one. */
  providerSession: Omit<ProviderSession, 'endsAt'> | null;
  remembered: boolean;
  secondFactor: SecondFactorKind | null;
  at: Date;
  expiresAt: Date;
  requestMetadata: RequestMetadata;
  /** Family of the refresh cookie. */
  family: { id: string; hash: Buffer };
  /** Former session of the same browser, which this one replaces. */
  replaced: string | null;
  /** The device of the sign-in. `notice` is written if the user has not used it before. */
  device: { fingerprint: string; sameBrowser: boolean; notice: { id: string; values: Record<string, string> } };
}

/** SQL of the strongest second factor that a row of `users` ever verified, including the current one, or null. */
const strongerOf = (verified: string) =>
  `case when ${verified} = 'factor' or two_factors_by = 'factor' then 'factor' else coalesce(${verified}, two_factors_by) end`;

/**
 * Inserts a session with its cookie's family, records the sign-in at user and membership, ends the replaced session,
 * writes the notice of a new device with the job that mails it, and the audit row. One atomic statement, since it is on
 * the path of every sign-in; it also reads the claims of the session's token. The very first device causes no notice.
 *
 * @returns `undefined` when the user is no longer an active member there, or was deleted since they were read
 */
export async function insertSession(db: Database, session: NewSession): Promise<TokenSubject | undefined> {
  const { requestMetadata, family } = session;
  const statement = db.statementAcrossTenants<SubjectRow>('a user signs in before a tenant is chosen', {
    name: 'open-session',
    text: `
      with replaced as (
        update sessions set ended_at = $7, sso_hash = null where id = $14 and ended_at is null
      ), replaced_families as (
        update refresh_families set ended_at = $7 where session_id = $14 and ended_at is null
      ), session as (
        insert into sessions (id, user_id, tenant_id, client_id, sso_hash, amr, authenticated_at, created_at, seen_at, expires_at, ip, user_agent, channel, sso_tenant_id, remembered, provider_methods, provider_auth_at, sso_connection_id)
        values ($1, $2, $3, $4, $5, $6, $7, $7, $7, $8, $9, $10, $15, $21, $22, $26, $27, $29)
        returning *
      ), provider_session as (
        insert into sso_sessions (session_id, tenant_id, connection_key, subject, qualifiers, session_index, id_token, created_at)
        select $1, link ->> 'tenantId', link ->> 'connection', link ->> 'subject', link -> 'qualifiers', link ->> 'sessionIndex',
               decode(link ->> 'idToken', 'base64'), $7
        from (select $28::jsonb as link) given where link is not null
      ), family as (
        insert into refresh_families (id, session_id, client_id, kind, current_hash, rotated_at, created_at)
        values ($11, $1, $4, 'cookie', $12, $7, $7)
      ), membership as (
        update memberships set last_login_at = $7 where tenant_id = $3 and user_id = $2
      ), account as (
        update users set last_login_at = $7, locale = coalesce($20, locale), two_factors_by = ${strongerOf('$23::text')} where id = $2
      ), device as (
        insert into known_devices (user_id, fingerprint, seen_at) values ($2, $16, $7)
        on conflict (user_id, fingerprint) do update set seen_at = excluded.seen_at
        returning xmax = 0 as added
      ), notice as (
        insert into notifications (id, user_id, key, details, created_at)
        select $17, $2, 'signed-in', $18, $7 from device
        where added and not $19 and exists (select 1 from known_devices k where k.user_id = $2)
        returning id
      ), mail as (
        insert into jobs (kind, payload, slot, run_at, created_at)
        select 'tell-new-device', jsonb_build_object('plain', jsonb_build_object('noticeId', id, 'userId', $2::uuid)), id::text, $7, $7 from notice
      ), audit as (
        insert into audits (tenant_id, at, action, severity, actor_id, target_kind, target_id, ip, user_agent, trace_id, details)
        values ($3, $7, 'user.signed-in', 'Info', $2, 'session', $1::text, $9, $10, $13, jsonb_build_object('methods', case when $21 = $3 then $6::text[] || coalesce($26::text[], '{}') else $6::text[] end, 'client', $4::text)
          || jsonb_strip_nulls(jsonb_build_object('provider', case when $21 is not null then case when $21 = $3 then 'own' else 'other' end end,
                                                  'remembered', nullif($22, false))))
      )
      ${subjectOf({ session: '$1', sessions: 'session', tenant: 'null', client: 'null', now: '$7', address: '$24::inet', country: '$25::text', judged: 'true' })}`,
    values: [
      session.id,
      session.userId,
      session.tenantId,
      session.clientId,
      session.ssoHash,
      session.amr,
      session.at,
      session.expiresAt,
      requestMetadata.ip,
      requestMetadata.userAgent,
      family.id,
      family.hash,
      requestMetadata.traceId,
      session.replaced,
      session.channel,
      session.device.fingerprint,
      session.device.notice.id,
      JSON.stringify(session.device.notice.values),
      session.device.sameBrowser,
      requestMetadata.locale ?? null,
      session.ssoTenantId,
      session.remembered,
      session.secondFactor,
      inetOf(requestMetadata.ip),
      requestMetadata.country,
      session.providerMethods,
      session.providerAuthAt,
      session.providerSession && JSON.stringify(session.providerSession),
      session.ssoConnectionId,
    ],
  });
  const [row] = await statement.catch(noRowsIfReferenceIsGone);
  return row && (await admitSubject(db, row, session.at));
}

/** Ends a session with its refresh families. @returns whether it was alive */
export async function endSession(tx: Tx, sessionId: string, at: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: at, sso_hash: null })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await tx
    .updateTable('refresh_families')
    .set({ ended_at: at })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  return ended !== undefined;
}

/**
 * Ends every session of a user, optionally except one with its parent; also those in which the user impersonates
 * others, which would otherwise stay usable.
 * @returns how many there were
 */
export async function endSessionsOfUser(tx: Tx, userId: string, at: Date, except?: string): Promise<number> {
  let query = tx
    .selectFrom('sessions')
    .select('id')
    .where((where) => where.or([where('user_id', '=', userId), where(sql<string>`impersonator ->> 'id'`, '=', userId)]))
    .where('ended_at', 'is', null);
  if (except)
    query = query
      .where('id', '!=', except)
      .where(sql<boolean>`id is distinct from (select own.parent_id from sessions own where own.id = ${except})`);
  const ids = (await query.execute()).map((row) => row.id);
  if (ids.length === 0) return 0;
  for (const piece of inPieces(ids)) {
    await tx.updateTable('sessions').set({ ended_at: at, sso_hash: null }).where('id', 'in', piece).execute();
    await endFamiliesOf(tx, piece, at);
  }
  return ids.length;
}

/** Batch size of a statement: one user can have tens of thousands of sessions. */
const piece = 5000;

function inPieces(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / piece) }, (_, index) =>
    ids.slice(index * piece, (index + 1) * piece),
  );
}

async function endFamiliesOf(tx: Tx, sessionIds: string[], at: Date): Promise<void> {
  await tx
    .updateTable('refresh_families')
    .set({ ended_at: at })
    .where('session_id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends a user's sessions in a tenant that they lost access to, and in sub-accounts that they had access to by
 * inheritance. All of them if no other tenant remains to continue in, so that none is revived when access is restored.
 * @returns how many there were
 */
export async function endSessionsInTenant(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  at: Date,
): Promise<number> {
  const ended = await sql<{ id: string }>`
    update sessions s set ended_at = ${at}, sso_hash = null
    where s.ended_at is null and (s.user_id = ${userId} or s.impersonator ->> 'id' = ${userId})
      and (${isIn({ tenantId, userId })}
        or not exists (
          select from memberships m where m.user_id = ${userId} and m.state = 'active' and (m.expires_at is null or m.expires_at > ${at})
            and ${sql.raw(isOpen('m', `'${at.toISOString()}'`))}))
    returning s.id`.execute(tx);
  const ids = ended.rows.map(({ id }) => id);
  for (const piece of inPieces(ids)) await endFamiliesOf(tx, piece, at);
  return ids.length;
}

/** SQL that is true for a session `s` in a tenant, or in a sub-account by an inherited membership. */
const isIn = ({ tenantId, userId }: { tenantId: string; userId: string }) => sql<boolean>`(s.tenant_id = ${tenantId}
  or exists (select from memberships below where below.tenant_id = s.tenant_id and below.user_id = ${userId} and below.inherited_from = ${tenantId}))`;

/** Moves a user's own sessions from a tenant to another one. Impersonations stay. */
export async function moveSessions(tx: Tx, from: { tenantId: string; userId: string }, to: string): Promise<void> {
  await sql`update sessions s set tenant_id = ${to} where s.ended_at is null and s.user_id = ${from.userId} and s.impersonator is null and ${isIn(from)}`.execute(
    tx,
  );
}

/** The tenant of a session; `undefined` if it has ended. */
export async function findTenantOfSession(tx: Tx, sessionId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .select('tenant_id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.tenant_id;
}

export async function setSessionTenant(tx: Tx, sessionId: string, tenantId: string): Promise<void> {
  await tx.updateTable('sessions').set({ tenant_id: tenantId }).where('id', '=', sessionId).execute();
}

export interface LiveSession {
  id: string;
  user_id: string;
  tenant_id: string;
  client_id: string;
  /** Methods of the sign-in (RFC 8176), as they count in the tenant. */
  amr: string[];
  authenticated_at: Date;
  /** When the user proved who they are: earlier than the sign-in where an identity provider still knew them. */
  verified_at: Date;
  created_at: Date;
  /** Of a portal session that depends on another one: it is valid for the portal only. */
  parent_id: string | null;
}

const liveColumns = `s.id, s.user_id, s.tenant_id, s.client_id, ${effectiveAmr('s', 's.tenant_id')} as amr, s.authenticated_at,
  ${verifiedAt('s')} as verified_at, s.created_at, s.parent_id`;
const effective = {
  amr: sql<string[]>`${sql.raw(effectiveAmr('s', 's.tenant_id'))}`.as('amr'),
  verifiedAt: sql<Date>`${sql.raw(verifiedAt('s'))}`.as('verified_at'),
};
const alive = `s.ended_at is null and s.expires_at > $2 and s.seen_at > $3 and ${withinPolicy('s', '$2')}
  and not exists (select from memberships ended where ended.tenant_id = s.tenant_id and ended.user_id = s.user_id and ended.expires_at <= $2)`;

/** The session of an SSO cookie. `idleSince`: a session last seen before has ended. */
export async function findSessionBySsoHash(
  db: Database,
  ssoHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  const [row] = await db.statementAcrossTenants<LiveSession>(
    'a session cookie is looked up before its tenant is known',
    {
      name: 'session-by-sso-hash',
      text: `select ${liveColumns} from sessions s where s.sso_hash = $1 and ${alive}`,
      values: [ssoHash, now, idleSince],
    },
  );
  return row;
}

export async function findLiveSession(
  db: Database,
  id: string,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  const [row] = await db.statementAcrossTenants<LiveSession>('a session is looked up before its tenant is known', {
    name: 'session-by-id',
    text: `select ${liveColumns} from sessions s where s.id = $1 and ${alive}`,
    values: [id, now, idleSince],
  });
  return row;
}

/** The same within a transaction, on its connection. */
export async function findLiveSessionIn(
  tx: Tx,
  id: string,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  return await tx
    .selectFrom('sessions as s')
    .select(['id', 'user_id', 'tenant_id', 'client_id', 'authenticated_at', 'created_at', 'parent_id'])
    .select([effective.amr, effective.verifiedAt])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .where(policyAllows(now))
    .executeTakeFirst();
}

/** The tenant's part of `alive`, for statements built by Kysely. */
export function policyAllows(now: Date): RawBuilder<boolean> {
  const [before = '', ...parts] = withinPolicy('s', '?')
    .split('?')
    .map((text) => sql.raw(text));
  return parts.reduce<RawBuilder<boolean>>((built, part) => sql`${built}${now}::timestamptz${part}`, sql`${before}`);
}

/** Records activity in a session: restarts its idle time-out. @param at not after what is recorded already: no effect */
export async function touchSession(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).where('seen_at', '<', at).execute();
}

/** Not of an impersonation: that stays in its tenant. */
export async function findUserOfSession(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('impersonator', 'is', null)
    .executeTakeFirst();
  return row?.user_id;
}

export interface ListedSession extends LiveSession {
  expires_at: Date;
  ip: string | null;
  user_agent: string | null;
  impersonator: Impersonator | null;
}

/** Which of a user's sessions are read. */
export interface SessionPage {
  /** Only this one. */
  id?: string;
  /** Only those in this tenant. */
  tenantId?: string;
  limit: number;
  /** Index of the page. */
  page?: number;
}

/** Live sessions of a user, the newest first. */
export async function listLiveSessions(
  tx: Tx,
  userId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
  { id, tenantId, limit, page = 0 }: SessionPage,
): Promise<ListedSession[]> {
  let query = tx
    .selectFrom('sessions as s')
    .select([
      'id',
      'user_id',
      'tenant_id',
      'client_id',
      'authenticated_at',
      'created_at',
      'parent_id',
      'expires_at',
      'ip',
      'user_agent',
      'impersonator',
    ])
    .select([effective.amr, effective.verifiedAt])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .where(policyAllows(now));
  if (id !== undefined) query = query.where('id', '=', id);
  if (tenantId !== undefined) query = query.where('tenant_id', '=', tenantId);
  return await query
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(limit * page)
    .execute();
}

export interface SessionMethods {
  /** Verified here: nothing that an identity provider vouches for. */
  amr: string[];
  /** The same, and what counts in the tenant of the session. */
  effective_amr: string[];
  channel: Channel | null;
  authenticated_at: Date;
  verified_at: Date;
}

/** Authentication methods of a session. */
export async function findSessionMethods(tx: Tx, id: string): Promise<SessionMethods | undefined> {
  return await tx
    .selectFrom('sessions as s')
    .select(['amr', 'channel', 'authenticated_at', effective.verifiedAt])
    .select(sql<string[]>`${sql.raw(effectiveAmr('s', 's.tenant_id'))}`.as('effective_amr'))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Records a second factor that was verified in an existing session. @returns whether it is still alive */
export async function raiseSession(
  tx: Tx,
  id: string,
  { amr, secondFactor }: { amr: string[]; secondFactor: SecondFactorKind },
  { at, idleSince }: { at: Date; idleSince: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('sessions as s')
    .set({ amr, authenticated_at: at, provider_auth_at: null, seen_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where('seen_at', '>', idleSince)
    .where(policyAllows(at))
    .returning('user_id')
    .executeTakeFirst();
  if (row)
    await sql`update users set two_factors_by = ${sql.raw(strongerOf(`'${secondFactor}'`))} where id = ${row.user_id}`.execute(
      tx,
    );
  return row !== undefined;
}

/**
 * Resets the second-factor history of a user: either they removed the last factor after verifying it, or two admins
 * approved a reset.
 */
export async function forgetTwoFactors(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ two_factors_by: null }).where('id', '=', userId).execute();
}
