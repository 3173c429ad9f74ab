// Made by `npm run generate` from the languages that have every catalogue of the portal.

/** How each language but English is loaded: as a chunk of its own. */
export const portalTranslations = {
  de: () => import('./de/portal/index.ts'),
  es: () => import('./es/portal/index.ts'),
  fr: () => import('./fr/portal/index.ts'),
  it: () => import('./it/portal/index.ts'),
  nl: () => import('./nl/portal/index.ts'),
  pl: () => import('./pl/portal/index.ts'),
  pt: () => import('./pt/portal/index.ts'),
  tr: () => import('./tr/portal/index.ts'),
  ar: () => import('./ar/portal/index.ts'),
  ja: () => import('./ja/portal/index.ts'),
  zh: () => import('./zh/portal/index.ts'),
};

/** Languages of the portal. English first: it replaces what is missing. */
export const portalLanguages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'ja', 'zh'] as const;
