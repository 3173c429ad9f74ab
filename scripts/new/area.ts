/** An area: a list and a read endpoint from the contract to the database, their page, and the tests of both. */
import {
  contractFile,
  previewFile,
  queriesFile,
  routesFile,
  routesTestFile,
  useCasesFile,
  viewFile,
} from './area-templates.ts';
import { browserTestFile, listComponentFile, listEnglishFile } from './area-page-templates.ts';
import { changedFile, newFile, titleOf } from './change-files.ts';
import type { Kind } from './kind.types.ts';
import { listedAsUntranslated, nextOrder } from './page.ts';
import { descriptionFile } from './page-templates.ts';

const rule = "visibility: 'byPermissions', permission: 'fe.secure.read.groups'";

export const area: Kind = {
  describes: 'an area of the server with two endpoints, and its page of the portal',
  async plan(root, name) {
    const page = `admin-box/pages/${name}`;
    return [
      await changedFile(root, 'scripts/lib/areas.ts', (text) => withArea(text, name)),
      newFile(root, `shared/contract/${name}/${name}.ts`, contractFile(name)),
      newFile(root, `server/db/queries/${name}/${name}.ts`, queriesFile(name)),
      newFile(root, `server/views/${name}.ts`, viewFile(name)),
      newFile(root, `server/use-cases/${name}/read-${name}.ts`, useCasesFile(name)),
      newFile(root, `server/routes/${name}/${name}.routes.ts`, routesFile(name)),
      newFile(root, `server/routes/${name}/${name}.routes.test.ts`, routesTestFile(name)),
      newFile(root, `shared/preview/${name}/${name}.ts`, previewFile(name)),
      newFile(root, `${page}/page.ts`, descriptionFile(name, rule, nextOrder, ['name', 'createdAt'])),
      newFile(root, `${page}/${name}.page.tsx`, listComponentFile(name)),
      newFile(root, `${page}/${name}.page.browser.test.ts`, browserTestFile(name)),
      newFile(root, `shared/i18n/en/portal/${name}.ts`, listEnglishFile(name)),
      await listedAsUntranslated(root, name),
    ];
  },
};

const entry = /^  \{(?: |\n    )name: '([a-z-]+)'/gm;

/** The list of areas with another one, in the order of names; one that was planned is planned no longer. */
function withArea(list: string, name: string): string {
  const built = list.replace(new RegExp(`^(  \\{ name: '${name}',.*), planned: true \\},$`, 'm'), '$1 },');
  if (built !== list) return built;
  const next = [...list.matchAll(entry)].find(([, other]) => other! > name);
  const at = next?.index ?? list.indexOf('];\n\n/** The areas');
  const line = `  { name: '${name}', about: '${titleOf(name).toLowerCase()}' },\n`;
  return list.slice(0, at) + line + list.slice(at);
}
