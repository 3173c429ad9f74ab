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
    name: 'the first form of the login box, which a person waits for',
    most: 86,
    size: (manifest) => entrySize(manifest, 'login-box'),
  },
  {
    name: 'portal with its imports and the users page',
    most: 150,
    size: (manifest) => together(manifest, ['admin-box'], ['users.page']),
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

/** What the browser loads and other projects install stays small. Builds first when `dist` is missing or stale. */
export const sizes: Check = {
  name: 'sizes',
  async run(root) {
    if (!distIsCurrent(root)) {
      const { code, output } = await runTool(process.execPath, [join(root, 'scripts', 'build.ts')], root);
      if (code !== 0) return ['the build failed:', ...linesOf(output)];
    }
    return overBudget(JSON.parse(await readFile(join(root, 'dist', 'manifest.json'), 'utf8')) as Manifest);
  },
};

/** Bundles over their budget, and those that are missing. */
export function overBudget(manifest: Manifest): string[] {
  return [...overBudgetBundles(manifest), ...overBudgetPackages(manifest)];
}

function overBudgetPackages({ packages = [] }: Manifest): string[] {
  return packages.flatMap(({ name, bytes }) =>
    bytes > mostPacked * 1024 ? [`${name} is ${(bytes / 1024).toFixed(1)} KB packed, and may be ${mostPacked} KB`] : [],
  );
}

function overBudgetBundles(manifest: Manifest): string[] {
  return budgets.flatMap(({ name, most, size }) => {
    const bytes = size(manifest);
    if (bytes === undefined) return [`${name} is missing from dist/manifest.json`];
    return bytes > most * 1024
      ? [`${name} is ${(bytes / 1024).toFixed(1)} KB after brotli, and may be ${most} KB`]
      : [];
  });
}

/** Entries and chunks on demand with all they need at once, each file counted once. */
function together({ entries, lazy, files }: Manifest, entryNames: string[], lazyNames: string[]): number | undefined {
  const parts = [...entryNames.map((name) => entries[name]), ...lazyNames.map((name) => lazy[name])];
  if (parts.some((part) => part === undefined)) return undefined;
  const needed = new Set(parts.flatMap((part) => [part!.file, ...part!.imports]));
  return [...needed].reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
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
