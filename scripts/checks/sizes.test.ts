import { expect, it } from 'vitest';
import type { Manifest } from '../manifest.ts';
import { overBudget } from './sizes.ts';

const file = (kilobytes: number): Manifest['files'][string] => ({ integrity: '', bytes: 0, brotli: kilobytes * 1024 });

function manifest(sizes: { loader: number; loginBox: number; shared: number; session: number }): Manifest {
  return {
    version: '',
    inputs: '',
    entries: { 'login-box': { file: 'l.js', imports: ['c.js'], reaches: ['c.js'] }, session: { file: 's.js', imports: [], reaches: [] }, 'admin-box': { file: 'p.js', imports: ['c.js'], reaches: [] } },
    lazy: { 'users.page': { file: 'u.js', imports: ['p.js', 'c.js'], reaches: [] } },
    files: { 'l.js': file(sizes.loginBox), 'c.js': file(sizes.shared), 's.js': file(sizes.session), 'p.js': file(60), 'u.js': file(9) },
    loader: { file: 'loader.js', bytes: 0, brotli: sizes.loader * 1024 },
  };
}

it('lets bundles be as large as their budget', () => {
  expect(overBudget(manifest({ loader: 3, loginBox: 60, shared: 40, session: 12 }))).toEqual([]);
});

it('counts what an entry imports, and names what is over', () => {
  expect(overBudget(manifest({ loader: 3.1, loginBox: 60, shared: 41, session: 13 }))).toEqual([
    'loader.js is 3.1 KB after brotli, and may be 3 KB',
    'login-box with its imports is 101.0 KB after brotli, and may be 100 KB',
    'session with its imports is 13.0 KB after brotli, and may be 12 KB',
  ]);
});

it('misses a bundle that was not built', () => {
  expect(overBudget({ version: '', inputs: '', entries: {}, lazy: {}, files: {} })).toHaveLength(4);
});
