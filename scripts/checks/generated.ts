import { staleDocuments } from '#scripts/generate.ts';
import type { Check } from './check.types.ts';

/** Generated documents say what their sources say. */
export const generated: Check = {
  name: 'generated documents',
  run: staleDocuments,
};
