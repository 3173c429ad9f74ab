/**
 * Output of `npm run build`: chunks for browsers, the loader, and the login box for server rendering. Read once at
 * start.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderLoginBox } from '#shared/contract/sign-in/hosted-page.ts';
import type { RenderPortal } from '#shared/contract/portal/hosted-portal.ts';
import { StartError } from '#server/lib/start-error.ts';

interface ManifestEntry {
  file: string;
  imports: string[];
  reaches: string[];
}

/** A package that other projects install. */
export interface InstallablePackage {
  name: string;
  version: string;
  /** Relative to the build folder. */
  file: string;
  bytes: number;
  /** `sha512-…`, as in lock files. */
  integrity: string;
}

interface Manifest {
  version: string;
  entries: Record<string, ManifestEntry>;
  lazy: Record<string, ManifestEntry>;
  files: Record<string, { integrity: string }>;
  loader: { file: string; firstFormCss: string };
  planningDemo?: { file: string };
  server: { loginBox: string; portal: string };
  packages: InstallablePackage[];
}

export interface Script {
  /** Below `/cdn/<version>/`. */
  path: string;
  /** `sha256-…` */
  integrity: string;
}

export interface Bundles {
  /** Absolute path of the build folder. */
  folder: string;
  version: string;
  loader: string;
  /** Rules of the form that the loader renders first, as contained in the loader. */
  firstFormCss: string;
  /** An entry and its static imports. */
  entry(name: string): { script: Script; imports: Script[] };
  /** Lazy modules by name: the entries, and the chunks of flows. */
  onDemand: Readonly<Record<string, { script: Script; imports: Script[] }>>;
  /** All chunks by their name below `/cdn/<version>/`. */
  chunks: ReadonlySet<string>;
  /**
   * Integrity hashes of an entry and of all modules that it may load, by path, for the import map: covers lazy chunks
   * too.
   */
  integrityOf(name: string): Readonly<Record<string, string>>;
  planningDemoScript: string | undefined;
  /** Served at `/sdk/`. */
  packages: readonly InstallablePackage[];
  renderLoginBox(...args: Parameters<RenderLoginBox>): Promise<ReturnType<RenderLoginBox>>;
  renderPortal: RenderPortal;
}

export async function readBundles(folder: string): Promise<Bundles> {
  const manifest = await readManifest(folder);
  const name = (file: string) => file.replace(/^cdn\//, '');
  const script = (file: string): Script => ({ path: name(file), integrity: manifest.files[file]!.integrity });
  const entryOf = ({ file, imports }: ManifestEntry) => ({ script: script(file), imports: imports.map(script) });
  // each is loaded on first use, which for the portal may be never
  const rendererOf = <Renderer>(file: string) => {
    let renderer: Promise<Renderer> | undefined;
    return () => (renderer ??= import(pathToFileURL(path.join(folder, file)).href) as Promise<Renderer>);
  };
  const loginBox = rendererOf<{ loginBoxRenderer: Promise<RenderLoginBox> }>(manifest.server.loginBox);
  const portal = rendererOf<{ renderPortal: RenderPortal }>(manifest.server.portal);
  return {
    folder,
    version: manifest.version,
    firstFormCss: manifest.loader.firstFormCss,
    loader: await readFile(path.join(folder, manifest.loader.file), 'utf8'),
    entry: (entryName) => entryOf(manifest.entries[entryName]!),
    onDemand: Object.fromEntries(
      Object.entries({ ...manifest.lazy, ...manifest.entries }).map(([key, entry]) => [key, entryOf(entry)]),
    ),
    chunks: new Set(Object.keys(manifest.files).map(name)),
    integrityOf(entryName) {
      const { file, reaches } = manifest.entries[entryName]!;
      return Object.fromEntries(
        [file, ...reaches].map((reached) => [name(reached), manifest.files[reached]!.integrity]),
      );
    },
    planningDemoScript: manifest.planningDemo?.file,
    packages: manifest.packages,
    renderLoginBox: async (page, nonce) => (await (await loginBox()).loginBoxRenderer)(page, nonce),
    renderPortal: async (page, nonce) => await (await portal()).renderPortal(page, nonce),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch (cause) {
    throw new StartError(`The browser bundles are missing from ${folder}.`, 'Run: npm run build', { cause });
  }
}
