import { languageNames, languageOf } from '#shared/i18n/languages.ts';
import { portalLanguages } from '#shared/i18n/portal-languages.ts';
import type { MenuItem } from '#shared/ui/menu/menu.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';

/** Each language under its own name, which its speakers look for. */
export function useLanguageItems(): MenuItem[] {
  const { locale, chooseLocale } = useTexts();
  const router = useRouter();
  const choose = (language: string) => {
    chooseLocale(language);
    // A language that the address asks for would win over the choice at the next reload.
    router.setQuery({ ui_locales: undefined }, { replace: true });
  };
  return portalLanguages.map((language) => ({
    id: `language-${language}`,
    label: languageNames[language],
    checked: languageOf(locale) === language,
    onSelect: () => languageOf(locale) === language || choose(language),
  }));
}
