import { useCallback, useState } from 'react';
import { languageCookie } from '#shared/i18n/languages.ts';
import { storeLanguageCookie } from '#shared/theme/document-language.ts';
import { ownsDocument } from '#admin-box/portal/host-attributes.ts';
import { storeLocaleChoice, storedLocaleChoice } from './locale-choice.ts';
import { usableLocale } from './locales.ts';
import type { AdminBoxProps } from '#admin-box/portal/portico-admin-box.types.ts';

const storage = (): Storage => localStorage;

export interface LocaleChoice {
  locale: string;
  chooseLocale(locale: string): void;
}

/**
 * The portal's language: the user's choice, else the host page's. On the portal's own page the choice is stored in a
 * cookie that the server reads; on customers' pages in the browser's storage.
 */
export function useLocale({ locale: asked = '', mode = 'page', routing, vendorName }: AdminBoxProps): LocaleChoice {
  const owned = ownsDocument({ mode, routing, vendorName });
  const [choice, setChoice] = useState(() => ({
    chosen: owned ? undefined : storedLocaleChoice(storage, asked),
    over: asked,
  }));
  const chooseLocale = useCallback(
    (chosen: string) => {
      setChoice({ chosen, over: asked });
      if (owned) storeLanguageCookie(languageCookie, chosen);
      else storeLocaleChoice(storage, { chosen, over: asked });
    },
    [asked, owned],
  );
  const chosen = choice.over === asked ? choice.chosen : undefined;
  return { locale: usableLocale(chosen ?? asked), chooseLocale };
}
