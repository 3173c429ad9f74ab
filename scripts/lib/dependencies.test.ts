import { expect, it } from 'vitest';
import { matches, matchesWithoutDevelopment } from './dependencies.mjs';

const here = { optional: true, os: process.platform, cpu: [process.arch] };
const elsewhere = { optional: true, os: ['haiku'], cpu: ['vax'] };

const lock = (packages: Parameters<typeof matches>[0]['packages']): Parameters<typeof matches>[0] => ({
  packages: { '': {}, ...packages },
});

it.each([
  ['the same versions', { a: { version: '1' } }, { a: { version: '1' } }],
  ['more than wanted', {}, { a: { version: '1' } }],
  ['without programs for other systems', { a: { version: '1', ...elsewhere } }, {}],
  ["with our system's programs", { a: { version: '1', ...here } }, { a: { version: '1' } }],
  ['without an optional package that could not be installed', { a: { version: '1', optional: true } }, {}],
  ['without a program for another C library', { a: { version: '1', ...here, libc: ['musl'] } }, {}],
])('accepts %s', (_, wanted, installed) => {
  expect(matches(lock(wanted), lock(installed))).toBe(true);
});

it.each([
  ['another version', { a: { version: '2' } }, { a: { version: '1' } }],
  ['a missing package', { a: { version: '1' } }, {}],
  ['missing programs for our system', { a: { version: '1', ...here } }, {}],
  [
    'programs for another system, as in a shared folder',
    { a: { version: '1', ...elsewhere } },
    { a: { version: '1' } },
  ],
])('notices %s', (_, wanted, installed) => {
  expect(matches(lock(wanted), lock(installed))).toBe(false);
});

const dev = { dev: true };
it.each([
  ['all but development packages', { a: { version: '1' }, b: { version: '1', ...dev } }, { a: { version: '1' } }, true],
  [
    'everything, which a build can use',
    { a: { version: '1' }, b: { version: '1', ...dev } },
    { a: { version: '1' }, b: { version: '1' } },
    false,
  ],
  ['an older version', { a: { version: '2' } }, { a: { version: '1' } }, false],
  ['less than the server needs', { a: { version: '1' }, b: { version: '1', ...dev } }, {}, false],
])('tells a production installation from others: %s', (_, wanted, installed, answer) => {
  expect(matchesWithoutDevelopment(lock(wanted), lock(installed))).toBe(answer);
});
