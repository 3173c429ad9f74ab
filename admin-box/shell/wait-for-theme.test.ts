import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForTheme } from './wait-for-theme.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('9 the theme wait looks every 50 ms', () => {
  const done = vi.fn();
  let there = false;
  waitForTheme(() => there, done);
  vi.advanceTimersByTime(110);
  expect(done).not.toHaveBeenCalled();
  there = true;
  vi.advanceTimersByTime(39);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(done).toHaveBeenCalledTimes(1);
});

it('9 the theme wait ends after 4000 ms, without a theme', () => {
  const done = vi.fn();
  waitForTheme(() => false, done);
  vi.advanceTimersByTime(3999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it('a wait that is stopped says nothing', () => {
  const done = vi.fn();
  waitForTheme(() => true, done)();
  vi.advanceTimersByTime(10_000);
  expect(done).not.toHaveBeenCalled();
});
