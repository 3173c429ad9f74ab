/** The manifest of a development build, from what esbuild says of its outputs. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { chunkName } from '../lib/chunk-names.mjs';
import type { Manifest, ManifestEntry, ManifestFile } from '../manifest.ts';
import type { Unit } from './unit.types.ts';

type Output = Metafile['outputs'][string];

const inCdn = (path: string): string => `cdn/${basename(path)}`;

/** @param firstFormCss rules of the form that the loader paints */
export function developmentManifest(units: readonly Unit[], firstFormCss: string): Manifest {
  const version = createHash('sha256');
  for (const { result } of units) for (const { hash } of result?.outputFiles ?? []) version.update(hash);
  const cdn = units.filter(({ bundle }) => bundle.name === 'cdn');
  const demo = units.find(({ bundle }) => bundle.name === 'planning-demo');
  const demoScript = Object.entries(demo?.result?.metafile.outputs ?? {}).find(([, output]) =>
    isEntryOf(demo!, output),
  );
  return {
    version: version.digest('hex').slice(0, 12),
    inputs: 'development',
    entries: Object.assign({}, ...cdn.map((unit) => entriesOf(unit, (output) => isEntryOf(unit, output)))),
    lazy: Object.assign(
      {},
      ...cdn.map((unit) => entriesOf(unit, (output) => Boolean(output.entryPoint) && !isEntryOf(unit, output))),
    ),
    files: Object.fromEntries(
      cdn.flatMap(({ result }) => result?.outputFiles ?? []).map((file) => [inCdn(file.path), measure(file)]),
    ),
    // Their declarations take the compiler longer than a restart may last.
    packages: [],
    loader: { file: 'loader.js', bytes: 0, brotli: 0, firstFormCss },
    ...(demoScript && { planningDemo: { file: `planning-demo/${basename(demoScript[0])}` } }),
    server: { loginBox: 'server/login-box.js', portal: 'server/admin-box.js' },
  };
}

function isEntryOf({ bundle }: Unit, { entryPoint }: Output): boolean {
  return entryPoint !== undefined && Object.values(bundle.entries).includes(entryPoint);
}

/** Entry points by the name of their module, as the production build names them. */
function entriesOf({ bundle, result }: Unit, wanted: (output: Output) => boolean): Record<string, ManifestEntry> {
  const names = new Map(Object.entries(bundle.entries).map(([name, source]) => [source, name]));
  const outputs = result?.metafile.outputs ?? {};
  const found = Object.entries(outputs).filter(([, output]) => wanted(output));
  return Object.fromEntries(
    found.map(([path, { entryPoint = '' }]) => [
      names.get(entryPoint) ?? chunkName(entryPoint),
      {
        file: inCdn(path),
        imports: reach(path, outputs, ['import-statement']).map(inCdn),
        reaches: reach(path, outputs, ['import-statement', 'dynamic-import']).map(inCdn),
      },
    ]),
  );
}

/** Outputs that an output leads to by imports of these kinds, without itself. */
function reach(path: string, outputs: Metafile['outputs'], kinds: readonly string[]): string[] {
  const seen = new Set<string>([path]);
  for (const each of seen) {
    for (const imported of outputs[each]?.imports ?? [])
      if (!imported.external && kinds.includes(imported.kind)) seen.add(imported.path);
  }
  seen.delete(path);
  return [...seen];
}

function measure({ contents }: OutputFile): ManifestFile {
  const integrity = `sha256-${createHash('sha256').update(contents).digest('base64')}`;
  return { integrity, bytes: contents.length, brotli: 0 };
}
