import { expect, it, vi } from 'vitest';
import { scaledTimeout, readSlowness, slownessVariable } from './scaled-timeout.ts';

it.each([
  [undefined, 1],
  ['', 1],
  ['rubbish', 1],
  ['0.2', 1],
  ['-3', 1],
  ['Infinity', 1],
  ['1', 1],
  ['2.7', 2.7],
  ['12', 12],
])('a slowness of %s counts as %d', (value, slowness) => {
  expect(readSlowness(value)).toBe(slowness);
});

it('lengthens a limit by the slowness of the machine', () => {
  vi.stubEnv(slownessVariable, '2.5');
  expect(scaledTimeout(25_000)).toBe(62_500);
  vi.unstubAllEnvs();
});
