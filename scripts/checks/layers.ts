import { importsOf } from '#scripts/lib/imports-of.ts';
import { readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';
import { findCircles } from './import-circles.ts';
import { layerViolations } from './layer-rules.ts';

/** Imports go the way the house is built, and never in a circle: types count too. */
export const layers: Check = {
  name: 'layers',
  async run(root) {
    const files = (await readSourceFiles(root)).filter(({ path }) => /\.[cm]?tsx?$/.test(path));
    const imports = new Map(files.map(({ path, text }) => [path, importsOf(path, text)]));
    return [
      ...[...imports].flatMap(([path, each]) => layerViolations(path, each)),
      ...findCircles(imports).map(
        (circle) => `${circle.join(', ')} import each other: move what they share to a file of its own`,
      ),
    ];
  },
};
