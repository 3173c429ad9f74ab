import { expect, test } from 'vitest';
import { moveCrop, startCrop, zoomCrop, zoomOf } from './crop.ts';

const wide = { width: 400, height: 200 };

test('a picture of a user starts with the largest square in its middle, a logo with the whole image', () => {
  expect(startCrop(wide, 'cover')).toEqual({ x: 200, y: 100, side: 200 });
  expect(startCrop(wide, 'contain')).toEqual({ x: 200, y: 100, side: 400 });
});

test('the square stays within the image, and in the middle where it is larger', () => {
  const crop = startCrop(wide, 'cover');
  expect(moveCrop(crop, { x: -500, y: -500 }, wide)).toEqual({ x: 100, y: 100, side: 200 });
  expect(moveCrop(crop, { x: 500, y: 500 }, wide)).toEqual({ x: 300, y: 100, side: 200 });
  expect(moveCrop(startCrop(wide, 'contain'), { x: 90, y: 90 }, wide)).toEqual({ x: 200, y: 100, side: 400 });
});

test('zoom enlarges up to eight times, and keeps a corner that it zooms out of within the image', () => {
  const closest = zoomCrop(startCrop(wide, 'cover'), 1, wide, 'cover');
  expect(closest.side).toBe(25);
  expect(zoomOf(closest, wide, 'cover')).toBeCloseTo(1);
  const corner = moveCrop(closest, { x: -500, y: -500 }, wide);
  expect(corner).toEqual({ x: 12.5, y: 12.5, side: 25 });
  expect(zoomCrop(corner, 0, wide, 'cover')).toEqual({ x: 100, y: 100, side: 200 });
  expect(zoomCrop(corner, 7, wide, 'cover').side).toBe(25);
});
