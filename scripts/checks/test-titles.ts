import { readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';
import { unknownSections } from './test-title-rules.ts';

/** Every section of the specification that a test cites is in `docs/spec/`. */
export const testTitles: Check = {
  name: 'test titles',
  run: async (root) => unknownSections(await readSourceFiles(root)),
};
