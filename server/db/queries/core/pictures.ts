import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export async function insertPicture(tx: Tx, picture: { hash: string; body: Buffer; at: Date }): Promise<void> {
  await tx
    .insertInto('pictures')
    .values({ hash: picture.hash, body: picture.body, created_at: picture.at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: picture.at }))
    .execute();
}

export async function findPicture(tx: Tx, hash: string): Promise<Buffer | undefined> {
  const row = await tx.selectFrom('pictures').select('body').where('hash', '=', hash).executeTakeFirst();
  return row?.body;
}

/**
 * Stored URLs of images name the host they were stored under: after a change of `baseUrl` they get the new one. URLs of
 * images that this installation does not have stay as they are.
 * @param prefix of the URLs of images; their hash follows
 */
export async function rehostPictures(tx: Tx, prefix: string): Promise<void> {
  const moved = (column: ReturnType<typeof sql.raw>) =>
    sql`${column} ~ '^https?://.*/images/[0-9a-f]{64}$' and not starts_with(${column}, ${prefix})
        and exists (select 1 from pictures where hash = right(${column}, 64))`;
  const [picture, logo] = [sql.raw('picture_url'), sql.raw("(settings->>'logo')")];
  await sql`update users set picture_url = ${prefix} || right(picture_url, 64) where ${moved(picture)}`.execute(tx);
  await sql`update tenants set settings = jsonb_set(settings, '{logo}', to_jsonb(${prefix} || right(${logo}, 64)))
            where ${moved(logo)}`.execute(tx);
}
