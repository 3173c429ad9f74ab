/** Files for the translation of a page's texts: they begin with the English ones, and the page leaves the list of untranslated ones. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageNames } from '#shared/i18n/languages.ts';
import { changedFile, newFile, withoutEntry } from './change-files.ts';
import type { Kind } from './kind.types.ts';

/** The English file with the type of a translation. @throws when it is not one catalogue */
function translationOf(english: string, name: string): string {
  const [, catalogue, entries] =
    /^export const (\w+) = (\{[^]*\n\}) as const satisfies Catalogue;$/m.exec(english) ?? [];
  if (!catalogue) throw new Error(`shared/i18n/en/portal/${name}.ts is no longer written as this script knows it`);
  return `import type { ${catalogue} as english } from '#shared/i18n/en/portal/${name}.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const ${catalogue}: TranslationOf<typeof english> = ${entries};
`;
}

export const translation: Kind = {
  describes: 'the texts of an untranslated page, in every language that lacks them',
  async plan(root, name) {
    const english = await readFile(join(root, `shared/i18n/en/portal/${name}.ts`), 'utf8').catch(() => {
      throw new Error(`There is no page with texts in shared/i18n/en/portal/${name}.ts`);
    });
    const text = translationOf(english, name);
    const missing = Object.keys(languageNames)
      .map((language) => `shared/i18n/${language}/portal/${name}.ts`)
      .filter((path) => !existsSync(join(root, path)));
    if (missing.length === 0) throw new Error(`${name} is translated into every language`);
    return [
      ...missing.map((path) => newFile(root, path, text)),
      await changedFile(root, 'shared/i18n/untranslated.json', (list) => withoutEntry(list, name)),
    ];
  },
};
