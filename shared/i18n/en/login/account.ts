import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the page that tells who is signed in. */
export const accountTexts = {
  'signedIn.acting': '{actorName} is acting as {name}',
  'signedIn.stopActing': 'Stop acting as {name}',
} as const satisfies Catalogue;
