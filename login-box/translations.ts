/** Languages of the login box beside English: each is a chunk of its own, and one is loaded. */
import { languageOf, type LoginLanguage } from '../shared/i18n/languages.ts';
import type { LoginBoxTranslation } from '../shared/i18n/login-box-translation.ts';
import { proveModule } from './prove-module.ts';

const english: LoginBoxTranslation = { texts: {}, errors: {} };
const loaded = new Map<string, LoginBoxTranslation>();

type Load = () => Promise<{ translation: LoginBoxTranslation }>;

const loaders: Readonly<Record<Exclude<LoginLanguage, 'en'>, Load>> = {
  de: () => import('./languages/language-de.ts'),
  es: () => import('./languages/language-es.ts'),
  fr: () => import('./languages/language-fr.ts'),
  it: () => import('./languages/language-it.ts'),
  nl: () => import('./languages/language-nl.ts'),
  pl: () => import('./languages/language-pl.ts'),
  pt: () => import('./languages/language-pt.ts'),
  tr: () => import('./languages/language-tr.ts'),
  ar: () => import('./languages/language-ar.ts'),
  ja: () => import('./languages/language-ja.ts'),
  zh: () => import('./languages/language-zh.ts'),
};

/** The server registers all languages; the browser registers the one it has loaded. */
export function registerTranslation(language: string, translation: LoginBoxTranslation): void {
  loaded.set(language, translation);
}

export function translationOf(locale: string): LoginBoxTranslation {
  return loaded.get(languageOf(locale)) ?? english;
}

/** Loads the texts of a locale; English is here already. A language that cannot be had is read in English. */
export async function loadTranslation(locale: string): Promise<void> {
  const language = languageOf(locale);
  const load = (loaders as Readonly<Record<string, Load | undefined>>)[language];
  if (!load || loaded.has(language)) return;
  try {
    await proveModule(`language-${language}`);
    registerTranslation(language, (await load()).translation);
  } catch (error) {
    console.warn('Portico shows English texts, since those of the language did not load.', error);
  }
}
