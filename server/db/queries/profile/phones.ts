import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';

export type PhoneRow = Selectable<Tables['phones']>;

/** Numbers of a user, the oldest first. */
export async function listPhones(tx: Tx, userId: string): Promise<PhoneRow[]> {
  return await tx
    .selectFrom('phones')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findPhone(tx: Tx, userId: string, id: string): Promise<PhoneRow | undefined> {
  return await tx
    .selectFrom('phones')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function findPhoneByNumber(tx: Tx, userId: string, number: string): Promise<PhoneRow | undefined> {
  return await tx
    .selectFrom('phones')
    .selectAll()
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Adds a number, or renews the claim of the existing one. */
export async function upsertPhone(
  tx: Tx,
  phone: { id: string; userId: string; number: string; at: Date; claim?: { browserHash: Buffer; expiresAt: Date } },
): Promise<PhoneRow> {
  const claim = {
    claim_browser_hash: phone.claim?.browserHash ?? null,
    claim_expires_at: phone.claim?.expiresAt ?? null,
  };
  return await tx
    .insertInto('phones')
    .values({
      id: phone.id,
      user_id: phone.userId,
      number: phone.number,
      verified: false,
      ...claim,
      created_at: phone.at,
      updated_at: phone.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'number']).doUpdateSet({ ...claim, updated_at: phone.at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds the user who signs in with a number: it is verified, and unique. */
export async function findUserByVerifiedPhone(tx: Tx, number: string): Promise<UserRow | undefined> {
  return await tx
    .selectFrom('phones')
    .innerJoin('users', 'users.id', 'phones.user_id')
    .selectAll('users')
    .where('phones.number', '=', number)
    .where('phones.verified', '=', true)
    .executeTakeFirst();
}

/** Finds the user who claimed a number in this browser, and is about to verify it. */
export async function findUserByClaim(
  tx: Tx,
  number: string,
  browserHash: Buffer,
  now: Date,
): Promise<UserRow | undefined> {
  return await tx
    .selectFrom('phones')
    .innerJoin('users', 'users.id', 'phones.user_id')
    .selectAll('users')
    .where('phones.number', '=', number)
    .where('phones.claim_browser_hash', '=', browserHash)
    .where('phones.claim_expires_at', '>', now)
    .orderBy('phones.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks the number as verified. @returns `undefined` when it is another user's */
export async function verifyPhone(
  tx: Tx,
  phone: { id: string; userId: string; number: string; at: Date },
): Promise<PhoneRow | undefined> {
  // serializes concurrent verifications of one number
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone.number}`}, 0))`.execute(tx);
  const taken = await tx
    .selectFrom('phones')
    .select('id')
    .where('number', '=', phone.number)
    .where('verified', '=', true)
    .where('user_id', '<>', phone.userId)
    .executeTakeFirst();
  if (taken) return undefined;
  return await tx
    .insertInto('phones')
    .values({
      id: phone.id,
      user_id: phone.userId,
      number: phone.number,
      verified: true,
      claim_browser_hash: null,
      claim_expires_at: null,
      created_at: phone.at,
      updated_at: phone.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'number'])
        .doUpdateSet({ verified: true, claim_browser_hash: null, claim_expires_at: null, updated_at: phone.at }),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function deletePhone(tx: Tx, userId: string, id: string): Promise<PhoneRow | undefined> {
  return await tx
    .deleteFrom('phones')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes all numbers of a user but one. */
export async function deleteOtherPhones(tx: Tx, userId: string, number: string): Promise<PhoneRow[]> {
  return await tx
    .deleteFrom('phones')
    .where('user_id', '=', userId)
    .where('number', '<>', number)
    .returningAll()
    .execute();
}

/**
 * Drops unverified numbers that were claimed in other browsers: they may have been claimed by someone other than the
 * user who verified the email address.
 */
export async function dropForeignClaims(tx: Tx, userId: string, browserHash: Buffer | null): Promise<void> {
  await tx
    .deleteFrom('phones')
    .where('user_id', '=', userId)
    .where('verified', '=', false)
    .where((where) =>
      browserHash === null ? where.val(true) : where('claim_browser_hash', 'is distinct from', browserHash),
    )
    .execute();
}

/** Drops unverified numbers that were claimed by a reader of the user's former mailbox. */
export async function dropClaims(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('phones')
    .where('user_id', '=', userId)
    .where('verified', '=', false)
    .where('claim_browser_hash', 'is not', null)
    .execute();
}

export interface PhoneOfMember {
  user_id: string;
  number: string;
}

/** Verified numbers of a tenant's members; runs in that tenant's scope. `offset` is the page number. */
export async function searchPhones(
  tx: Tx,
  tenantId: string,
  query: { number?: string; userIds?: string[]; limit: number; offset: number },
): Promise<{ rows: PhoneOfMember[]; total: number }> {
  let phones = tx
    .selectFrom('phones')
    .innerJoin('memberships', 'memberships.user_id', 'phones.user_id')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.joined', '=', true)
    .where('phones.verified', '=', true);
  if (query.number) phones = phones.where('phones.number', 'like', `%${query.number.replace(/[\\%_]/g, '\\$&')}%`);
  // an array, since an empty list is not valid SQL
  if (query.userIds) phones = phones.where(sql<boolean>`phones.user_id = any(${query.userIds}::uuid[])`);
  const { total } = await phones.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await phones
    .select(['phones.user_id', 'phones.number'])
    .orderBy('phones.number')
    .limit(query.limit)
    .offset(query.limit * query.offset)
    .execute();
  return { rows, total };
}
