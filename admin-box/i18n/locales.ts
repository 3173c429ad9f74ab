/** Languages of the portal. English is the type and the fallback; each other one is a chunk of its own. */
import type { adminBox } from '#shared/i18n/en/portal/index.ts';
import type { ui } from '#shared/i18n/en/ui.ts';
import { languageOf, supportedLocale } from '#shared/i18n/languages.ts';
import { portalLanguages, portalTranslations } from '#shared/i18n/portal-languages.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { addErrorLanguage, type ErrorMessages } from './error-texts.ts';

/** All that the portal says in one language; what is absent is said in English. */
export interface PortalTranslation {
  adminBox?: Partial<TranslationOf<typeof adminBox>>;
  ui?: Partial<TranslationOf<typeof ui>>;
  loadErrors?(): Promise<{ errors: ErrorMessages }>;
}

export const english: PortalTranslation = {};

/** The locale itself when there is a translation for it, else English. A tag that is no tag counts as English. */
export function usableLocale(locale: string | undefined): string {
  return supportedLocale(locale || 'en', portalLanguages) ?? 'en';
}

const loaders: Readonly<Record<string, () => Promise<PortalTranslation>>> = portalTranslations;

/** Texts of a locale; English needs none. */
export async function loadTranslation(locale: string): Promise<PortalTranslation> {
  const language = languageOf(locale);
  if (!Object.hasOwn(loaders, language)) return english;
  const translation = await loaders[language]!();
  if (translation.loadErrors) await addErrorLanguage(language, translation.loadErrors);
  return translation;
}
