import { expect, it } from 'vitest';
import type { Manifest } from '#scripts/manifest.ts';
import { evaluateSizes } from './sizes.ts';

const file = (kilobytes: number): Manifest['files'][string] => ({ integrity: '', bytes: 0, brotli: kilobytes * 1024 });

function manifest({
  step = 6,
  page = 15,
  german = 0,
  rules = 16,
  checkout = 59,
  ...sizes
}: {
  loader: number;
  loginBox: number;
  shared: number;
  session: number;
  step?: number;
  page?: number;
  german?: number;
  rules?: number;
  checkout?: number;
}): Manifest {
  return {
    version: '',
    inputs: '',
    entries: {
      'login-box': { file: 'l.js', imports: ['c.js'], reaches: ['c.js', 'r.js', 'm.js', 'd.js', 'en.js', 'de.js'] },
      session: { file: 's.js', imports: [], reaches: [] },
      gates: { file: 'g.js', imports: [], reaches: [] },
      'admin-box': { file: 'p.js', imports: ['c.js'], reaches: ['u.js'] },
      checkout: { file: 'k.js', imports: ['c.js'], reaches: ['w.js'] },
    },
    lazy: {
      'login-rules': { file: 'r.js', imports: ['c.js'], reaches: [] },
      'language-en': { file: 'en.js', imports: [], reaches: [] },
      'language-de': { file: 'de.js', imports: [], reaches: [] },
      mfa: { file: 'm.js', imports: [], reaches: [] },
      'strength-of': { file: 'd.js', imports: [], reaches: [] },
      'checkout-window': { file: 'w.js', imports: ['k.js', 'c.js', 'm.js'], reaches: [] },
      'users.page': { file: 'u.js', imports: ['p.js', 'c.js'], reaches: [] },
    },
    files: {
      'r.js': file(rules),
      'l.js': file(sizes.loginBox),
      'c.js': file(sizes.shared),
      's.js': file(sizes.session),
      'p.js': file(60),
      'u.js': file(page),
      'g.js': file(4),
      'k.js': file(1),
      'w.js': file(checkout),
      'm.js': file(step),
      'en.js': file(0),
      'de.js': file(german),
      'd.js': file(200),
    },
    loader: { file: 'loader.js', bytes: 0, brotli: sizes.loader * 1024 },
  };
}

it('lets bundles be as large as their budget', () => {
  expect(evaluateSizes(manifest({ loader: 3, loginBox: 46, shared: 40, session: 12 }))).toEqual({
    violations: [],
    remarks: [],
  });
});

it('tells a bundle that is up to 2 % larger, and refuses one that is larger than that', () => {
  expect(evaluateSizes(manifest({ loader: 3.05, loginBox: 46, shared: 40, session: 12 }))).toEqual({
    violations: [],
    remarks: ['loader.js is 3.05 KB after brotli, and may be 3 KB'],
  });
  expect(evaluateSizes(manifest({ loader: 3.07, loginBox: 46, shared: 40, session: 12 }))).toEqual({
    violations: ['loader.js is 3.07 KB after brotli, and may be 3 KB'],
    remarks: [],
  });
});

it('counts what an entry imports, and names what is over', () => {
  expect(evaluateSizes(manifest({ loader: 3.1, loginBox: 47, shared: 43, session: 13 })).violations).toEqual([
    'loader.js is 3.10 KB after brotli, and may be 3 KB',
    'login-box with its imports and the rules of signing in, in its longest language is 106.00 KB after brotli, and may be 103 KB',
    'the first form of the login box, which a user waits for is 90.00 KB after brotli, and may be 86 KB',
    'session with its imports is 13.00 KB after brotli, and may be 12 KB',
  ]);
});

it('counts the language that takes most', () => {
  expect(evaluateSizes(manifest({ loader: 3, loginBox: 42, shared: 40, session: 12, german: 5 })).violations).toEqual(
    [],
  );
  expect(evaluateSizes(manifest({ loader: 3, loginBox: 44.5, shared: 40, session: 12, german: 5 })).violations).toEqual(
    [
      'login-box with its imports and the rules of signing in, in its longest language is 105.50 KB after brotli, and may be 103 KB',
    ],
  );
});

it('looks at each further step and page, but not at the dictionary that nothing waits for', () => {
  expect(
    evaluateSizes(manifest({ loader: 3, loginBox: 44, shared: 40, session: 12, step: 6.5, page: 16 })).violations,
  ).toEqual([
    'the largest chunk of another step of the login box is 6.50 KB after brotli, and may be 6 KB',
    'the largest page of the portal is 16.00 KB after brotli, and may be 15 KB',
  ]);
});

it('misses a bundle that was not built', () => {
  expect(evaluateSizes({ version: '', inputs: '', entries: {}, lazy: {}, files: {} }).violations).toHaveLength(9);
});

it('counts of the checkout what the login box does not have', () => {
  const { violations } = evaluateSizes(manifest({ loader: 3, loginBox: 46, shared: 40, session: 12, checkout: 61 }));
  expect(violations).toEqual([
    'checkout with its imports, beyond what the login box has too is 62.00 KB after brotli, and may be 60 KB',
  ]);
});
