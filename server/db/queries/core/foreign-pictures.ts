/** External picture URLs that wait to be copied. Their owners have no picture until then. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface ForeignPicture {
  kind: 'user' | 'tenant';
  owner_id: string;
  address: string;
  tries: number;
}

export async function findForeignPictures(
  tx: Tx,
  { now, count }: { now: Date; count: number },
): Promise<ForeignPicture[]> {
  return await tx
    .selectFrom('foreign_pictures')
    .select(['kind', 'owner_id', 'address', 'tries'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(count)
    .execute();
}

/** @returns when the next one is due; `undefined` if none is left */
export async function nextForeignPicture(tx: Tx): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('foreign_pictures')
    .select((eb) => eb.fn.min('next_try_at').as('at'))
    .where('next_try_at', 'is not', null)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Sets the copy as the owner's picture, unless another picture was chosen meanwhile. */
export async function replaceForeignPicture(
  tx: Tx,
  { kind, owner_id }: ForeignPicture,
  address: string,
): Promise<void> {
  await (
    kind === 'user'
      ? sql`update users set picture_url = ${address} where id::text = ${owner_id} and picture_url is null`
      : sql`update tenants set settings = settings || jsonb_build_object('logo', ${address}::text) where id = ${owner_id} and not settings ? 'logo'`
  ).execute(tx);
  await tx.deleteFrom('foreign_pictures').where('kind', '=', kind).where('owner_id', '=', owner_id).execute();
}

/** @param nextTryAt `null` stops retrying: the URL stays stored */
export async function postponeForeignPicture(
  tx: Tx,
  { kind, owner_id, tries }: ForeignPicture,
  nextTryAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('foreign_pictures')
    .set({ tries: tries + 1, next_try_at: nextTryAt })
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .execute();
}
