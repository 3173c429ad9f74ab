/** Exports that are not imported: code that nothing runs, or the word `export` where a file keeps something to itself. */
import { importsOf } from '#scripts/lib/imports-of.ts';
import { moduleOf, withoutComments } from '#scripts/lib/parsed-source.ts';
import { isTest, type SourceFile } from '#scripts/lib/source-files.ts';

const source = /\.[cm]?[jt]sx?$/;

/** What is imported from outside: packages and examples, bundles, configurations of tools. */
const entries = [
  /^loader\/packages\/[\w-]+\/(?:index|express|fastify|next)\.tsx?$/,
  /^examples\//,
  /^(?:login-box|admin-box)\/(?:main|server)\.tsx$/,
  /^shared\/(?:session\/page-session|gates\/main|impersonation\/main)\.ts$/,
  /\.config\.(?:ts|mjs)$/,
  /^scripts\/chromium-global-set-up\.ts$/,
];

/** A `.types.ts` file of the same name, whose exports are checked. */
const declarations = /\.d\.[cm]?ts$/;

interface Exported {
  name: string;
  isType: boolean;
  at: number;
}

/**
 * A value has to be imported by another file; where only tests do, its own file has to use it. A type may be there to name
 * what an exported function takes, and so need be used nowhere but in its own file.
 *
 * @returns sentences, one for each export that is not needed
 */
export function deadExports(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path }) => source.test(path));
  const [byCode, byTests] = [importedNames(sources, false), importedNames(sources, true)];
  return sources
    .filter(({ path }) => !isTest(path) && !declarations.test(path) && !entries.some((entry) => entry.test(path)))
    .flatMap(({ path, text }) => {
      const unimported = exportsOf(path, text).filter(({ name }) => !has(byCode.get(path), name));
      if (unimported.length === 0) return [];
      const counts = countNames(withoutComments(path, text));
      return unimported.flatMap(({ name, isType, at }) => {
        const isUsedHere = (counts.get(name) ?? 0) > 1;
        const line = text.slice(0, at).split('\n').length;
        if (!isUsedHere) return [`${path}:${line} exports ${name}, which nothing uses: remove it`];
        return isType || has(byTests.get(path), name)
          ? []
          : [`${path}:${line} exports ${name}, which only this file uses: keep it to itself`];
      });
    });
}

function has(names: ReadonlySet<string> | undefined, name: string): boolean {
  return names !== undefined && (names.has(name) || names.has('*'));
}

/** Names of exports that are imported, by the file that exports them. */
function importedNames(files: readonly SourceFile[], byTests: boolean): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (isTest(path) !== byTests) continue;
    for (const { target, ours, names } of importsOf(path, text)) {
      if (!ours) continue;
      const known = found.get(target) ?? new Set();
      for (const name of names) known.add(name);
      found.set(target, known);
    }
  }
  return found;
}

/** How often each name occurs: once where it is declared, and then where it is used. */
function countNames(code: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name] of code.matchAll(/[\w$]+/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function exportsOf(path: string, text: string): Exported[] {
  return moduleOf(path, text)
    .staticExports.flatMap(({ entries: each }) => each)
    .flatMap(({ start, exportName: { name }, isType }) => (name === null ? [] : { name, isType, at: start }));
}
