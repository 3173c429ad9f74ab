import { listSourcePaths } from '#scripts/lib/source-files.ts';
import { areaViolations } from './area-rules.ts';
import type { Check } from './check.types.ts';

/** Folders and files of a layer are named by the areas of `scripts/lib/areas.ts`. */
export const areaNames: Check = {
  name: 'areas',
  run: async (root) => areaViolations(await listSourcePaths(root)),
};
