/** User pictures and account logos: re-encoded, and stored by content hash. */
import { createHash } from 'node:crypto';
import { insertPicture } from '#server/db/queries/core/pictures.ts';
import { drawPicture, TooManyPixels, UnreadablePicture, type PictureKind } from '#server/integrations/pictures.ts';
import { createKeyedSemaphore, type KeyedSemaphore } from '#server/lib/keyed-semaphore.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, CallContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** One picture per user at a time, and two in total, which leaves two threads for password hashes. */
const ofUser: KeyedSemaphore = createKeyedSemaphore(1, 2);
const ofServer: KeyedSemaphore = createKeyedSemaphore(2, 20);

/**
 * Consumes a point of the user's hourly picture limit. Call it before the file is read.
 * @throws Refusal `too-many-requests`
 */
export async function countPicture({ limits, config }: Services, userId: string): Promise<void> {
  await limits.consume('picture', userId, config.limits.picture);
}

/**
 * Stores a picture uploaded by a user, and audits that.
 * @returns the URL of the picture
 * @throws Refusal `picture-unreadable`, `picture-dimensions`; QueueFull
 */
export async function storePicture(context: CallContext, file: Buffer): Promise<string> {
  const { now } = context;
  const body = await redraw(context.caller.userId, file, 'avatar');
  const hash = hashOf(body);
  await context.acrossTenants('an image belongs to its user in all tenants', async (tx, context) => {
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
 * Stores a picture without an audit entry of its own: the change that uses it has one.
 * @param owner key of the queue: one picture per owner is processed at a time
 * @returns the URL of the picture
 * @throws Refusal `picture-unreadable`, `picture-dimensions`; QueueFull
 */
export async function storePictureUnaudited(
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
  return await ofUser(owner, () => ofServer('', () => draw(file, kind)));
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

/**
 * Runs work in the system scope, because pictures are stored by content hash and users of several tenants may share
 * one.
 */
export async function withPictures<T>(
  { services: { db } }: { services: Services },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return await db.acrossTenants('images are stored by their content hash', work);
}
