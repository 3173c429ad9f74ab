/** Which packages package.json has to name, and where. */
import { importsOf } from '#scripts/lib/imports-of.ts';
import { isTest, type SourceFile } from '#scripts/lib/source-files.ts';

export interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Packages that no source names, each with what it is there for. */
const usedOtherwise: Record<string, string> = {
  '@types/node': 'types of Node itself',
  oxfmt: 'the formatter, run by scripts/checks/format.ts',
  'oxlint-tsgolint': 'loaded by oxlint --type-aware',
};

/** What runs where development packages are not installed: the server, and the commands of an operator. */
const production =
  /^(?:server\/|scripts\/(?:start\.mjs|run\.mjs|backup\.ts|restore\.ts|signing-keys\.ts|lib\/(?:set-up|dependencies|node-24|foreground|follow-parent|set-up-error|build-inputs)\.mjs|lib\/run-command\.ts)$)/;
const source = /\.[cm]?[jt]sx?$/;

/**
 * @param files sources of the repository
 * @returns sentences, one for each package that is undeclared, unused, or declared for development but needed by the server
 */
export function dependencyViolations(manifest: Manifest, files: readonly SourceFile[]): string[] {
  const development = manifest.devDependencies ?? {};
  const needed = { ...manifest.optionalDependencies, ...manifest.dependencies };
  const sources = files.filter(({ path }) => source.test(path));
  return [
    ...sources.flatMap((file) => importViolations(file, needed, development)),
    ...Object.keys({ ...needed, ...development })
      .filter((name) => !isUsed(name, sources))
      .map((name) => `package.json: ${name} is used nowhere`),
  ];
}

function importViolations(
  { path, text }: SourceFile,
  needed: Record<string, string>,
  development: Record<string, string>,
): string[] {
  return importsOf(path, text).flatMap(({ target, ours, typeOnly, line }) => {
    if (ours || target.startsWith('node:') || /^(?:data|https?):/.test(target)) return [];
    const name = packageOf(target);
    const types = `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;
    const declared = name in needed || name in development || (typeOnly && types in development);
    if (!declared) return [`${path}:${line} imports ${name}, which package.json does not name`];
    const atRunTime = production.test(path) && !isTest(path) && !typeOnly;
    return atRunTime && !(name in needed)
      ? [`${path}:${line} imports ${name}, which is declared for development alone: production installs without it`]
      : [];
  });
}

/**
 * @param folder with a package.json of its own
 * @param files below it; its tests run in the project, with what that installs
 * @returns sentences, one for each import of a package that the folder's package.json does not name
 */
export function undeclaredIn(folder: string, manifest: Manifest, files: readonly SourceFile[]): string[] {
  const { dependencies, peerDependencies, devDependencies } = manifest;
  const declared = { ...dependencies, ...peerDependencies, ...devDependencies };
  return files
    .filter(({ path }) => source.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      importsOf(path, text).flatMap(({ target, ours, line }) =>
        ours || target.startsWith('node:') || packageOf(target) in declared
          ? []
          : [`${path}:${line} imports ${packageOf(target)}, which ${folder}package.json does not name`],
      ),
    );
}

/** `@scope/name/inside` → `@scope/name` */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Named between quotes, with a path inside it or without; types are used where their package is. */
function isUsed(name: string, sources: readonly SourceFile[]): boolean {
  if (name in usedOtherwise) return true;
  const typed = /^@types\/(.+)$/.exec(name)?.[1]?.replace('__', '/');
  const plain = (typed ?? name).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const mention = new RegExp(
    `['"\`](?:[^'"\`\\n]*node_modules\\/)?${plain}(?:\\/[^'"\`\\n]*)?['"\`]|@vitest-environment ${plain}\\b`,
  );
  return sources.some(({ path, text }) => path !== 'scripts/checks/dependency-rules.ts' && mention.test(text));
}
