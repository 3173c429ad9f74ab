/** Languages of the portal. English is the type and the fallback; each other one is a chunk of its own. */
import type { adminBox } from '#shared/i18n/en/admin-box.ts';
import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import type { ui } from '#shared/i18n/en/ui.ts';
import { languageOf, portalLanguages, supportedLocale } from '#shared/i18n/languages.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export interface PortalTranslation {
  adminBox?: Partial<TranslationOf<typeof adminBox>>;
  ui?: Partial<TranslationOf<typeof ui>>;
  errors?: Partial<Record<ErrorMessageKey, string>>;
}

export const english: PortalTranslation = {};

async function loadArabic(): Promise<PortalTranslation> {
  const [{ adminBoxAr }, { uiAr }, { errorsAr }] = await Promise.all([
    import('#shared/i18n/ar/admin-box.ts'),
    import('#shared/i18n/ar/ui.ts'),
    import('#shared/i18n/ar/errors.ts'),
  ]);
  return { adminBox: adminBoxAr, ui: uiAr, errors: errorsAr };
}

const loaders: Readonly<Record<Exclude<(typeof portalLanguages)[number], 'en'>, () => Promise<PortalTranslation>>> = {
  ar: loadArabic,
};

/** The locale itself when there is a translation for it, else English. A tag that is no tag counts as English. */
export function usableLocale(locale: string | undefined): string {
  return supportedLocale(locale || 'en', portalLanguages) ?? 'en';
}

/** Texts of a locale; English needs none. */
export async function loadTranslation(locale: string): Promise<PortalTranslation> {
  const load = Object.entries(loaders).find(([language]) => language === languageOf(locale))?.[1];
  return (await load?.()) ?? english;
}
