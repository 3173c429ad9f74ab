/** API tokens of a tenant and of its users. */
import { sql, type Insertable, type Selectable } from 'kysely';
import { inetOf } from '#server/db/queries/core/address-rules.ts';
import { refusingRule } from '#server/db/queries/core/country-rules.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { ApiTokenKind, Tables } from '#server/db/schema.ts';
import { isOpen } from '#server/db/queries/core/inherited-memberships.ts';

export type ApiTokenRow = Selectable<Tables['api_tokens']>;

/** Owner of tokens: one user, or the tenant (`userId: null`). */
export interface TokenOwner {
  tenantId: string;
  userId: string | null;
  kind: ApiTokenKind;
}

export interface ListedToken extends ApiTokenRow {
  /** Of the user who created it; null after their deletion. */
  created_by_name: string | null;
  role_ids: string[];
}

/** Newest first. Runs in the tenant's scope. */
export async function listApiTokens(tx: Tx, tokenOwner: TokenOwner, id?: string): Promise<ListedToken[]> {
  const wanted = id === undefined ? ownedTokens(tx, tokenOwner) : ownedTokens(tx, tokenOwner).where('t.id', '=', id);
  return await wanted
    .leftJoin('people_of_tenants as maker', (join) =>
      join.onRef('maker.tenant_id', '=', 't.tenant_id').onRef('maker.id', '=', 't.created_by'),
    )
    .selectAll('t')
    .select([
      'maker.name as created_by_name',
      sql<
        string[]
      >`array(select given.role_id::text from api_token_roles given join roles r on r.id = given.role_id where given.token_id = t.id order by r.level, r.key)`.as(
        'role_ids',
      ),
    ])
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .execute();
}

export async function countApiTokens(tx: Tx, tokenOwner: TokenOwner): Promise<number> {
  const { count } = await ownedTokens(tx, tokenOwner)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Tokens of the tenant that a user created and that are valid at that time, the newest first. */
export async function listTenantTokensMadeBy(
  tx: Tx,
  { tenantId, userId, at }: { tenantId: string; userId: string; at: Date },
): Promise<{ description: string }[]> {
  return await tx
    .selectFrom('api_tokens')
    .select('description')
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'is', null)
    .where('created_by', '=', userId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .orderBy('created_at', 'desc')
    .execute();
}

export async function insertApiToken(
  tx: Tx,
  token: Insertable<Tables['api_tokens']>,
  roleIds: string[],
): Promise<ApiTokenRow> {
  const row = await tx.insertInto('api_tokens').values(token).returningAll().executeTakeFirstOrThrow();
  if (roleIds.length > 0)
    await tx
      .insertInto('api_token_roles')
      .values(roleIds.map((roleId) => ({ tenant_id: row.tenant_id, token_id: row.id, role_id: roleId })))
      .execute();
  return row;
}

/** @returns whether it still existed: of two concurrent deletions, one succeeds */
export async function deleteApiToken(tx: Tx, id: string): Promise<boolean> {
  return (await tx.deleteFrom('api_tokens').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

const activeAccessTokens = `
  select t.id
  from api_tokens t
  left join memberships m on m.tenant_id = t.tenant_id and m.user_id = t.user_id and m.state = 'active' and ${isOpen('m', '$2')}
    and (m.expires_at is null or m.expires_at > $2)
  where t.kind = 'accessToken' and (t.user_id is not null) = $1 and (t.expires_at is null or t.expires_at > $2)
    and (t.user_id is null or m.user_id is not null)
  order by t.id`;

/** In all tenants, for the vendor's back end: access tokens that have not expired and whose user is active. */
export async function listActiveAccessTokenIds(db: Database, owner: 'user' | 'tenant', now: Date): Promise<string[]> {
  const values = [owner === 'user', now];
  const rows = await db.statementAcrossTenants<{ id: string }>('the vendor is outside of tenants', {
    name: 'active-access-tokens',
    text: activeAccessTokens,
    values,
  });
  return rows.map((row) => row.id);
}

function ownedTokens(tx: Tx, { tenantId, userId, kind }: TokenOwner) {
  return tx
    .selectFrom('api_tokens as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.kind', '=', kind)
    .where('t.user_id', 'is not distinct from', userId);
}

/** Maximum live refresh tokens of one credential: the least recently used one is removed first. */
const mostFamilies = 100;

export interface NewTokenFamily {
  id: string;
  tenantId: string;
  tokenId: string;
  hash: Buffer;
  at: Date;
  expiresAt: Date;
}

/** Runs in any scope that sees the token. @returns `false` when the token has just been deleted */
export async function insertTokenFamily(tx: Tx, family: NewTokenFamily): Promise<boolean> {
  const token = await tx
    .selectFrom('api_tokens')
    .select('id')
    .where('id', '=', family.tokenId)
    .forKeyShare()
    .executeTakeFirst();
  if (!token) return false;
  await tx
    .insertInto('api_token_families')
    .values({
      id: family.id,
      tenant_id: family.tenantId,
      token_id: family.tokenId,
      current_hash: family.hash,
      rotated_at: family.at,
      expires_at: family.expiresAt,
    })
    .execute();
  await sql`
    delete from api_token_families where token_id = ${family.tokenId} and (expires_at <= ${family.at} or id in (
      select id from api_token_families where token_id = ${family.tokenId} order by rotated_at desc, (id = ${family.id}::uuid) desc offset ${mostFamilies}))`.execute(
    tx,
  );
  return true;
}

export interface TokenFamily {
  token_id: string;
  tenant_id: string;
  expires_at: Date;
}

/**
 * Replaces the current token by its successor, unless a rule of the tenant refuses the address. One statement, so
 * that exactly one of several concurrent calls wins.
 */
export async function rotateTokenFamily(
  db: Database,
  token: { familyId: string; hash: Buffer; successorHash: Buffer; origin: CallAddress },
  now: Date,
): Promise<TokenFamily | undefined> {
  const [row] = await db.statementAcrossTenants<TokenFamily>('a refresh token is known before its tenant is', {
    name: 'rotate-api-token-family',
    text: `update api_token_families set previous_hash = current_hash, current_hash = $3, rotated_at = $4
           where id = $1 and current_hash = $2 and expires_at > $4 and (${refusingRule({ tenant: 'api_token_families.tenant_id', address: '$5::inet', country: '$6::text' })}) is null
           returning token_id, tenant_id, expires_at`,
    values: [token.familyId, token.hash, token.successorHash, now, inetOf(token.origin.ip), token.origin.country],
  });
  return row;
}

export interface TokenFamilyState extends TokenFamily {
  current_hash: Buffer;
  previous_hash: Buffer | null;
  rotated_at: Date;
}

export async function findTokenFamily(tx: Tx, familyId: string, now: Date): Promise<TokenFamilyState | undefined> {
  return await tx
    .selectFrom('api_token_families')
    .selectAll()
    .where('id', '=', familyId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteTokenFamily(tx: Tx, familyId: string): Promise<void> {
  await tx.deleteFrom('api_token_families').where('id', '=', familyId).execute();
}
