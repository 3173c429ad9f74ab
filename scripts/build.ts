/**
 * Builds every bundle into `dist/`. The old folder is replaced in one step at the end, so that a running server never sees half
 * of a build, and a failed build leaves what was there.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rollup } from 'rollup';
import type { OutputChunk, Plugin, RollupOutput } from 'rollup';
import { bundles } from '../rollup.config.mjs';
import type { Bundle } from '../rollup.config.mjs';
import { thirdPartyNotices } from './generators/third-party-notices.ts';
import { buildInputsHash } from './lib/build-inputs.mjs';
import { prerenderFirstForm } from './lib/first-form.ts';
import { packagesIn } from './lib/third-party.ts';
import type { Manifest, ManifestEntry, ManifestFile } from './manifest.ts';
import { buildPackages } from './packages/build-packages.ts';

const projectDirectory = resolve(import.meta.dirname, '..');

/** On the same disk as `dist`, so that renaming works, and never committed when a build is killed. */
const cacheDirectory = join(projectDirectory, '.cache');

/** Licenses of what is shipped of others: the file in `dist`, and the address that the server has it at. */
const noticesAddress = '/third-party-notices.txt';

/** The loader's settings are written over this name by the server, so it must be there once and unchanged. */
const settingsMark = '__PORTICO_SETTINGS__';
const firstFormMark = '__PORTICO_FIRST_FORM__';

interface Built {
  bundle: Bundle;
  chunks: OutputChunk[];
}

export interface BuildOptions {
  /** Where the result is put, on the project's own disk; its `dist` unless said. */
  outDirectory?: string;
  log?: (line: string) => void;
}

function missingEntries(bundle: Bundle): string[] {
  return Object.values(bundle.entries).filter((source) => !existsSync(join(projectDirectory, source)));
}

function isChunk(output: RollupOutput['output'][number]): output is OutputChunk {
  return output.type === 'chunk';
}

/** The loader carries what the server renderer, which is built before it, draws. */
function firstFormPlugin(directory: string): Plugin {
  return {
    name: 'first-form',
    async transform(code, id) {
      if (!id.endsWith('/loader/paint.ts')) return null;
      const form = JSON.stringify(await prerenderFirstForm(directory));
      // A function: `$` in the text would mean something else.
      return { code: code.replace(`= ${firstFormMark};`, () => `= ${form};`), map: null };
    },
  };
}

/** Entries that hold, or load, code of others say where its licences are. Behind the minifiers, which drop comments. */
const noticesPlugin: Plugin = {
  name: 'third-party-notices',
  generateBundle(_options, output) {
    const chunks = Object.values(output).filter(isChunk);
    if (!chunks.some(({ modules }) => packagesIn(modules).length > 0)) return;
    for (const chunk of chunks.filter(({ isEntry }) => isEntry)) chunk.code = `/*! ${noticesAddress} */\n${chunk.code}`;
  },
};

/** @throws when a bundle holds a package that the notices do not name */
async function shipNotices(built: Built[], notices: string, directory: string): Promise<void> {
  const held = built.flatMap(({ chunks }) => chunks.flatMap(({ modules }) => packagesIn(modules)));
  const unnamed = [...new Set(held)].filter((name) => !notices.includes(`\n- ${name} `));
  if (unnamed.length > 0)
    throw new Error(
      `${unnamed.join(', ')}: in a bundle, but not in the notices. "bundled" of scripts/lib/third-party.ts has to find what browser sources import.`,
    );
  const file = join(directory, noticesAddress);
  await writeFile(file, notices);
  await ship(file, Buffer.from(notices));
}

async function buildBundle(bundle: Bundle, directory: string): Promise<Built> {
  const entries = Object.entries(bundle.entries).map(([name, source]): [string, string] => [
    name,
    join(projectDirectory, source),
  ]);
  const present = Object.fromEntries(entries.filter(([, source]) => existsSync(source)));
  const plugins = [
    ...(bundle.name === 'loader' ? [firstFormPlugin(directory)] : []),
    bundle.input.plugins,
    noticesPlugin,
  ];
  const build = await rollup({ ...bundle.input, plugins, input: present });
  try {
    const { output } = await build.write({ ...bundle.output, dir: join(directory, bundle.directory) });
    return { bundle, chunks: output.filter(isChunk) };
  } finally {
    await build.close();
  }
}

/** All chunks that a chunk imports statically, directly or not, without itself. */
function eagerImports(chunk: OutputChunk, all: ReadonlyMap<string, OutputChunk>, seen = new Set<string>()): string[] {
  for (const file of chunk.imports) {
    const imported = all.get(file);
    if (!imported || seen.has(file)) continue;
    seen.add(file);
    eagerImports(imported, all, seen);
  }
  return [...seen];
}

/** All chunks that a chunk may ever load, statically or on demand, without itself. */
function reachable(chunk: OutputChunk, all: ReadonlyMap<string, OutputChunk>, seen = new Set<string>()): string[] {
  for (const file of [...chunk.imports, ...chunk.dynamicImports]) {
    const imported = all.get(file);
    if (!imported || seen.has(file)) continue;
    seen.add(file);
    reachable(imported, all, seen);
  }
  return [...seen].filter((file) => file !== chunk.fileName);
}

const [runBrotli, runGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Brotli at its best takes half a second for the largest chunk: here, in threads of Node's own, and in no server. */
const compressed = (content: Buffer): Promise<Buffer> =>
  runBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Writes compressed copies next to the file, with the extensions `.br` and `.gz`, for the server to send. */
async function ship(file: string, content: Buffer): Promise<ManifestFile> {
  const [copy, gzipped] = await Promise.all([
    compressed(content),
    runGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeFile(`${file}.br`, copy);
  await writeFile(`${file}.gz`, gzipped);
  return measure(content, copy);
}

/** Files that the server sends as they are, at addresses without a hash. */
const servedElsewhere = ({ name }: Bundle, file: string): boolean =>
  name === 'sdk-adapters' || file === 'loader-without-settings.js';

function measure(content: Buffer, copy: Buffer): ManifestFile {
  return {
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    bytes: content.length,
    brotli: copy.length,
  };
}

const inCdn = (file: string): string => `cdn/${file}`;

function entriesOf(chunks: OutputChunk[], wanted: (chunk: OutputChunk) => boolean): Record<string, ManifestEntry> {
  const all = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = chunks.filter(wanted).map((chunk): [string, ManifestEntry] => [
    chunk.name.replace(/\.flow$/, ''),
    {
      file: `cdn/${chunk.fileName}`,
      imports: eagerImports(chunk, all).map(inCdn),
      reaches: reachable(chunk, all).map(inCdn),
    },
  ]);
  return Object.fromEntries(found);
}

/** @throws when minifying has renamed, doubled or dropped the loader's placeholder */
function checkLoader(content: string): void {
  const count = content.split(settingsMark).length - 1;
  if (count !== 1)
    throw new Error(`dist/loader.js holds ${settingsMark} ${count} times; it has to be there exactly once.`);
}

async function describe(built: Built[], directory: string): Promise<Manifest> {
  const chunksOf = (name: string) => built.filter(({ bundle }) => bundle.name === name).flatMap(({ chunks }) => chunks);
  const cdn = chunksOf('cdn');
  const version = createHash('sha256');
  const shipped: Promise<[file: string, measured: ManifestFile][]>[] = [];
  for (const { bundle, chunks } of built) {
    for (const chunk of chunks) {
      const file = join(bundle.directory, chunk.fileName);
      const content = await readFile(join(directory, file));
      version.update(`${file}\0`).update(content);
      if (bundle.name === 'cdn' || servedElsewhere(bundle, file))
        shipped.push(
          ship(join(directory, file), content).then((measured) => (bundle.name === 'cdn' ? [[file, measured]] : [])),
        );
    }
  }
  const files = Object.fromEntries((await Promise.all(shipped)).flat());
  return {
    version: version.digest('hex').slice(0, 12),
    inputs: buildInputsHash(projectDirectory),
    entries: entriesOf(cdn, (chunk) => chunk.isEntry),
    lazy: entriesOf(cdn, (chunk) => chunk.isDynamicEntry && !chunk.isEntry),
    files,
    ...(await describeOthers(directory, chunksOf)),
  };
}

async function describeOthers(
  directory: string,
  chunksOf: (name: string) => OutputChunk[],
): Promise<Partial<Manifest>> {
  const others: Partial<Manifest> = {};
  if (chunksOf('loader').length > 0) {
    const content = await readFile(join(directory, 'loader.js'));
    checkLoader(content.toString());
    const { bytes, brotli } = measure(content, await compressed(content));
    const [firstFormCss] = await prerenderFirstForm(directory);
    others.loader = { file: 'loader.js', bytes, brotli, firstFormCss };
  }
  if (chunksOf('server').length > 0) others.server = { loginBox: 'server/login-box.js', portal: 'server/admin-box.js' };
  const demo = chunksOf('planning-demo').find((chunk) => chunk.isEntry);
  if (demo) others.planningDemo = { file: `planning-demo/${demo.fileName}` };
  return others;
}

async function copyDemoPage(directory: string): Promise<void> {
  const source = join(projectDirectory, 'planning-demo/index.html');
  if (!existsSync(source)) return;
  const target = join(directory, 'planning-demo/index.html');
  await mkdir(dirname(target), { recursive: true });
  await copyFile(source, target);
}

/** Renaming is atomic; the old folder steps aside first, since a folder cannot be renamed over a full one. */
async function replaceFolder(from: string, to: string): Promise<void> {
  const aside = join(cacheDirectory, `replaced-${process.pid}`);
  await mkdir(dirname(to), { recursive: true });
  if (existsSync(to)) await rename(to, aside);
  await rename(from, to);
  await rm(aside, { recursive: true, force: true });
}

function sizeTable(manifest: Manifest): string[] {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
  const rows = Object.entries(manifest.files).sort(([, a], [, b]) => b.brotli - a.brotli);
  const total = (entry: ManifestEntry) =>
    [entry.file, ...entry.imports].reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0);
  return [
    `${'file'.padEnd(48)}${'bytes'.padStart(10)}${'brotli'.padStart(10)}`,
    ...rows.map(([file, { bytes, brotli }]) => `${file.padEnd(48)}${kilobytes(bytes)}${kilobytes(brotli)}`),
    ...(manifest.loader
      ? [`${'loader.js'.padEnd(48)}${kilobytes(manifest.loader.bytes)}${kilobytes(manifest.loader.brotli)}`]
      : []),
    ...(manifest.packages ?? []).map(({ file, bytes }) => `${file.padEnd(48)}${kilobytes(bytes)}`),
    ...Object.entries(manifest.entries).map(
      ([name, entry]) => `${`${name} with its imports`.padEnd(58)}${kilobytes(total(entry))}`,
    ),
  ];
}

/** All parts have ended, so that a failure of one leaves nobody who writes. @throws the reason of a failure */
function resultOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

async function buildBundles(directory: string): Promise<Built[]> {
  const built: Built[] = [];
  for (const bundle of bundles) {
    if (missingEntries(bundle).length === Object.keys(bundle.entries).length) continue;
    built.push(await buildBundle(bundle, directory));
  }
  return built;
}

/**
 * Builds all bundles whose sources are there.
 * @returns the manifest, and the sources that were missing
 * @throws the first error of a bundle, with the old output untouched
 */
export async function build({
  outDirectory = join(projectDirectory, 'dist'),
  log = console.log,
}: BuildOptions = {}): Promise<{
  manifest: Manifest;
  missing: string[];
}> {
  const temporary = join(cacheDirectory, `build-${process.pid}`);
  const missing = bundles.flatMap(missingEntries);
  await mkdir(cacheDirectory, { recursive: true });
  for (const source of missing) log(`missing: ${source} is not there, its bundle is left out`);
  try {
    // their declarations come from a process of their own, meanwhile
    const [bundling, packing, noting] = await Promise.allSettled([
      buildBundles(temporary),
      buildPackages(projectDirectory, temporary),
      thirdPartyNotices(projectDirectory),
    ]);
    const [built, packages] = [resultOf(bundling), resultOf(packing)];
    await copyDemoPage(temporary);
    await shipNotices(built, resultOf(noting), temporary);
    const manifest: Manifest = { ...(await describe(built, temporary)), packages };
    await writeFile(join(temporary, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await replaceFolder(temporary, outDirectory);
    for (const line of sizeTable(manifest)) log(line);
    return { manifest, missing };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { missing } = await build();
  if (missing.length > 0) process.exitCode = 1;
}
