/** Which packages package.json has to name, and where. */
import { importsOf } from '../lib/imports-of.ts';
import { isTest, type SourceFile } from '../lib/source-files.ts';

export interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages that no source names, each with what it is there for. */
const usedOtherwise: Record<string, string> = {
  '@r2wc/core': 'goes with @r2wc/react-to-web-component',
  '@r2wc/react-to-web-component': 'kept for elements that wrap React components',
  '@types/node': 'types of Node itself',
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
    // The package itself, as its users name it.
    if (name === 'portico') return [];
    const types = `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;
    const declared = name in needed || name in development || (typeOnly && types in development);
    if (!declared) return [`${path}:${line} imports ${name}, which package.json does not name`];
    const atRunTime = production.test(path) && !isTest(path) && !typeOnly;
    return atRunTime && !(name in needed)
      ? [`${path}:${line} imports ${name}, which is declared for development alone: production installs without it`]
      : [];
  });
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
