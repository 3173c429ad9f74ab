/** Languages of the portal. English is the type and the fallback; each other one is a chunk of its own. */
import type { adminBox } from '../shared/i18n/en/admin-box.ts';
import type { ErrorMessageKey } from '../shared/i18n/en/errors.ts';
import type { ui } from '../shared/i18n/en/ui.ts';
import type { TranslationOf } from '../shared/i18n/translator.ts';

export interface PortalTranslation {
  adminBox?: Partial<TranslationOf<typeof adminBox>>;
  ui?: Partial<TranslationOf<typeof ui>>;
  errors?: Partial<Record<ErrorMessageKey, string>>;
}

export const english: PortalTranslation = {};

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur'];

async function loadArabic(): Promise<PortalTranslation> {
  const [{ adminBoxAr }, { uiAr }, { errorsAr }] = await Promise.all([
    import('../shared/i18n/ar/admin-box.ts'),
    import('../shared/i18n/ar/ui.ts'),
    import('../shared/i18n/ar/errors.ts'),
  ]);
  return { adminBox: adminBoxAr, ui: uiAr, errors: errorsAr };
}

const loaders: Readonly<Record<string, () => Promise<PortalTranslation>>> = { ar: loadArabic };

const languageOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? '';

/** The locale itself when there is a translation for it, else English. A tag that is no tag counts as English. */
export function usableLocale(locale: string | undefined): string {
  try {
    const [tag = 'en'] = Intl.getCanonicalLocales(locale || 'en');
    return Object.hasOwn(loaders, languageOf(tag)) || languageOf(tag) === 'en' ? tag : 'en';
  } catch {
    return 'en';
  }
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(languageOf(locale)) ? 'rtl' : 'ltr';
}

/** Texts of a locale; English needs none. */
export async function loadTranslation(locale: string): Promise<PortalTranslation> {
  return (await loaders[languageOf(locale)]?.()) ?? english;
}
