/** A page of the portal: its folder with `page.ts`, its texts, and its line in the navigation. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { portalLanguages } from '#shared/i18n/portal-languages.ts';
import { afterLast, camelCase, changedFile, newFile, titleOf } from './change-files.ts';
import type { Kind } from './kind.types.ts';
import {
  componentFile,
  descriptionFile,
  englishFile,
  statesFile,
  testFile,
  translationFile,
} from './page-templates.ts';

const listed = (text: string, name: string): string => {
  const key = camelCase(name);
  const withImport = afterLast(text, 'import { page', `import { page as ${key} } from './pages/${name}/page.ts';`);
  return withImport.replace('\n];', `\n  ${key},\n];`);
};

/** A page that the specification plans has a rule there already, which its `page.ts` takes over. */
const built = (text: string, key: string): string => text.replace(new RegExp(`\\n  ${key}: [^\\n]*`), '');

/** What a planned page is ruled by, as it is written. */
const ruleOf = (rules: string, key: string): string | undefined =>
  new RegExp(`\\n  ${key}: \\{ ([^\\n]*) \\},`).exec(rules)?.[1];

const others = portalLanguages.filter((language) => language !== 'en');

export const page: Kind = {
  describes: 'a page of the admin portal',
  async plan(root, name) {
    const key = camelCase(name);
    const folder = `admin-box/pages/${name}`;
    const rule = ruleOf(await readFile(join(root, 'admin-box/page-rules.ts'), 'utf8'), key);
    return [
      newFile(root, `${folder}/page.ts`, descriptionFile(name, rule ?? "visibility: 'hidden'")),
      newFile(root, `${folder}/${name}.page.tsx`, componentFile(name)),
      newFile(root, `${folder}/${name}.page.test.tsx`, testFile(name)),
      newFile(root, `${folder}/page.states.ts`, statesFile(name)),
      newFile(root, `shared/i18n/en/portal/${name}.ts`, englishFile(name)),
      ...others.map((language) => newFile(root, `shared/i18n/${language}/portal/${name}.ts`, translationFile(name))),
      await changedFile(root, 'admin-box/pages.ts', (text) => listed(text, name)),
      ...(await Promise.all(
        portalLanguages.map((language) =>
          changedFile(root, `shared/i18n/${language}/portal/shell.ts`, (text) =>
            afterLast(text, "  'page.", `  'page.${key}': '${titleOf(name)}',`),
          ),
        ),
      )),
      ...(rule
        ? [
            await changedFile(root, 'admin-box/page-rules.ts', (text) => built(text, key)),
            await changedFile(root, 'admin-box/page.types.ts', (text) => built(text, key)),
          ]
        : []),
    ];
  },
};
