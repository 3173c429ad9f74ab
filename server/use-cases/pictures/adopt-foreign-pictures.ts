/** Copies external pictures whose URLs were stored before pictures were copied on save, a few per job. */
import {
  findForeignPictures,
  nextForeignPicture,
  postponeForeignPicture,
  replaceForeignPicture,
  type ForeignPicture,
} from '#server/db/queries/core/foreign-pictures.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { hour, later } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import { fetchPicture } from './adopt-picture.ts';
import { storePictureUnaudited, withPictures } from './store-picture.ts';

const perJob = 10;
/** Retries after 1, 2, 4, … hours, enough to outlast a weekend's outage. */
const mostTries = 7;

/** Enqueues the next job while URLs are left to try. Idempotent. */
export async function adoptForeignPictures(context: AnonymousContext): Promise<void> {
  const { now } = context;
  const due = await withPictures(context, (tx) => findForeignPictures(tx, { now: now, count: perJob }));
  // sequentially, so that uploads by users take precedence
  for (const picture of due) await adopt(context, picture);
  await withPictures(context, async (tx) => {
    const runAt = await nextForeignPicture(tx);
    if (runAt) await enqueue(tx, context.services, { kind: 'adopt-pictures', payload: {}, runAt });
  });
}

async function adopt(context: AnonymousContext, picture: ForeignPicture): Promise<void> {
  const { now } = context;
  const kind = picture.kind === 'user' ? 'avatar' : 'logo';
  const address = await fetchPicture(context.services, picture.address)
    .then((file) => storePictureUnaudited(context, 'adopt-pictures', file, kind))
    .catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      // too many pictures are waiting, or the database is unavailable: the job is retried
      throw error;
    });
  await withPictures(context, (tx) =>
    address === undefined
      ? postponeForeignPicture(tx, picture, nextTry(picture.tries + 1, now))
      : replaceForeignPicture(tx, picture, address),
  );
}

function nextTry(tries: number, now: Date): Date | null {
  return tries < mostTries ? later(now, hour * 2 ** (tries - 1)) : null;
}
