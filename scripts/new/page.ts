/** A page of the portal: its folder with `page.ts`, and its English texts. The list of pages is generated. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages } from '#admin-box/pages.ts';
import { camelCase, changedFile, newFile, withEntry } from './change-files.ts';
import type { Kind, Written } from './kind.types.ts';
import { componentFile, descriptionFile, englishFile, statesFile, testFile } from './page-templates.ts';

/** A page that the specification plans has a rule there already, which its `page.ts` takes over. */
const built = (text: string, key: string): string => text.replace(new RegExp(`\\n  ${key}: [^\\n]*`), '');

/** What a planned page is ruled by, as it is written. */
const ruleOf = (rules: string, key: string): string | undefined =>
  new RegExp(`\\n  ${key}: \\{ ([^\\n]*) \\},`).exec(rules)?.[1];

/** Behind the pages that exist. */
export const nextOrder = Math.max(...pages.map(({ order }) => order)) + 10;

/** Texts are in English until they are translated (`npm run new -- translation NAME`). */
export const listedAsUntranslated = (root: string, name: string): Promise<Written> =>
  changedFile(root, 'shared/i18n/untranslated.json', (list) => withEntry(list, name));

export const page: Kind = {
  describes: 'a page of the admin portal',
  async plan(root, name) {
    const key = camelCase(name);
    const folder = `admin-box/pages/${name}`;
    const rule = ruleOf(await readFile(join(root, 'admin-box/page-rules.ts'), 'utf8'), key);
    return [
      newFile(
        root,
        `${folder}/page.ts`,
        descriptionFile(name, rule ?? "visibility: 'hidden'", nextOrder, ['overview']),
      ),
      newFile(root, `${folder}/${name}.page.tsx`, componentFile(name)),
      newFile(root, `${folder}/${name}.page.test.tsx`, testFile(name)),
      newFile(root, `${folder}/page.states.ts`, statesFile(name)),
      newFile(root, `shared/i18n/en/portal/${name}.ts`, englishFile(name)),
      await listedAsUntranslated(root, name),
      ...(rule
        ? [
            await changedFile(root, 'admin-box/page-rules.ts', (text) => built(text, key)),
            await changedFile(root, 'admin-box/page.types.ts', (text) => built(text, key)),
          ]
        : []),
    ];
  },
};
