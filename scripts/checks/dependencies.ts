import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSourceFiles } from '../lib/source-files.ts';
import type { Check } from './check.types.ts';
import { dependencyViolations, type Manifest } from './dependency-rules.ts';

/** package.json names what is imported, and nothing else; what the server imports is installed in production. */
export const dependencies: Check = {
  name: 'dependencies',
  async run(root) {
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
    return dependencyViolations(manifest, await readSourceFiles(root));
  },
};
