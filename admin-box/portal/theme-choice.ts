/** Light or dark, as the user chose in the portal's menu. What the host page or the tenant's metadata sets is not overridden. */
import { createContext, useCallback, useContext, useState } from 'react';
import { themeCookie } from '#shared/lib/theme-cookie.ts';
import { storeLanguageCookie } from '#shared/theme/document-language.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'portico-theme';

/** `system` where nothing was chosen, or the browser's storage is closed. */
export function storedThemeChoice(storage: () => Pick<Storage, 'getItem'>): ThemeChoice {
  try {
    const kept = storage().getItem(storageKey);
    return themeChoices.find((each) => each === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Where nothing may be stored the choice holds until the page is left. */
export function storeThemeChoice(storage: () => Pick<Storage, 'setItem'>, choice: ThemeChoice): void {
  try {
    storage().setItem(storageKey, choice);
  } catch {
    // Storage is closed or full: the portal works without.
  }
}

type Look = 'light' | 'dark' | 'auto';

/** An explicit setting wins; `auto` and none leave it to the user. @param set of metadata, host page or configuration */
export function resolveTheme(set: Look | undefined, choice: ThemeChoice): Look {
  if (set === 'light' || set === 'dark') return set;
  return choice === 'system' ? 'auto' : choice;
}

export interface ThemeChoiceHandle {
  choice: ThemeChoice;
  /** Absent where the theme is set, so that there is nothing to choose. */
  choose?: (choice: ThemeChoice) => void;
}

const storage = (): Storage => localStorage;

/** @param owned the document is the portal's: the server draws the next page in the same theme, by a cookie */
export function useThemeChoice(set: Look | undefined, owned: boolean): ThemeChoiceHandle {
  const [choice, setChoice] = useState(() => storedThemeChoice(storage));
  const choose = useCallback(
    (next: ThemeChoice) => {
      setChoice(next);
      storeThemeChoice(storage, next);
      if (owned) storeLanguageCookie(themeCookie, next);
    },
    [owned],
  );
  return set === 'light' || set === 'dark' ? { choice } : { choice, choose };
}

export const ThemeChoiceContext = createContext<ThemeChoiceHandle>({ choice: 'system' });

export const useTheme = (): ThemeChoiceHandle => useContext(ThemeChoiceContext);
