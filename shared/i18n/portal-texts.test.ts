import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminBox } from './en/portal/index.ts';
import { ui } from './en/ui.ts';
import { languageNames } from './languages.ts';
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

const cataloguesOf = (language: string): string[] =>
  globSync(`${language}/portal/*.ts`, { cwd: import.meta.dirname })
    .map((path) => basename(path, '.ts'))
    .filter((name) => !['index', 'titles'].includes(name) && !name.endsWith('.test'))
    .toSorted();

/** Catalogues that may be in English only, until they are translated. */
const untranslated = JSON.parse(readFileSync(join(import.meta.dirname, 'untranslated.json'), 'utf8')) as string[];

/** Keys of English catalogues that a language has to have. */
async function requiredKeys(): Promise<string[]> {
  const optional = await Promise.all(
    untranslated.map(async (name) => Object.values((await import(`./en/portal/${name}.ts`)) as object) as object[]),
  );
  const optionalKeys = new Set(optional.flat().flatMap((catalogue) => Object.keys(catalogue)));
  return Object.keys(adminBox).filter((key) => !optionalKeys.has(key));
}

/** Keys whose text is on no control, though another key is called `…Of` after it. */
const noControls = ['center.score', 'center.points', 'provisioning.roles', 'ssodoctor.roles'];

describe('translations of the portal', () => {
  it('are there for every catalogue in every language, unless it is listed as untranslated', () => {
    const wanted = cataloguesOf('en').filter((name) => !untranslated.includes(name));
    expect(wanted.length).toBeGreaterThan(15);
    const missing = Object.keys(languageNames).flatMap((language) => {
      const own = cataloguesOf(language);
      return wanted.filter((name) => !own.includes(name)).map((name) => `${language}/portal/${name}.ts`);
    });
    expect(missing).toEqual([]);
    expect(portalLanguages.toSorted()).toEqual(Object.keys(languageNames).toSorted());
  });

  it('are listed as untranslated only while a language lacks them', () => {
    const isTranslated = (name: string) =>
      Object.keys(languageNames).every((language) => cataloguesOf(language).includes(name));
    const stray = untranslated.filter((name) => !cataloguesOf('en').includes(name) || isTranslated(name));
    expect(stray).toEqual([]);
    expect(new Set(untranslated).size).toBe(untranslated.length);
  });

  it.each(portalLanguages.filter((language) => language !== 'en'))('are complete in %s', async (language) => {
    const translated = await load(language);
    expect(Object.keys(translated.adminBox)).toEqual(expect.arrayContaining(await requiredKeys()));
    expect(Object.keys(adminBox)).toEqual(expect.arrayContaining(Object.keys(translated.adminBox)));
    expect(Object.keys(translated.ui ?? {}).toSorted()).toEqual(Object.keys(ui).toSorted());
  });

  it.each(['en', ...translations])('name a control by the text on it, and what it is for, in %s', async (language) => {
    const { adminBox: texts } = await load(language);
    const plain = (text: string) => text.toLocaleLowerCase(language).replaceAll(/[“”«»„‘’'"…:]/g, '');
    const unlike = Object.keys(texts).filter((key) => {
      const [text, name] = [texts[key]!, texts[`${key}Of`]];
      return typeof text === 'string' && typeof name === 'string' && !plain(name).includes(plain(text));
    });
    expect(unlike.filter((key) => !noControls.includes(key))).toEqual([]);
  });

  it.each(translations)('ask for no value that the English texts do not give in %s', async (language) => {
    const translated = await load(language);
    expect(strayKeys(adminBox, translated.adminBox)).toEqual([]);
    expect(strayKeys(ui, translated.ui ?? {})).toEqual([]);
  });
});
