import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { isUnexpired, type TimeOfUse } from '#server/db/current-time.ts';
import type { SocialProfileRow, Tables } from '#server/db/schema.ts';

export type IdentityRow = Selectable<Tables['identities']>;
export type SocialAttemptRow = Selectable<Tables['social_attempts']>;

/** Finds the user of an external identity, and records its use. */
export async function useIdentity(
  tx: Tx,
  issuer: string,
  subject: string,
  email: string | null,
  at: Date,
): Promise<IdentityRow | undefined> {
  return await tx
    .updateTable('identities')
    .set({ last_used_at: at, email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returningAll()
    .executeTakeFirst();
}

/** An identity no longer signs in its user. */
export async function deleteIdentity(tx: Tx, issuer: string, subject: string): Promise<void> {
  await tx.deleteFrom('identities').where('issuer', '=', issuer).where('subject', '=', subject).execute();
}

/** Until the transaction ends, no other answer about the same subject is carried out. */
export async function lockIdentity(tx: Tx, issuer: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('identity ' || ${issuer} || ' ' || ${subject}, 0))`.execute(
    tx,
  );
}

/** @returns whether it was free: one of two concurrent calls gets it */
export async function insertIdentity(tx: Tx, identity: Insertable<Tables['identities']>): Promise<boolean> {
  const row = await tx
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSocialAttempt(tx: Tx, attempt: Insertable<Tables['social_attempts']>): Promise<void> {
  await tx.insertInto('social_attempts').values(attempt).execute();
}

export interface RedeemedAnswer {
  stateHash: Buffer;
  browserHash: Buffer;
  /** Attempts of tests count too. Otherwise they stay as they are: their answers sign nobody in. */
  tests: boolean;
}

/**
 * Redeems a provider's answer. Exactly one of several concurrent calls succeeds, and only in the browser that started
 * the attempt.
 */
export async function redeemSocialAttempt(
  tx: Tx,
  { stateHash, browserHash, tests }: RedeemedAnswer,
  moment: TimeOfUse,
): Promise<SocialAttemptRow | undefined> {
  const row = await tx
    .updateTable('social_attempts')
    .set({ redeemed_at: moment.now })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('redeemed_at', 'is', null)
    .$if(!tests, (query) => query.where('sso_test_id', 'is', null))
    .returningAll()
    .returning(isUnexpired(moment))
    .executeTakeFirst();
  return row?.in_time ? row : undefined;
}

/**
 * Notes to which issuer an authorization code is about to be sent.
 * @returns false for one that was sent to another issuer before, which therefore knows it
 */
export async function assignCodeTo(
  tx: Tx,
  { stateHash, codeHash, issuer }: { stateHash: Buffer; codeHash: Buffer; issuer: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('code ' || ${codeHash.toString('hex')}, 0))`.execute(tx);
  const known = await tx
    .selectFrom('social_attempts')
    .select('code_issuer')
    .where('code_hash', '=', codeHash)
    .where('code_issuer', '<>', issuer)
    .limit(1)
    .executeTakeFirst();
  if (known) return false;
  await tx
    .updateTable('social_attempts')
    .set({ code_hash: codeHash, code_issuer: issuer })
    .where('state_hash', '=', stateHash)
    .execute();
  return true;
}

/** The attempt that an answer names, whoever began it and whatever became of it. */
export async function findSocialAttempt(tx: Tx, stateHash: Buffer): Promise<SocialAttemptRow | undefined> {
  return await tx.selectFrom('social_attempts').selectAll().where('state_hash', '=', stateHash).executeTakeFirst();
}

/** Finds the user of an external identity, without recording a use. */
export async function findIdentity(tx: Tx, issuer: string, subject: string): Promise<IdentityRow | undefined> {
  return await tx
    .selectFrom('identities')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Stores the provider's identity data until the email address is verified. */
export async function storeExternalIdentity(
  tx: Tx,
  stateHash: Buffer,
  profile: SocialProfileRow,
  codeToken: string,
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('social_attempts')
    .set({ person: JSON.stringify(profile), code_token: codeToken, expires_at: expiresAt })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** Finds an attempt that waits for verification of its email address, in the browser that started it. */
export async function findWaitingAttempt(
  tx: Tx,
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<SocialAttemptRow | undefined> {
  return await tx
    .selectFrom('social_attempts')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('person', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends an attempt. @returns whether it was open: it counts once */
export async function endSocialAttempt(tx: Tx, stateHash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('social_attempts')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .returning('state_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps the answer to a SAML request until its browser comes for it. Only the first answer to a pending request is kept.
 * @returns whether it was
 */
export async function storeSamlResponse(
  tx: Tx,
  stateHash: Buffer,
  response: string,
  moment: TimeOfUse,
): Promise<boolean> {
  const row = await tx
    .updateTable('social_attempts')
    .set({ saml_response: response })
    .where('state_hash', '=', stateHash)
    .where('redeemed_at', 'is', null)
    .where('saml_response', 'is', null)
    .returning(isUnexpired(moment))
    .executeTakeFirst();
  return row?.in_time === true;
}
