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
import { newFile } from './change-files.ts';
import type { Kind } from './kind.types.ts';
import { listedAsUntranslated, nextOrder } from './page.ts';
import { descriptionFile } from './page-templates.ts';

const rule = "visibility: 'byPermissions', permission: 'fe.secure.read.groups'";

export const area: Kind = {
  describes: 'an area of the server with two endpoints, and its page of the portal',
  async plan(root, name) {
    const page = `admin-box/pages/${name}`;
    return [
      newFile(root, `shared/contract/${name}.ts`, contractFile(name)),
      newFile(root, `server/db/queries/${name}/${name}.ts`, queriesFile(name)),
      newFile(root, `server/views/${name}.ts`, viewFile(name)),
      newFile(root, `server/use-cases/${name}/read-${name}.ts`, useCasesFile(name)),
      newFile(root, `server/routes/${name}.routes.ts`, routesFile(name)),
      newFile(root, `server/routes/${name}.routes.test.ts`, routesTestFile(name)),
      newFile(root, `shared/preview/${name}.ts`, previewFile(name)),
      newFile(root, `${page}/page.ts`, descriptionFile(name, rule, nextOrder, ['name', 'createdAt'])),
      newFile(root, `${page}/${name}.page.tsx`, listComponentFile(name)),
      newFile(root, `${page}/${name}.page.browser.test.ts`, browserTestFile(name)),
      newFile(root, `shared/i18n/en/portal/${name}.ts`, listEnglishFile(name)),
      await listedAsUntranslated(root, name),
    ];
  },
};
