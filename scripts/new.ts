/** `npm run new -- KIND NAME` writes the skeleton of something that the repository has many of. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeLists } from './generate.ts';
import { root } from './lib/set-up.mjs';
import { runTool } from './lib/run-tool.ts';
import type { Kind, Written } from './new/kind.types.ts';
import { area } from './new/area.ts';
import { flow } from './new/flow.ts';
import { page } from './new/page.ts';
import { translation } from './new/translation.ts';

/** One file below `scripts/new/` for each. */
const kinds: Record<string, Kind> = { area, flow, page, translation };

const usage = () =>
  `Usage: npm run new -- KIND NAME\n${Object.entries(kinds)
    .map(([name, { describes }]) => `  ${name.padEnd(11)}  ${describes}`)
    .join('\n')}`;

/**
 * Writes a skeleton below a folder that holds the repository, and the generated lists that it is part of.
 *
 * @returns what it wrote, without the lists
 * @throws when a file of it is there already, or a list can no longer be made
 */
export async function writeNew(folder: string, kind: Kind, name: string): Promise<Written[]> {
  const files = await kind.plan(folder, name);
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const failures = await writeLists(folder);
  if (failures.length > 0) throw new Error(failures.join('\n'));
  // how lines are broken depends on the length of the name
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  await runTool(process.execPath, [formatter, ...files.map(({ path }) => path)], folder);
  return files;
}

if (import.meta.main) {
  const [kind = '', name = ''] = process.argv.slice(2);
  if (!Object.hasOwn(kinds, kind) || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    console.error(`${usage()}\nA NAME is written in lower case, with hyphens between its words.`);
    process.exit(1);
  }
  const files = await writeNew(root, kinds[kind]!, name);
  for (const { path, isNew } of files) console.log(`${isNew ? 'new    ' : 'changed'} ${path}`);
  console.log('Generated lists are updated. Next: npm run generate for the documents, then the texts.');
}
