import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';
import { dependencyViolations, type Manifest, undeclaredIn } from './dependency-rules.ts';

/**
 * package.json names what is imported, and nothing else; what the server imports is installed in production. Folders with a
 * package.json of their own are installed apart from the project: their imports are listed in that one.
 */
export const dependencies: Check = {
  name: 'dependencies',
  async run(root) {
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
    const files = await readSourceFiles(root);
    const nested = files.filter(({ path }) => path.endsWith('/package.json'));
    const folders = nested.map(({ path }) => path.slice(0, -'package.json'.length));
    const ownOf = (folder: string) => files.filter(({ path }) => path.startsWith(folder));
    return [
      ...dependencyViolations(
        manifest,
        files.filter(({ path }) => !folders.some((folder) => path.startsWith(folder))),
      ),
      ...nested.flatMap(({ text }, index) =>
        undeclaredIn(folders[index]!, JSON.parse(text) as Manifest, ownOf(folders[index]!)),
      ),
    ];
  },
};
