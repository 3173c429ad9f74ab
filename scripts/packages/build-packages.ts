/** Builds the packages that other projects install: modules, declarations and a tarball each. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { requireOwnCode } from '#scripts/lib/third-party.ts';
import type { ManifestPackage } from '#scripts/manifest.ts';
import { emitDeclarations } from './declarations.ts';
import { packages, type PackageSource } from './package-list.ts';
import { packTarball, type PackedFile } from './tarball.ts';

const sources = 'loader/packages';
/** Below `dist`; the server serves it under the same name. */
const outFolder = 'sdk';

interface PackageFile {
  name: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * @param root folder of the repository
 * @param directory the output folder, which gets a folder `sdk`
 * @returns what was built, in the order of the list
 */
export async function buildPackages(root: string, directory: string): Promise<ManifestPackage[]> {
  const entries = packages.flatMap((source) => source.entries.map((entry) => sourceOf(source, entry)));
  const declarations = await emitDeclarations(root, entries);
  await mkdir(join(directory, outFolder), { recursive: true });
  return await Promise.all(
    packages.map(async (source) => {
      const types = new Map(source.entries.flatMap((entry) => [...(declarations.get(sourceOf(source, entry)) ?? [])]));
      const own = await readJson<PackageFile>(join(root, sources, source.folder, 'package.json'));
      const modules = await bundle(root, source, own);
      const readme = await readFile(join(root, sources, source.folder, 'README.md'));
      const files = [
        ...modules,
        ...[...types].map(([path, text]) => packed(typesPath(path), text)),
        { path: 'README.md', content: readme },
      ];
      const product = await readJson<Product>(join(root, 'package.json'));
      return await writePackage(directory, { source, own, product, files });
    }),
  );
}

const sourceOf = ({ folder }: PackageSource, entry: string): string => `${sources}/${folder}/${entry}.ts`;
const typesPath = (declaration: string): string => `types/${declaration.replace(/^loader\//, '')}`;
const packed = (path: string, text: string): PackedFile => ({ path, content: Buffer.from(text) });

/** Everything of ours goes into the modules; what package.json names stays an import. */
async function bundle(root: string, source: PackageSource, own: PackageFile): Promise<PackedFile[]> {
  const build = await rollup({
    input: Object.fromEntries(source.entries.map((entry) => [entry, join(root, sourceOf(source, entry))])),
    external: Object.keys({ ...own.dependencies, ...own.peerDependencies }),
    plugins: [
      nodeResolve({ extensions: ['.ts', '.mjs', '.js'] }),
      esbuild({ target: 'es2022', tsconfig: false, charset: 'utf8' }),
    ],
    onwarn(warning) {
      throw new Error(`${warning.code}: ${warning.message}`);
    },
  });
  try {
    const { output } = await build.generate({
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'shared.js',
      ...(source.banner && { banner: source.banner }),
    });
    return output.flatMap((file) => {
      if (file.type !== 'chunk') return [];
      requireOwnCode(`${source.folder}/${file.fileName}`, file.modules);
      return [packed(file.fileName, file.code)];
    });
  } finally {
    await build.close();
  }
}

interface Product {
  version: string;
  license: string;
}

interface Contents {
  source: PackageSource;
  own: PackageFile;
  product: Product;
  files: PackedFile[];
}

async function writePackage(
  directory: string,
  { source: { folder }, own, product, files }: Contents,
): Promise<ManifestPackage> {
  const described = describe(own, folder, product.license);
  const version = `${product.version}-${contentMark([...files, packed('package.json', JSON.stringify(described))])}`;
  const { name, ...rest } = described;
  const packageJson = packed('package.json', `${JSON.stringify({ name, version, ...rest }, null, 2)}\n`);
  const tarball = packTarball([...files, packageJson]);
  const file = `${outFolder}/portico-${folder}-${version}.tgz`;
  await writeFile(join(directory, file), tarball);
  return {
    name,
    version,
    file,
    bytes: tarball.length,
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
  };
}

/** Its `exports` with the type declarations of each module, and the license of the product. */
function describe(own: PackageFile, folder: string, license: string): PackageFile & { license: string } {
  const exports = Object.entries(own.exports).map(([path, module]) => {
    const types = `./types/packages/${folder}/${module.slice('./'.length).replace(/\.js$/, '.d.ts')}`;
    return [path, { types, default: module }];
  });
  return { ...own, exports: Object.fromEntries(exports), license };
}

/**
 * Names the content, as the prerelease part of the version: an address that was cached for ever, and a lock file with its
 * integrity, never meet other bytes under the same version. The letter keeps it from being a number with leading zeros.
 */
function contentMark(files: readonly PackedFile[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(`${path}\0${content.length}\0`).update(content);
  return `b${hash.digest('hex').slice(0, 10)}`;
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, 'utf8')) as Content;
}
