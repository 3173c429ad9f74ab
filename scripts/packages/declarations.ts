/** The `.d.ts` files of the packages, emitted by the compiler from their sources. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { runTool } from '#scripts/lib/run-tool.ts';

/**
 * Emits the declarations of all files that the entries lead to.
 *
 * @param entries paths of sources below the root
 * @returns reads the declarations that one entry needs, by their path below the root
 * @throws Error with what the compiler says
 */
export async function emitDeclarations(root: string, entries: readonly string[]): Promise<Declarations> {
  const folder = await mkdtemp(join(root, '.cache', 'declarations-'));
  try {
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // the check of types has its own run
      noCheck: true,
      rootDir: root,
      outDir: join(folder, 'out'),
    };
    const project = join(folder, 'tsconfig.json');
    await writeFile(
      project,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions,
        include: [],
        files: entries.map((entry) => join(root, entry)),
      }),
    );
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { code, output } = await runTool(process.execPath, [compiler, '--project', project], root);
    if (code !== 0) throw new Error(`The declarations of the packages could not be emitted:\n${output}`);
    return new Map(
      await Promise.all(entries.map(async (entry) => [entry, await reachable(join(folder, 'out'), entry)] as const)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** For each entry its declarations: text by path, which keeps the folders of the sources. */
export type Declarations = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** `from './x.ts'` and `import('./x.ts')`, the only forms that the compiler writes. */
const imported = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.ts\2/g;

async function reachable(out: string, entry: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = [entry];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const path = source.replace(/\.ts$/, '.d.ts');
    if (found.has(path)) continue;
    const text = await readFile(join(out, path), 'utf8');
    const folder = posix.dirname(source);
    for (const [, , , specifier] of text.matchAll(imported)) waiting.push(`${posix.join(folder, specifier!)}.ts`);
    found.set(path, text.replace(imported, '$1$2$3.js$2'));
  }
  return found;
}
