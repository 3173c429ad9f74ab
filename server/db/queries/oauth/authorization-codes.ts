import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type AuthorizationCodeRow = Selectable<Tables['authorization_codes']>;

export async function insertAuthorizationCode(tx: Tx, code: Insertable<Tables['authorization_codes']>): Promise<void> {
  await tx.insertInto('authorization_codes').values(code).execute();
}

/** Locks the code's row until the transaction ends: the second of two concurrent calls waits, and finds it used. */
export async function lockAuthorizationCode(tx: Tx, codeHash: Buffer): Promise<AuthorizationCodeRow | undefined> {
  return await tx
    .selectFrom('authorization_codes')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
}

/** @param familyId what was issued for the code, so that a second use can revoke it; `null` when nothing was issued */
export async function markCodeUsed(tx: Tx, codeHash: Buffer, at: Date, familyId: string | null): Promise<void> {
  await tx
    .updateTable('authorization_codes')
    .set({ used_at: at, family_id: familyId })
    .where('code_hash', '=', codeHash)
    .execute();
}
