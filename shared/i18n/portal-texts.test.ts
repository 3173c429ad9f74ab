import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminBox } from './en/portal/index.ts';
import { ui } from './en/ui.ts';
import { portalLanguages } from './portal-languages.ts';
import type { Catalogue, Message } from './translator.ts';

const textsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** What a language says by now; one that is still being translated lacks some of it. */
interface Translation {
  adminBox: Catalogue;
  ui?: Catalogue;
}

const translations = globSync('??/portal/index.ts', { cwd: import.meta.dirname })
  .map((path) => path.slice(0, 2))
  .filter((language) => language !== 'en')
  .toSorted();
const load = (language: string): Promise<Translation> =>
  import(`./${language}/portal/index.ts`) as Promise<Translation>;

/** Keys of texts with a placeholder that gets no value, because the English text has none of that name. */
function strayKeys(english: Catalogue, translated: Catalogue): string[] {
  return Object.keys(translated).filter((key) => {
    const given = new Set(['count', ...textsOf(english[key] ?? '').flatMap(names)]);
    return textsOf(translated[key]!)
      .flatMap(names)
      .some((name) => !given.has(name));
  });
}

describe('translations of the portal', () => {
  it.each(portalLanguages.filter((language) => language !== 'en'))('are complete in %s', async (language) => {
    const translated = await load(language);
    expect(Object.keys(translated.adminBox).toSorted()).toEqual(Object.keys(adminBox).toSorted());
    expect(Object.keys(translated.ui ?? {}).toSorted()).toEqual(Object.keys(ui).toSorted());
  });

  it.each(translations)('ask for no value that the English texts do not give in %s', async (language) => {
    const translated = await load(language);
    expect(strayKeys(adminBox, translated.adminBox)).toEqual([]);
    expect(strayKeys(ui, translated.ui ?? {})).toEqual([]);
  });
});
