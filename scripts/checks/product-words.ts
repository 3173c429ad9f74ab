import { readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';
import { avoidedProductWords } from './product-word-rules.ts';

/** English texts of the product use the terms of `docs/glossary.md`. */
export const productWords: Check = {
  name: 'product words',
  run: async (root) => (await readSourceFiles(root)).flatMap(avoidedProductWords),
};
