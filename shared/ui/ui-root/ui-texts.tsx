import { createContext, useContext } from 'react';
import { ui } from '#shared/i18n/en/ui.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { Translate, TranslationOf } from '#shared/i18n/translator.ts';

/** The parts' own words in the reader's language. */
export interface UiTexts {
  t: Translate<typeof ui>;
  /** BCP 47 tag, for digits and for the script's direction. */
  locale: string;
}

export type UiTranslation = Partial<TranslationOf<typeof ui>>;

/** @param translation the words of that locale; absent for English */
export function createUiTexts(locale: string, translation?: UiTranslation): UiTexts {
  return { t: createTranslator(ui, locale, translation), locale };
}

const UiTextsContext = createContext<UiTexts>(createUiTexts('en'));

export const UiTextsProvider = UiTextsContext.Provider;

/** English outside of `UiRoot`. */
export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext);
}
