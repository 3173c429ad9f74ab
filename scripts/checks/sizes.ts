import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linesOf, runTool } from '#scripts/lib/run-tool.ts';
import { distIsCurrent } from '#scripts/lib/set-up.mjs';
import type { Manifest } from '#scripts/manifest.ts';
import type { Check } from './check.types.ts';

interface Budget {
  name: string;
  /** Kilobytes of 1024 bytes, after brotli. */
  most: number;
  /** In bytes; undefined when the build holds no such thing. */
  size(manifest: Manifest): number | undefined;
}

const budgets: Budget[] = [
  { name: 'loader.js', most: 3, size: (manifest) => manifest.loader?.brotli },
  // in any language: one is loaded, and it is not always English
  {
    name: 'login-box with its imports and the rules of signing in, in its longest language',
    most: 103,
    size: withLongestLanguage,
  },
  {
    name: 'the first form of the login box, which a user waits for',
    most: 86,
    size: (manifest) => entrySize(manifest, 'login-box'),
  },
  {
    name: 'portal with its imports and the users page',
    most: 150,
    size: (manifest) => together(manifest, ['admin-box'], ['users.page']),
  },
  {
    name: 'checkout with its imports, beyond what the login box has too',
    most: 60,
    size: (manifest) => together(manifest, ['checkout'], ['checkout-window'], ['login-box']),
  },
  { name: 'session with its imports', most: 12, size: (manifest) => entrySize(manifest, 'session') },
  { name: 'gates with its imports', most: 6, size: (manifest) => entrySize(manifest, 'gates') },
  // the dictionary of the strength meter is loaded while a password is chosen, and nothing waits for it
  {
    name: 'the largest chunk of another step of the login box',
    most: 6,
    size: (manifest) => largestChunk(manifest, 'login-box', (name) => name !== 'strength-of' && name !== 'login-rules'),
  },
  {
    name: 'the largest page of the portal',
    most: 15,
    size: (manifest) => largestChunk(manifest, 'admin-box', (name) => name.endsWith('.page')),
  },
];

/** Kilobytes of 1024 bytes that the tarball of a package may have. */
const mostPacked = 70;

/**
 * What is above its budget is told; it is a violation from this share of the budget on. Names of chunks carry hashes, so that every change
 * moves a size by some bytes, and two changes that fit may not fit together.
 */
const tolerance = 1.02;

/** What the browser loads and other projects install stays small. Builds first when `dist` is missing or stale. */
export const sizes: Check = {
  name: 'sizes',
  async run(root, remark) {
    if (!distIsCurrent(root)) {
      const { code, output } = await runTool(process.execPath, [join(root, 'scripts', 'build.ts')], root);
      if (code !== 0) return ['the build failed:', ...linesOf(output)];
    }
    const { violations, remarks } = evaluateSizes(
      JSON.parse(await readFile(join(root, 'dist', 'manifest.json'), 'utf8')) as Manifest,
    );
    remarks.forEach(remark);
    return violations;
  },
};

export interface SizeJudgment {
  /** Bundles and packages far above their budget, and those that are missing. */
  violations: string[];
  /** Those a little above it. */
  remarks: string[];
}

export function evaluateSizes(manifest: Manifest): SizeJudgment {
  const measured = [
    ...budgets.map(({ name, most, size }) => ({ name, most, bytes: size(manifest), as: 'after brotli' })),
    ...(manifest.packages ?? []).map(({ name, bytes }) => ({ name, most: mostPacked, bytes, as: 'packed' })),
  ];
  const above = (share: number) => (each: (typeof measured)[number]) => (each.bytes ?? 0) > each.most * 1024 * share;
  const told = ({ name, most, bytes = 0, as }: (typeof measured)[number]) =>
    `${name} is ${(bytes / 1024).toFixed(2)} KB ${as}, and may be ${most} KB`;
  return {
    violations: [
      ...measured
        .filter(({ bytes }) => bytes === undefined)
        .map(({ name }) => `${name} is missing from dist/manifest.json`),
      ...measured.filter(above(tolerance)).map(told),
    ],
    remarks: measured.filter((each) => above(1)(each) && !above(tolerance)(each)).map(told),
  };
}

/**
 * Entries and chunks on demand with all they need at once, each file counted once.
 *
 * @param without entries that may load a file too: it is not counted
 */
function together(
  { entries, lazy, files }: Manifest,
  entryNames: string[],
  lazyNames: string[],
  without: string[] = [],
): number | undefined {
  const parts = [...entryNames.map((name) => entries[name]), ...lazyNames.map((name) => lazy[name])];
  if (parts.some((part) => part === undefined)) return undefined;
  const needed = new Set(parts.flatMap((part) => [part!.file, ...part!.imports]));
  const shared = new Set(without.flatMap((name) => entries[name]?.reaches ?? []));
  return [...needed].filter((file) => !shared.has(file)).reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
}

/** All that a sign-in by password needs, in the language that takes most. */
export function withLongestLanguage(manifest: Manifest): number | undefined {
  const languages = Object.keys(manifest.lazy).filter((name) => /^language-[a-z]+$/.test(name));
  if (languages.length === 0 || !manifest.entries['login-box']) return undefined;
  return Math.max(
    ...languages.map((language) => together(manifest, ['login-box'], ['login-rules', language]) ?? Infinity),
  );
}

/** The largest of the chunks that an entry may ask for later. */
function largestChunk(
  { entries, lazy, files }: Manifest,
  entryName: string,
  wanted: (name: string) => boolean,
): number | undefined {
  const entry = entries[entryName];
  const chunks = Object.entries(lazy).filter(
    ([name, { file }]) => wanted(name) && entry?.reaches.includes(file) && !entry.imports.includes(file),
  );
  return entry && Math.max(0, ...chunks.map(([, { file }]) => files[file]?.brotli ?? 0));
}

function entrySize({ entries, files }: Manifest, name: string): number | undefined {
  const entry = entries[name];
  return entry && [entry.file, ...entry.imports].reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
}
