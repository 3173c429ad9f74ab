/** Pictures of people and logos of accounts: drawn anew, kept by their content. */
import { createHash } from 'node:crypto';
import { insertPicture } from '#server/db/queries/core/pictures.ts';
import { drawPicture, TooManyPixels, UnreadablePicture, type PictureKind } from '#server/integrations/pictures.ts';
import { createKeyedSemaphore, type KeyedSemaphore } from '#server/lib/keyed-semaphore.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, CallContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** One picture of a person at a time, and two in all: two threads are left for password hashes. */
const ofPerson: KeyedSemaphore = createKeyedSemaphore(1, 2);
const ofServer: KeyedSemaphore = createKeyedSemaphore(2, 20);

/**
 * Takes one of the person's pictures of an hour. Asked before the file is read.
 * @throws Refusal `too-many-requests`
 */
export async function countPicture({ limits, config }: Services, userId: string): Promise<void> {
  await limits.consume('picture', userId, config.limits.picture);
}

/**
 * Stores a picture that a person gave, and audits that.
 * @returns the picture's address
 * @throws Refusal `picture-unreadable`, `picture-dimensions`; TooManyWaiting
 */
export async function storePicture(context: CallContext, file: Buffer): Promise<string> {
  const { now } = context;
  const body = await redraw(context.caller.userId, file, 'avatar');
  const hash = hashOf(body);
  await context.acrossTenants('a picture belongs to its person in all tenants', async (tx, context) => {
    await insertPicture(tx, { hash, body, at: now });
    await context.audit({
      action: 'user.picture-uploaded',
      target: { kind: 'picture', id: hash },
      details: { bytes: body.length },
    });
  });
  return addressOf(context.services, hash);
}

/**
 * Stores a picture without an audit row of its own: the change that uses it has one.
 * @param owner whose turn it takes: one picture of an owner is drawn at a time
 * @returns the picture's address
 * @throws Refusal `picture-unreadable`, `picture-dimensions`; TooManyWaiting
 */
export async function keepPicture(
  context: AnonymousContext,
  owner: string,
  file: Buffer,
  kind: PictureKind,
): Promise<string> {
  const { now } = context;
  const body = await redraw(owner, file, kind);
  const hash = hashOf(body);
  await withPictures(context, (tx) => insertPicture(tx, { hash, body, at: now }));
  return addressOf(context.services, hash);
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');
const addressOf = ({ config }: Services, hash: string): string => `${config.baseUrl}/images/${hash}`;

async function redraw(owner: string, file: Buffer, kind: PictureKind): Promise<Buffer> {
  return await ofPerson(owner, () => ofServer('', () => draw(file, kind)));
}

async function draw(file: Buffer, kind: PictureKind): Promise<Buffer> {
  try {
    return await drawPicture(file, kind);
  } catch (error) {
    if (error instanceof TooManyPixels)
      throw new Refusal('picture-dimensions', { values: { limit: error.megapixels }, cause: error });
    if (error instanceof UnreadablePicture) throw new Refusal('picture-unreadable', { cause: error });
    throw error;
  }
}

/** Pictures are kept by their content: people of several tenants may have the same. */
export async function withPictures<T>(
  { services: { db } }: { services: Services },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return await db.acrossTenants('pictures are kept by their content', work);
}
