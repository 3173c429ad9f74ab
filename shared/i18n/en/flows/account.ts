import type { Catalogue } from '../../translator.ts';

/** Texts of the page that tells who is signed in. */
export const accountTexts = {
  'signedIn.acting': '{actorName} acts as {name} here',
  'signedIn.stopActing': 'Stop acting as {name}',
} as const satisfies Catalogue;
