/** A login flow: its folder, its texts in every language, and its hosted page, which works without JavaScript too. */
import { languageNames } from '#shared/i18n/languages.ts';
import { camelCase, changedFile, newFile, pascalCase } from './change-files.ts';
import {
  confirmPageFile,
  englishFile,
  entryFile,
  hookFile,
  hostedPageFile,
  hostedPageTestFile,
  machineFile,
  machineTestFile,
  stepsFile,
  successPageFile,
  textLines,
} from './flow-templates.ts';
import type { Kind, Written } from './kind.types.ts';

const others = Object.keys(languageNames).filter((language) => language !== 'en');

/** Puts lines before the first match of a mark. */
const before = (mark: string | RegExp, lines: string) => (text: string) => text.replace(mark, (found) => lines + found);

export const flow: Kind = {
  describes: 'a flow of the login box with two steps, and its hosted page at /account/NAME',
  async plan(root, name) {
    const [key, type, folder] = [camelCase(name), pascalCase(name), `login-box/flows/${name}`];
    const listed = (path: string, ...changes: ((text: string) => string)[]): Promise<Written> =>
      changedFile(root, path, (text) => changes.reduce((changed, change) => change(changed), text));
    const inLanguage = (language: string): Promise<Written> =>
      listed(
        `shared/i18n/${language}/login/flow-texts.ts`,
        before(/\} as const;\n$/, `  // ${name}\n${textLines(name)}`),
      );
    return [
      newFile(root, `${folder}/${name}.flow.ts`, entryFile(name)),
      newFile(root, `${folder}/${name}.machine.ts`, machineFile(name)),
      newFile(root, `${folder}/${name}.machine.test.ts`, machineTestFile(name)),
      newFile(root, `${folder}/${name}.steps.ts`, stepsFile(name)),
      newFile(root, `${folder}/use-${name}.ts`, hookFile(name)),
      newFile(root, `${folder}/${name}-confirm.page.tsx`, confirmPageFile(name)),
      newFile(root, `${folder}/${name}-success.page.tsx`, successPageFile(name)),
      newFile(root, `server/hosted/pages/${name}.page.ts`, hostedPageFile(name)),
      newFile(root, `server/hosted/pages/${name}.page.test.ts`, hostedPageTestFile(name)),
      newFile(root, `shared/i18n/en/login/${name}.ts`, englishFile(name)),
      await listed(
        'login-box/flows/flows.ts',
        before('} satisfies', `  '${name}': () => import('./${name}/${name}.flow.ts'),\n`),
      ),
      await listed(
        'shared/contract/sign-in/hosted-page.ts',
        before('  /** An informational page', `  '${name}': ['confirm', 'success'],\n`),
        before('  /** `rule`: the first check', `  '${name}': {};\n`),
      ),
      await listed(
        'shared/i18n/en/login/parts.ts',
        before('import { loginBox }', `import { ${key}Texts } from './${name}.ts';\n`),
        before(/\} as const;\n\nexport const flowErrorParts/, `  ${key}: ${key}Texts,\n`),
      ),
      await listed(
        'server/hosted/hosted-routes.ts',
        before('import { submitUnlock', `import { ${key}Page, submit${type} } from './pages/${name}.page.ts';\n`),
        before('  [approvalPath]:', `  '/account/${name}': { show: ${key}Page, submit: submit${type} },\n`),
      ),
      ...(await Promise.all(others.map(inLanguage))),
    ];
  },
};
