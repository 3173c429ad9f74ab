/** Reading a chosen image, and drawing the square of it that is used. */
import type { Crop } from './crop.ts';

export const readableTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Largest file, in megabytes. The browser scales images down before they are sent, so that photos of phones pass. */
export const maxMegabytes = 20;

/** Pixels of a side: what the server stores at most. Smaller ones are tried while the image takes too many characters. */
const sides = [512, 384, 256, 160];
/** The contract allows 250,000 in a field, and a request has other fields too. */
const mostCharacters = 240_000;

/** Why a file is refused: its size, or because it is no image that browsers and the server can read. */
export type FileRefusal = 'too-large' | 'unreadable';

/** @returns the image, turned upright; the caller closes it */
export async function readImage(file: File): Promise<ImageBitmap | FileRefusal> {
  if (file.size > maxMegabytes * 1024 * 1024) return 'too-large';
  if (!readableTypes.includes(file.type)) return 'unreadable';
  // the type comes from the file's name; only decoding it tells whether it is an image
  return await createImageBitmap(file).catch(() => 'unreadable' as const);
}

/** Draws the square over the whole canvas. What lies outside of the image stays transparent. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / crop.side;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    (crop.side / 2 - crop.x) * scale,
    (crop.side / 2 - crop.y) * scale,
    image.width * scale,
    image.height * scale,
  );
}

/**
 * @param page where the image is drawn, unseen
 * @returns a data URL: WebP, or PNG in browsers that can't write WebP
 */
export function encodeCrop(page: Document, image: ImageBitmap, crop: Crop): string {
  let encoded = '';
  for (const side of sides) {
    const canvas = page.createElement('canvas');
    canvas.width = canvas.height = side;
    drawCrop(canvas, image, crop);
    encoded = canvas.toDataURL('image/webp', 0.9);
    if (encoded.length <= mostCharacters) break;
  }
  return encoded;
}
