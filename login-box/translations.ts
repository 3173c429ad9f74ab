/**
 * Languages of the login box. One is loaded, in three parts: texts of a sign-in by password first; those of other
 * methods and steps with them; and those of all other flows with the first of these.
 */
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import type { LoginBoxTranslation } from '#shared/i18n/login-box-translation.ts';
import { loginTranslations } from '#shared/i18n/login-translations.ts';
import { verifyIntegrity } from './verify-integrity.ts';

/** What a chunk holds; that of the sign-in also where the others are. */
interface Part {
  translation: LoginBoxTranslation;
  more?: () => Promise<Part>;
  flows?: () => Promise<Part>;
}

/** How much of a language is loaded: sign-in by password; other methods and steps; all flows. */
export type Extent = 'first' | 'more' | 'flows';

const none: LoginBoxTranslation = { texts: {}, errors: {} };
const loaded = new Map<string, LoginBoxTranslation>();
/** Chunks that are loading or loaded. */
const parts = new Map<string, Promise<Part>>();

const loaders: Readonly<Record<LoginLanguage, () => Promise<Part>>> = loginTranslations;

/** The language that a locale is read in: English where its own is none of ours. */
export function readIn(locale: string): LoginLanguage {
  const language = languageOf(locale);
  return Object.hasOwn(loaders, language) ? (language as LoginLanguage) : 'en';
}

/** The server registers all languages; the browser registers the one it has loaded, part by part. */
export function registerTranslation(language: string, { texts, errors }: LoginBoxTranslation): void {
  const known = loaded.get(language) ?? none;
  loaded.set(language, { texts: { ...known.texts, ...texts }, errors: { ...known.errors, ...errors } });
}

/** Whether some of a language is here. */
export function hasTranslation(locale: string): boolean {
  return loaded.has(readIn(locale));
}

export function translationOf(locale: string): LoginBoxTranslation {
  return loaded.get(readIn(locale)) ?? none;
}

/** Fetches a chunk once; one that could not be had is asked for again. */
function loadPart(language: LoginLanguage, name: string, load: () => Promise<Part>): Promise<Part> {
  let part = parts.get(name);
  if (!part) {
    part = verifyIntegrity(name).then(load);
    parts.set(name, part);
    part.then(
      ({ translation }) => registerTranslation(language, translation),
      () => parts.delete(name),
    );
  }
  return part;
}

/**
 * Loads the texts of a locale that are not here yet, up to an extent.
 * @throws when a chunk cannot be had; asking again tries again
 */
export async function loadTranslation(locale: string, extent: Extent = 'first'): Promise<void> {
  const language = readIn(locale);
  const name = `language-${language}`;
  const { more, flows } = await loadPart(language, name, loaders[language]);
  const wanted = {
    first: [],
    more: [{ end: '-more', load: more }],
    flows: [
      { end: '-more', load: more },
      { end: '-flows', load: flows },
    ],
  }[extent];
  await Promise.all(wanted.flatMap(({ end, load }) => (load ? [loadPart(language, name + end, load)] : [])));
}
