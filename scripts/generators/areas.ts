/** Lists of what each area, page and flow exports, so that a new one is added to none by hand. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Generator } from './generator.types.ts';

const made = (from: string): string => `// Made by \`npm run generate\` from ${from}.\n`;

interface Found {
  /** Below the folder that was searched. */
  file: string;
  /** Meaning of the pattern's groups; the first one is the name that is imported. */
  groups: string[];
}

/** Exports by a pattern in files below a folder, by file. */
async function exportsIn(root: string, folder: string, files: string, pattern: RegExp): Promise<Found[]> {
  const cwd = join(root, folder);
  const sources = globSync(files, { cwd }).filter((file) => !/\.(?:test|types)\.tsx?$/.test(file));
  const found = await Promise.all(
    sources.toSorted().map(async (file) => {
      const text = await readFile(join(cwd, file), 'utf8');
      return [...text.matchAll(pattern)].map(([, ...groups]) => ({ file, groups: groups.map(String) }));
    }),
  );
  return found.flat();
}

/** One import for each file. @param from begins the path of a file */
function importsOf(found: Found[], from = './'): string {
  return [...new Set(found.map(({ file }) => file))]
    .map((file) => {
      const names = found.filter((each) => each.file === file).map(({ groups }) => groups[0]);
      return `import { ${names.join(', ')} } from '${from}${file}';\n`;
    })
    .join('');
}

/** `usage`, and the name that contains it: `usageContract`. */
const entriesOf = (found: Found[], end: string): string =>
  found
    .map(({ groups: [name] }) => `  ${name!.slice(0, -end.length)}: ${name},\n`)
    .toSorted()
    .join('');

/** The contract of each area. */
const contractAreas: Generator = {
  path: 'shared/contract/areas.ts',
  async produce(root) {
    const found = await exportsIn(
      root,
      'shared/contract',
      '*/*.ts',
      /^export const (\w+Contract) = defineContract\(/gm,
    );
    return `${made('the contracts next to it')}import type { Contract } from './define.ts';
${importsOf(found)}
/** The contract of each area, by its name. */
export const areas = {
${entriesOf(found, 'Contract')}} satisfies Record<string, Contract>;
`;
  },
};

/** The handlers of each area. */
const routeAreas: Generator = {
  path: 'server/routes/index.ts',
  async produce(root) {
    const found = await exportsIn(root, 'server/routes', '*/*.routes.ts', /^export function (\w+Routes)\(/gm);
    return `${made('the routes next to it')}import type { Areas } from '#shared/contract/index.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
${importsOf(found)}
/** The handlers of each area of the contract. An area without handlers does not compile, nor do handlers without an area. */
export const routes: { [Area in keyof Areas]: (services: Services) => Handlers<Areas[Area]> } = {
${entriesOf(found, 'Routes')}};
`;
  },
};

/** What the preview answers with, and which of that are lists. */
const previewAreas: Generator = {
  path: 'shared/preview/areas.ts',
  async produce(root) {
    const find = (pattern: RegExp) => exportsIn(root, 'shared/preview', '**/*.ts', pattern);
    const handlers = await find(/^export function (preview\w+Handlers)\([^)]*\): PreviewHandlers/gm);
    const lists = await find(/^export const (\w+Lists) = /gm);
    const found = [...handlers, ...lists].toSorted((one, other) => (one.file < other.file ? -1 : 1));
    return `${made('the files next to it')}import type { PreviewHandlers } from './answers.ts';
${importsOf(found)}import type { PreviewState } from './state.types.ts';

type AreaHandlers = (state: PreviewState, scenario: { isEmpty: boolean }) => PreviewHandlers;

/** The handlers of each area. */
export const areas: readonly AreaHandlers[] = [
${handlers.map(({ groups: [name] }) => `  ${name},\n`).join('')}];

/** Lists that a scenario may hold back. The frame round them is always there. */
export const lists: readonly string[] = [
${lists.map(({ groups: [name] }) => `  ...${name},\n`).join('')}];
`;
  },
};

/** The pages of the portal. */
const portalPages: Generator = {
  path: 'admin-box/pages.ts',
  async produce(root) {
    const pattern = /^export const (\w+): PortalPage = \{\n  key: '(\w+)',\n(?:[^}]*\n)?  order: (\d+),$/gm;
    const found = await exportsIn(root, 'admin-box/pages', '*/page.ts', pattern);
    const ordered = found.toSorted(({ groups: [, , one] }, { groups: [, , other] }) => Number(one) - Number(other));
    const renamed = found.map(({ file, groups: [name, key] }) => ({ file, groups: [`${name} as ${key}`] }));
    return `${made('the descriptions of pages in their folders')}import type { PortalPage } from './page.types.ts';
${importsOf(renamed, './pages/')}
/** The pages that exist, in the order of the navigation; each describes itself in the \`page.ts\` of its folder. */
export const pages: readonly PortalPage[] = [
${ordered.map(({ groups: [, key] }) => `  ${key},\n`).join('')}];
`;
  },
};

/** Lists that other sources import: they are written before what is made from those. */
export const areaLists: readonly Generator[] = [contractAreas, routeAreas, previewAreas, portalPages];
