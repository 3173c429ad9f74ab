import { readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';
import { avoidedProductWords } from './product-word-rules.ts';
import { avoidedPublishedWords } from './published-text-rules.ts';

/** English texts of the product, and published texts of the code, use the terms of `docs/glossary.md`. */
export const productWords: Check = {
  name: 'product words',
  run: async (root) =>
    (await readSourceFiles(root)).flatMap((file) => [...avoidedProductWords(file), ...avoidedPublishedWords(file)]),
};
