import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { asciiDomain, mapDomainOf } from '#shared/lib/email-domain.ts';
import { domainInUnicode } from '#shared/lib/punycode.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Channel, Tables } from '#server/db/schema.ts';
import { endFactorChallenges } from './factor-challenges.ts';
import { withdrawLinks } from './links.ts';
import { forgetDevices } from './remembered-devices.ts';
import { policyValuesSql } from './policies.ts';
import { withdrawSentCodes } from './sent-codes.ts';

export type UserRow = Selectable<Tables['users']>;

/** Columns of a user that others may see: all but those for signing in. */
export type ShownUserRow = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'username'
  | 'name'
  | 'title'
  | 'phone_number'
  | 'picture_url'
  | 'metadata'
  | 'locale'
  | 'provider'
  | 'verified'
  | 'super_user'
  | 'created_at'
  | 'updated_at'
  | 'last_login_at'
>;

/**
 * Lookup key of an email address: one user, whatever the case it was typed in. NFC, not NFKC: a ligature is a different
 * mailbox from its letters, and must not occupy their address.
 */
export function normalizeEmail(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase();
  const at = folded.lastIndexOf('@') + 1;
  // full-width letters and the like are the same domain (UTS 46)
  const domain = at > 0 ? asciiDomain(folded.slice(at)) : undefined;
  return domain === undefined ? folded : folded.slice(0, at) + domainInUnicode(domain);
}

/**
 * Lookup key of a user name where email addresses are accepted too: no address begins like this. Folded to one case,
 * since the letters allowed in a name fold unambiguously.
 */
export function usernameLookupKey(name: string): string {
  return `username:${name.toLowerCase()}`;
}

/** @param key an email address, or a result of `usernameLookupKey` */
export async function findUserByKey(tx: Tx, key: string): Promise<UserRow | undefined> {
  return await tx
    .selectFrom('users')
    .selectAll()
    .where((where) => where.or([where('email_folded', '=', normalizeEmail(key)), where('username_folded', '=', key)]))
    .executeTakeFirst();
}

export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return await tx.selectFrom('users').selectAll().where('email_folded', '=', normalizeEmail(email)).executeTakeFirst();
}

/** What a password is verified against, and how long it is valid. */
export interface Credentials extends Pick<
  UserRow,
  'id' | 'email' | 'name' | 'password_hash' | 'password_changed_at' | 'password_channel'
> {
  /** Of all tenants of the user. */
  rotation: { isActive: boolean; rotationPeriod: number; notificationPeriod: number }[];
  /** A tenant of the user demands a new password, because this one is leaked. */
  reset_demanded: boolean;
}

/** Language of the user's last sign-in. `null` for a user who never signed in, and for an unknown address. */
/** The recipient of an email: their language, and whether the address is verified. */
export async function findReader(
  tx: Tx,
  email: string,
): Promise<{ locale: string | null; verified: boolean } | undefined> {
  return await tx
    .selectFrom('users')
    .select(['locale', 'verified'])
    .where('email_folded', '=', normalizeEmail(email))
    .executeTakeFirst();
}

export async function findLocaleOfUser(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('users').select('locale').where('id', '=', id).executeTakeFirst();
  return row?.locale ?? null;
}

export async function findUserById(tx: Tx, id: string): Promise<UserRow | undefined> {
  return await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Stores an account; the domain of its address is mapped, wherever the address comes from.
 * @returns `undefined` when a concurrent call took that address or user name
 */
export async function insertUser(tx: Tx, user: Insertable<Tables['users']>): Promise<UserRow | undefined> {
  return await tx
    .insertInto('users')
    .values({ ...user, email: mapDomainOf(user.email) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateUser(tx: Tx, id: string, changes: Updateable<Tables['users']>): Promise<UserRow> {
  const mapped = typeof changes.email === 'string' ? { ...changes, email: mapDomainOf(changes.email) } : changes;
  return await tx.updateTable('users').set(mapped).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Hashes of the previous passwords, newest first, without the current one. */
export async function listFormerPasswords(tx: Tx, userId: string, count: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('password_history')
    .select('password_hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.password_hash);
}

/** Stores another hash of the same password, unless the password was changed meanwhile. */
export async function renewPasswordHash(tx: Tx, userId: string, stored: string, renewed: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', userId)
    .where('password_hash', '=', stored)
    .execute();
}

/**
 * Sets a new password; the old one goes into the history. What was sent to the user before, and would set a password or
 * sign in without it, is withdrawn: whoever reads the mailbox may be the reason for the change (OWASP, Forgot
 * Password).
 * @param channel how the user proved their identity; `null` for a signed-in user
 */
export async function replacePassword(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  { passwordHash, channel, at }: { passwordHash: string; channel: Channel | null; at: Date },
): Promise<void> {
  if (user.password_hash !== null) {
    await tx
      .insertInto('password_history')
      .values({ user_id: user.id, password_hash: user.password_hash, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  // open sign-ins and remembered browsers may be of an attacker with the old password
  await endFactorChallenges(tx, user.id, at);
  await forgetDevices(tx, user.id);
  await withdrawLinks(tx, user.id, 'reset-password', at);
  await withdrawSentCodes(tx, user.id, at);
  await updateUser(tx, user.id, {
    password_hash: passwordHash,
    password_changed_at: at,
    password_breached_at: null,
    password_channel: channel,
    updated_at: at,
  });
}

/** Marks the password as leaked when it was just found in a list. @returns whether that is new */
export async function markPasswordBreached(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ password_breached_at: at })
    .where('id', '=', userId)
    .where('password_breached_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the current password was found in a list of leaked ones when it was last entered. */
export async function isPasswordBreached(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.statementAcrossTenants<{ breached: boolean }>('a password belongs to no tenant', {
    name: 'is-password-breached',
    text: 'select password_breached_at is not null as breached from users where id = $1',
    values: [userId],
  });
  return row?.breached === true;
}

export interface AgeingPassword extends Pick<UserRow, 'id' | 'email' | 'name'> {
  password_changed_at: Date;
  rotation: Credentials['rotation'];
}

/**
 * Users whose password may be about to expire, with the rules of their tenants, in pages by ID.
 * @param changedBefore under the strictest rule of all; empty when no tenant has one
 */
export async function listAgeingPasswords(
  tx: Tx,
  { changedBefore, afterId, limit }: { changedBefore: Date; afterId: string; limit: number },
): Promise<AgeingPassword[]> {
  const { rows } = await sql<AgeingPassword>`
    select id, email, name, password_changed_at, ${sql.raw(policyValuesSql('u.id', 'password-rotation'))} as rotation
    from users u where id > ${afterId}::uuid and password_hash is not null and email <> '' and password_changed_at < ${changedBefore}
    order by id limit ${limit}`.execute(tx);
  return rows;
}

/**
 * State of the first-run set-up.
 * @returns `undefined` while neither the set-up user nor any other user exists
 */
export async function findSetUpUser(
  tx: Tx,
  email: string,
): Promise<{ userId: string; verifiedPeople: number } | undefined> {
  const { verified } = await tx
    .selectFrom('users')
    .select(sql<number>`count(*)`.as('verified'))
    .where('verified', '=', true)
    .executeTakeFirstOrThrow();
  const user = await findUserByEmail(tx, email);
  if (!user && verified === 0) return undefined;
  return { userId: user?.id ?? '', verifiedPeople: verified };
}

/** @returns false when another user has the address, even if taken concurrently */
export async function changeUserEmail(tx: Tx, id: string, email: string, at: Date): Promise<boolean> {
  const folded = normalizeEmail(email);
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email: mapDomainOf(email), email_folded: folded, verified: true, updated_at: at })
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          tx
            .selectFrom('users as other')
            .select('other.id')
            .where('other.email_folded', '=', folded)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A concurrent transaction took the same address: one of the two fails with this error. */
export function isAddressTakenMeanwhile(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === 'users_email_folded_key'
  );
}
