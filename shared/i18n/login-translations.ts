// Made by `npm run generate` from the names in `languages.ts`.

/** How a login box loads a language: what it begins with is a chunk, which leads to the two others of the language. */
export const loginTranslations = {
  en: () => import('./en/login/first.ts'),
  de: () => import('./de/login/first.ts'),
  es: () => import('./es/login/first.ts'),
  fr: () => import('./fr/login/first.ts'),
  it: () => import('./it/login/first.ts'),
  nl: () => import('./nl/login/first.ts'),
  pl: () => import('./pl/login/first.ts'),
  pt: () => import('./pt/login/first.ts'),
  tr: () => import('./tr/login/first.ts'),
  ar: () => import('./ar/login/first.ts'),
  ja: () => import('./ja/login/first.ts'),
  zh: () => import('./zh/login/first.ts'),
};
