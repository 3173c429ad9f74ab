/** Copies pictures whose addresses were stored before pictures were copied when they are saved, a few per job. */
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
import type { Services } from '#server/services.ts';
import { fetchPicture } from './adopt-picture.ts';
import { keepPicture } from './store-picture.ts';

const perJob = 10;
/** After 1, 2, 4, … hours: its server may be away for a weekend. */
const mostTries = 7;

/** Enqueues the next job while addresses are left to try. Safe to run twice. */
export async function adoptForeignPictures(services: Services): Promise<void> {
  const { db, clock } = services;
  const due = await db.acrossTenants('pictures are kept by their content', (tx) =>
    findForeignPictures(tx, { now: clock(), count: perJob }),
  );
  // one after another: people who upload theirs go first
  for (const picture of due) await adopt(services, picture);
  await db.acrossTenants('pictures are kept by their content', async (tx) => {
    const runAt = await nextForeignPicture(tx);
    if (runAt) await enqueue(tx, services, { kind: 'adopt-pictures', payload: {}, runAt });
  });
}

async function adopt(services: Services, picture: ForeignPicture): Promise<void> {
  const kind = picture.kind === 'user' ? 'avatar' : 'logo';
  const address = await fetchPicture(services, picture.address)
    .then((file) => keepPicture(services, 'adopt-pictures', file, kind))
    .catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      // too many are waiting, or the database is away: the job is tried again
      throw error;
    });
  await services.db.acrossTenants('pictures are kept by their content', (tx) =>
    address === undefined
      ? postponeForeignPicture(tx, picture, nextTry(picture.tries + 1, services.clock()))
      : replaceForeignPicture(tx, picture, address),
  );
}

function nextTry(tries: number, now: Date): Date | null {
  return tries < mostTries ? later(now, hour * 2 ** (tries - 1)) : null;
}
