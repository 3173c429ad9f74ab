/**
 * Builds the bundles of `rollup.config.mjs` with esbuild for development: not minified, with source maps, and incrementally.
 * Names and folders are those of the production build, so that the server reads either.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { bundles, type Bundle } from '../../rollup.config.mjs';
import { thirdPartyNotices } from '../generators/third-party-notices.ts';
import { root } from '../lib/set-up.mjs';
import { developmentManifest } from './development-manifest.ts';
import { watchFirstForm } from './first-form.ts';
import { writeDemoPage } from './demo-page.ts';
import type { Settings, Unit } from './unit.types.ts';

export interface DevelopmentBuild {
  /** Holds the whole output; each build has a new one. */
  folder: string;
  /** How many bundles were built again. */
  rebuilt: number;
}

export interface DevelopmentBundles {
  /**
   * Builds the bundles that depend on the changed files, or all of them.
   *
   * @param changed paths below the repository; everything is built when absent
   * @throws esbuild's BuildFailure; the folders of earlier builds stay usable
   */
  build(changed?: ReadonlySet<string>): Promise<DevelopmentBuild>;
  /** Whether a bundle has been made from one of these files. */
  uses(changed: ReadonlySet<string>): boolean;
  /** Deletes the folders of earlier builds. */
  forgetOlderThan(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** CommonJS packages call `require` for modules of Node; an ES module has none. */
const requireInModules =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

function settingsOf({ name, entries, directory, output }: Bundle, outputFolder: string, plugins: Plugin[]): Settings {
  const forServer = name === 'server';
  const classic = output.format === 'iife';
  const hashed = String(output.entryFileNames).includes('[hash]');
  return {
    absWorkingDir: root,
    entryPoints: entries,
    outdir: join(outputFolder, directory),
    bundle: true,
    metafile: true,
    write: false,
    sourcemap: 'linked',
    logLevel: 'silent',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: { 'process.env.NODE_ENV': '"development"' },
    conditions: ['development'],
    platform: forServer ? 'node' : 'browser',
    format: classic ? 'iife' : 'esm',
    splitting: !forServer && !classic,
    entryNames: hashed ? '[name]-[hash]' : '[name]',
    chunkNames: '[name]-[hash]',
    // A classic script is read in the encoding of its page.
    charset: classic ? 'ascii' : 'utf8',
    ...(forServer && { banner: { js: requireInModules } }),
    plugins,
  };
}

/**
 * @param directory is emptied, and then holds one folder for each build
 * @param stream URL of the event stream that announces changes to pages
 */
export async function openDevelopmentBundles(directory: string, stream: string): Promise<DevelopmentBundles> {
  await rm(directory, { recursive: true, force: true });
  // As deep as the folder of a build, so that the relative paths in source maps are right there too.
  const nominal = join(directory, '0');
  const firstForm = watchFirstForm();
  const units: Unit[] = await Promise.all(
    bundles.map(async (bundle) => {
      const plugins = bundle.name === 'loader' ? [firstForm.plugin] : [];
      return { bundle, context: await context(settingsOf(bundle, nominal, plugins)) };
    }),
  );
  const isLoader = ({ bundle }: Unit): boolean => bundle.name === 'loader';
  const rebuild = async (unit: Unit): Promise<void> => void (unit.result = await unit.context.rebuild());
  let count = 0;
  let notices: string | undefined;
  const readNotices = async (): Promise<void> => void (notices ??= await thirdPartyNotices(root));

  return {
    async build(changed) {
      const affected = new Set(units.filter((unit) => !changed || !unit.result || dependsOn(unit, changed)));
      await Promise.all([readNotices(), ...[...affected].filter((unit) => !isLoader(unit)).map(rebuild)]);
      const folder = join(directory, String(++count));
      await writeOutputs(
        units.filter((unit) => !isLoader(unit)),
        folder,
        nominal,
      );
      // The loader carries what the login box's server renderer draws.
      if (await firstForm.update(folder, changed)) for (const unit of units.filter(isLoader)) affected.add(unit);
      await Promise.all([...affected].filter(isLoader).map(rebuild));
      await writeOutputs(units.filter(isLoader), folder, nominal);
      await writeDemoPage(folder, stream);
      await writeFile(join(folder, 'third-party-notices.txt'), notices!);
      const manifest = developmentManifest(units, firstForm.css());
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
      return { folder, rebuilt: affected.size };
    },
    uses: (changed) => units.some((unit) => dependsOn(unit, changed)),
    async forgetOlderThan(folder) {
      const older = (await readdir(directory)).filter((name) => Number(name) < Number(basename(folder)));
      await Promise.all(older.map((name) => rm(join(directory, name), { recursive: true, force: true })));
    },
    async close() {
      await Promise.all(units.map((unit) => unit.context.dispose()));
    },
  };
}

function dependsOn({ result }: Unit, changed: ReadonlySet<string>): boolean {
  return Object.keys(result?.metafile.inputs ?? {}).some((input) => changed.has(input));
}

async function writeOutputs(units: readonly Unit[], folder: string, nominal: string): Promise<void> {
  const files = units.flatMap(({ result }) => result?.outputFiles ?? []);
  const targets = files.map(({ path, contents }) => ({ path: join(folder, relative(nominal, path)), contents }));
  for (const parent of new Set(targets.map(({ path }) => dirname(path)))) await mkdir(parent, { recursive: true });
  await Promise.all(targets.map(({ path, contents }) => writeFile(path, contents)));
}

/** Path with `/` on every system, as esbuild names its inputs. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}
