/** A person's picture: drawn anew, kept by its content. */
import { createHash } from 'node:crypto';
import { audit } from '#server/db/queries/audits.ts';
import { insertPicture } from '#server/db/queries/pictures.ts';
import { drawAvatar, TooManyPixels, UnreadablePicture } from '#server/integrations/pictures.ts';
import { createKeyedSlots, type KeyedSlots } from '#server/lib/keyed-slots.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';

/** One picture of a person at a time, and two in all: two threads are left for password hashes. */
const ofPerson: KeyedSlots = createKeyedSlots(1, 2);
const ofServer: KeyedSlots = createKeyedSlots(2, 20);

/**
 * Takes one of the person's pictures of an hour. Asked before the file is read.
 * @throws Refusal `too-many-requests`
 */
export async function countPicture({ limits, config }: Services, userId: string): Promise<void> {
  await limits.consume('picture', userId, config.limits.picture);
}

/**
 * @returns the picture's address
 * @throws Refusal `picture-unreadable`, `picture-dimensions`; TooManyWaiting
 */
export async function storePicture(
  services: Services,
  caller: Caller,
  file: Buffer,
  facts: RequestFacts,
): Promise<string> {
  const body = await ofPerson(caller.userId, () => ofServer('', () => draw(file)));
  const hash = createHash('sha256').update(body).digest('hex');
  const now = services.clock();
  await services.db.acrossTenants('a picture belongs to its person in all tenants', async (tx) => {
    await insertPicture(tx, { hash, body, at: now });
    await audit(tx, facts, now, {
      action: 'user.picture-uploaded',
      tenantId: caller.tenantId,
      actorId: caller.userId,
      target: { kind: 'picture', id: hash },
      details: { bytes: body.length },
    });
  });
  return `${services.config.baseUrl}/images/${hash}`;
}

async function draw(file: Buffer): Promise<Buffer> {
  try {
    return await drawAvatar(file);
  } catch (error) {
    if (error instanceof TooManyPixels)
      throw new Refusal('picture-dimensions', { values: { limit: error.megapixels }, cause: error });
    if (error instanceof UnreadablePicture) throw new Refusal('picture-unreadable', { cause: error });
    throw error;
  }
}
