/** Which square of an image is used. All lengths are pixels of the image. */

export interface Size {
  width: number;
  height: number;
}

export interface Crop {
  /** Center of the square. */
  x: number;
  y: number;
  /** Length of its sides. */
  side: number;
}

/** `cover`: the square is within the image. `contain`: it may be as large as the whole image, with empty edges. */
export type Fit = 'cover' | 'contain';

const mostZoom = 8;

function largestSide({ width, height }: Size, fit: Fit): number {
  return fit === 'cover' ? Math.min(width, height) : Math.max(width, height);
}

/** The largest square in the middle of the image. */
export function startCrop(size: Size, fit: Fit): Crop {
  return { x: size.width / 2, y: size.height / 2, side: largestSide(size, fit) };
}

function clamp(center: number, side: number, length: number): number {
  return side >= length ? length / 2 : Math.min(Math.max(center, side / 2), length - side / 2);
}

/** Moves the square, at most to the edges of the image. */
export function moveCrop(crop: Crop, by: { x: number; y: number }, size: Size): Crop {
  return {
    x: clamp(crop.x + by.x, crop.side, size.width),
    y: clamp(crop.y + by.y, crop.side, size.height),
    side: crop.side,
  };
}

/** @param zoom from 0, the largest square, to 1, an eighth of it; the same step enlarges by the same factor */
export function zoomCrop(crop: Crop, zoom: number, size: Size, fit: Fit): Crop {
  const side = largestSide(size, fit) * mostZoom ** -Math.min(Math.max(zoom, 0), 1);
  return moveCrop({ ...crop, side }, { x: 0, y: 0 }, size);
}

/** The reverse of `zoomCrop`. */
export function zoomOf(crop: Crop, size: Size, fit: Fit): number {
  return Math.log(largestSide(size, fit) / crop.side) / Math.log(mostZoom);
}
