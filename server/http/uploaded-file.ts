import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/lib/refusal.ts';

/**
 * Reads the only file of a multipart body.
 * @param part name of the part; @param limit in bytes, for the message
 * @throws Refusal `picture-missing`, `picture-too-large`
 */
export async function uploadedFile(request: FastifyRequest, part: string, limit: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal('picture-missing');
  try {
    const file = await request.file();
    if (file?.fieldname !== part) throw new Refusal('picture-missing');
    return await file.toBuffer();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('picture-too-large', {
        values: { limit: `${Math.round(limit / 1_048_576)} MB` },
        cause: error,
      });
    if (typeof code === 'string' && code.startsWith('FST_')) throw new Refusal('picture-missing', { cause: error });
    throw error;
  }
}
