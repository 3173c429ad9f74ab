import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the page that shows the signed-in user. */
export const accountTexts = {
  'signedIn.acting': '{actorName} is acting as {name}',
  'signedIn.stopActing': 'Stop acting as {name}',
} as const satisfies Catalogue;
