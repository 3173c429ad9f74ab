/** A person's picture: drawn anew, kept by its content. */
import { createHash } from 'node:crypto';
import { audit } from '#server/db/queries/audits.ts';
import { insertPicture } from '#server/db/queries/pictures.ts';
import { drawAvatar, UnreadablePicture } from '#server/integrations/pictures.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';

/** @returns the picture's address; @throws Refusal `picture-unreadable` */
export async function storePicture(services: Services, caller: Caller, file: Buffer, facts: RequestFacts): Promise<string> {
  const body = await draw(file);
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
    if (error instanceof UnreadablePicture) throw new Refusal('picture-unreadable', { cause: error });
    throw error;
  }
}
