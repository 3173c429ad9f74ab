/**
 * Pictures are decoded and re-encoded: hidden content does not survive, and formats that can contain scripts are
 * refused.
 */

/** Maximum declared pixels by format: a small file can declare a huge picture, and a kilobyte of AVIF takes seconds. */
const mostPixels: Readonly<Record<string, number>> = {
  jpeg: 16e6,
  png: 16e6,
  webp: 16e6,
  gif: 16e6,
  avif: 4e6,
  heif: 4e6,
};
/** Profile pictures are squares; a logo keeps its aspect ratio and its transparency. */
const sizes = {
  avatar: { width: 256, height: 256, fit: 'cover' },
  logo: { width: 512, height: 512, fit: 'inside', withoutEnlargement: true },
} as const;
export type PictureKind = keyof typeof sizes;
/** Maximum seconds per picture. */
const longestDecode = 5;

export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

export class TooManyPixels extends Error {
  override name = 'TooManyPixels';
  /** Limit of the format, in millions. */
  readonly megapixels: number;

  constructor(megapixels: number) {
    super(`more than ${megapixels} megapixels`);
    this.megapixels = megapixels;
  }
}

/** @returns a WebP; @throws UnreadablePicture, TooManyPixels */
export async function drawPicture(file: Buffer, kind: PictureKind): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // password hashes use the same threads
  sharp.concurrency(1);
  try {
    const picture = sharp(file, { limitInputPixels: Math.max(...Object.values(mostPixels)), failOn: 'error' });
    // reads only the header of the file
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    const most = Object.hasOwn(mostPixels, format) ? mostPixels[format]! : undefined;
    if (most === undefined) throw new UnreadablePicture(format);
    if (width * height > most) throw new TooManyPixels(most / 1e6);
    return await picture
      .rotate()
      .resize(sizes[kind])
      .webp({ quality: 82 })
      .timeout({ seconds: longestDecode })
      .toBuffer();
  } catch (cause) {
    if (cause instanceof TooManyPixels) throw cause;
    throw new UnreadablePicture('not a picture', { cause });
  }
}
