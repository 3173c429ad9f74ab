import { readSourceFiles } from '#scripts/lib/source-files.ts';
import { bannedWords as inFile } from './banned-word-rules.ts';
import type { Check } from './check.types.ts';

/** Words and calls that have no place, or only some places. */
export const bannedWords: Check = {
  name: 'banned words',
  run: async (root) => (await readSourceFiles(root)).flatMap(inFile),
};
