/** The keys of this service provider for SAML, and of the test identity provider. For the system scope. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type SamlKeyRow = Selectable<Tables['saml_keys']>;

/** Two tables alike, so that neither key is ever taken for the other. */
export type SamlKeyTable = 'saml_keys' | 'test_provider_keys';

/** The newest first. */
export async function listSamlKeys(tx: Tx, table: SamlKeyTable): Promise<SamlKeyRow[]> {
  return await tx
    .selectFrom(table as 'saml_keys')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Of concurrent processes one inserts the first key, and the others find it. */
export async function insertFirstSamlKey(
  tx: Tx,
  table: SamlKeyTable,
  row: Insertable<Tables['saml_keys']>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portico saml keys'))`.execute(tx);
  const known = await tx
    .selectFrom(table as 'saml_keys')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (!known)
    await tx
      .insertInto(table as 'saml_keys')
      .values(row)
      .execute();
}
