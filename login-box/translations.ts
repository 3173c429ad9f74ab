/** Languages of the login box beside English: each is a chunk of its own, and one is loaded. */
import type { Message } from '../shared/i18n/translator.ts';
import { languageOf } from '../shared/i18n/languages.ts';

/** Texts of one language: of all steps, and of errors. What is missing is read in English. */
export interface BoxTranslation {
  texts: Readonly<Partial<Record<string, Message>>>;
  errors: Readonly<Partial<Record<string, string>>>;
}

const english: BoxTranslation = { texts: {}, errors: {} };
const loaded = new Map<string, BoxTranslation>();

/** The server registers all languages; the browser registers the one it has loaded. */
export function registerTranslation(language: string, translation: BoxTranslation): void {
  loaded.set(language, translation);
}

export function translationOf(locale: string): BoxTranslation {
  return loaded.get(languageOf(locale)) ?? english;
}
