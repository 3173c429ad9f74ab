import { readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';
import { deadExports as violations } from './dead-export-rules.ts';

/** What a file exports is imported by another. */
export const deadExports: Check = {
  name: 'dead exports',
  async run(root) {
    return violations(await readSourceFiles(root));
  },
};
