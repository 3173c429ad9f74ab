import { expect, test } from 'vitest';
import { riseOver } from './avoid-footers.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const toast = box(856, 620, 400, 56);

test('nothing in the way: it stays', () => {
  expect(riseOver(toast, [])).toBe(0);
  expect(riseOver(toast, [box(424, 600, 432, 100)])).toBe(0);
  expect(riseOver(toast, [box(856, 300, 400, 60)])).toBe(0);
});

test('it rises over the footer that it would cover, and over the next one it then meets', () => {
  expect(riseOver(toast, [box(808, 630, 464, 68)])).toBe(54);
  expect(riseOver(toast, [box(808, 560, 464, 50), box(808, 630, 464, 68)])).toBe(124);
});

test('one that is no longer drawn is in nobody’s way, and nothing leaves the screen', () => {
  expect(riseOver(toast, [box(856, 630, 400, 0)])).toBe(0);
  expect(riseOver(box(16, 40, 328, 600), [box(0, 500, 360, 140)])).toBe(32);
});
