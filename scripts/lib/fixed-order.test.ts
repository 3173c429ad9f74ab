import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inOrder, type PlannedFile } from './fixed-order.ts';
import { longFiles } from './long-files.ts';
import { root } from './set-up.mjs';

const [longest, shorter] = Object.keys(longFiles).filter((path) => path.startsWith('server/'));
const server = (path: string): PlannedFile => ({ project: 'server', path });
const files = [
  { project: 'journeys', path: 'e2e/sign-in.e2e.ts' },
  server('server/b.test.ts'),
  server(shorter!),
  server('server/a.test.ts'),
  server(longest!),
  { project: 'unit', path: 'shared/a.test.ts' },
];
const paths = (ordered: PlannedFile[]): string[] => ordered.map(({ path }) => path);

it('runs project after project, and what takes long first', () => {
  expect(paths(inOrder(files, undefined))).toEqual([
    'shared/a.test.ts',
    longest,
    shorter,
    'server/a.test.ts',
    'server/b.test.ts',
    'e2e/sign-in.e2e.ts',
  ]);
});

it('is the same whatever order the files are found in', () => {
  expect(inOrder(files.toReversed(), undefined)).toEqual(inOrder(files, undefined));
  expect(inOrder(files.toReversed(), '7')).toEqual(inOrder(files, '7'));
});

it('has another order of the server’s files for each seed', () => {
  const orders = ['1', '2', '3', '4', '5', '6'].map((seed) => paths(inOrder(files, seed)));
  expect(new Set(orders.map((order) => order.slice(1, 5).join())).size).toBeGreaterThan(1);
  for (const order of orders) {
    expect([order[0], order.at(-1)]).toEqual(['shared/a.test.ts', 'e2e/sign-in.e2e.ts']);
    expect(order.slice(1, 5).toSorted()).toEqual(paths(files.filter(({ project }) => project === 'server')).toSorted());
  }
});

it('knows the seconds of files that are there', () => {
  expect(Object.keys(longFiles).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
