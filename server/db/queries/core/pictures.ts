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
