import { readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';
import { sourceSizeViolations } from './source-size-rules.ts';

/** Source files stay small enough to be read at once. */
export const sourceSizes: Check = {
  name: 'source sizes',
  async run(root) {
    return sourceSizeViolations(await readSourceFiles(root));
  },
};
