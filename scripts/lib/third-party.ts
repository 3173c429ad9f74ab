/** Which packages of others are shipped, read from the lock file alone, so that every platform finds the same. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTest, readSourceFiles } from './source-files.ts';
import { importsOf } from './imports-of.ts';

export interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  os?: string[];
}

/** By folder below the root: `node_modules/a/node_modules/b`. */
export type Lock = Record<string, LockedPackage>;

/** @param root folder of the repository */
export async function readLock(root: string): Promise<Lock> {
  return (JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;
}

/** What npm installs in production, without packages for one platform alone. @returns folders */
export function installed(lock: Lock): string[] {
  return Object.keys(lock).filter((folder) => {
    const { dev, optional, devOptional } = lock[folder]!;
    return folder !== '' && !dev && !optional && !devOptional;
  });
}

/** What npm installs where the platform has a use for it. @returns folders */
export function perPlatform(lock: Lock): string[] {
  return Object.keys(lock).filter((folder) => lock[folder]!.optional === true && lock[folder]!.dev !== true);
}

const browserSources = /^(?:loader|login-box|admin-box|shared|planning-demo)\//;

/**
 * Packages that sources of the browser import, with all that those depend on. Bundles may hold fewer: `scripts/build.ts` refuses to
 * ship one that is not among these.
 * @returns folders
 */
export async function bundled(root: string, lock: Lock): Promise<string[]> {
  const sources = (await readSourceFiles(root)).filter(
    ({ path }) => browserSources.test(path) && /\.tsx?$/.test(path) && !isTest(path),
  );
  const imported = sources
    .flatMap(({ path, text }) => importsOf(path, text))
    .filter(({ ours, typeOnly }) => !ours && !typeOnly)
    .map(({ specifier }) => packageOf(specifier));
  const found = new Set<string>();
  // what compiled sources import without saying so
  for (const name of new Set([...imported, '@emotion/react', 'react']))
    if (`node_modules/${name}` in lock) reach(lock, `node_modules/${name}`, found);
  return [...found];
}

function reach(lock: Lock, folder: string, found: Set<string>): void {
  if (found.has(folder)) return;
  found.add(folder);
  for (const name of Object.keys(lock[folder]!.dependencies ?? {})) {
    const dependency = resolve(lock, folder, name);
    if (dependency !== undefined) reach(lock, dependency, found);
  }
}

/** As Node looks for it: in the package's own folder first, then outwards. */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    if (`${at}/node_modules/${name}` in lock) return `${at}/node_modules/${name}`;
    if (!at.includes('/node_modules/')) break;
  }
  return `node_modules/${name}` in lock ? `node_modules/${name}` : undefined;
}

/** `@scope/name` of `@scope/name/part`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Name of the package in a folder, or of the one that holds a file. */
export function nameOf(path: string): string {
  return packageOf(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
}

/**
 * Names of packages whose code a module of a bundle holds.
 *
 * @param sources files that the module was made from, as rollup lists them
 */
export function packagesIn(sources: Readonly<Record<string, { renderedLength: number }>>): string[] {
  const files = Object.keys(sources).filter(
    (file) => file.includes('/node_modules/') && sources[file]!.renderedLength > 0,
  );
  return [...new Set(files.map(nameOf))];
}

/**
 * Packages that customers install hold our code alone: what they import has its license in its own package.
 *
 * @throws when a module holds code of others, whose license would not come with it
 */
export function requireOwnCode(module: string, sources: Readonly<Record<string, { renderedLength: number }>>): void {
  const others = packagesIn(sources);
  if (others.length > 0)
    throw new Error(
      `${module} holds code of ${others.join(', ')}, whose license does not come with it: name it in "dependencies" of the package.`,
    );
}
