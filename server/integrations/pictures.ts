/** Pictures are decoded and drawn anew: what was hidden in the file does not survive, and formats that can hold scripts are refused. */
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);
const edge = 256;
/** A small file can claim to be a huge picture. */
const mostPixels = 50_000_000;

export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** @returns a square WebP of 256 pixels; @throws UnreadablePicture */
export async function drawAvatar(file: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!readable.has(format)) throw new UnreadablePicture(format);
    return await picture.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch (cause) {
    throw new UnreadablePicture('not a picture', { cause });
  }
}
