import { importsOf } from '../lib/imports-of.ts';
import { readSourceFiles } from '../lib/source-files.ts';
import type { Check } from './check.types.ts';
import { layerViolations } from './layer-rules.ts';

/** Imports go the way the house is built. */
export const layers: Check = {
  name: 'layers',
  async run(root) {
    const files = (await readSourceFiles(root)).filter(({ path }) => /\.[cm]?tsx?$/.test(path));
    return files.flatMap(({ path, text }) => layerViolations(path, importsOf(path, text)));
  },
};
