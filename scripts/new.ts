/** `npm run new -- KIND NAME` writes the skeleton of something that the repository has many of. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './lib/set-up.mjs';
import type { Kind, Written } from './new/kind.types.ts';
import { page } from './new/page.ts';

/** One file below `scripts/new/` for each. */
const kinds: Record<string, Kind> = { page };

const usage = () =>
  `Usage: npm run new -- KIND NAME\n${Object.entries(kinds)
    .map(([name, { describes }]) => `  ${name}  ${describes}`)
    .join('\n')}`;

/** Writes a skeleton below a folder that holds the repository. @throws when a file of it is there already */
export async function writeNew(folder: string, kind: Kind, name: string): Promise<Written[]> {
  const files = await kind.plan(folder, name);
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
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
  console.log('Then: npm run generate, npm run format, and the texts.');
}
