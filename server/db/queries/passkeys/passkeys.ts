/** Passkeys: WebAuthn credentials that sign in without a password, and do not count as a second factor. */
import type { Tx } from '#server/db/database.ts';
import type { FactorRow } from '#server/db/queries/mfa/factors.ts';

/** The oldest first. */
export async function listPasskeys(tx: Tx, userId: string): Promise<FactorRow[]> {
  return await tx
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('passkey', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Finds a passkey of any user: the passkey identifies who signs in. */
export async function findPasskey(tx: Tx, credentialId: string): Promise<FactorRow | undefined> {
  return await tx
    .selectFrom('factors')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('passkey', '=', true)
    .executeTakeFirst();
}

/** @returns the removed passkey, if it was that user's */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<FactorRow | undefined> {
  return await tx
    .deleteFrom('factors')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('passkey', '=', true)
    .returningAll()
    .executeTakeFirst();
}
