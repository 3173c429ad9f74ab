import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundled, installed, nameOf, perPlatform, readLock, type Lock } from '#scripts/lib/third-party.ts';
import type { Generator } from './generator.types.ts';

const introduction = `THIRD-PARTY NOTICES

Portico ships software of others. Part 1 lists packages that a production installation contains or whose code the browser files may
contain, with the licenses and notices they come with. Part 2 lists packages that npm installs on some platforms only; their licenses
are in their own folders. Made by "npm run build" from package-lock.json and the installed packages.
`;

const listIntroduction = `# Third-party packages

Packages of others that Portico ships: those that a production installation contains (\`server\`), and those whose code the browser files
may contain (\`browser\`). \`npm run build\` writes their licenses and notices to \`dist/third-party-notices.txt\`; every server has them at
\`/third-party-notices.txt\`.
`;

interface Shipped {
  name: string;
  version: string;
  license: string;
  /** Texts of its licenses and notices. */
  texts: string[];
}

/**
 * The licenses of everything of others that is shipped, which the build puts into `dist`.
 *
 * @param root folder of the repository, with its packages installed
 * @throws when a package comes without the text of its license
 */
export async function thirdPartyNotices(root: string): Promise<string> {
  const lock = await readLock(root);
  const folders = [...new Set([...installed(lock), ...(await bundled(root, lock))])];
  const shipped = await Promise.all(folders.map((folder) => read(root, lock, folder)));
  return noticesOf(
    shipped,
    perPlatform(lock).map((folder) => ({ ...describe(lock, folder), texts: [] })),
  );
}

/** The same packages without the texts, so that a review of a change shows a new package or license. */
export const thirdPartyPackages: Generator = {
  path: 'docs/generated/third-party-packages.md',
  async produce(root) {
    const lock = await readLock(root);
    return listPackages(lock, await bundled(root, lock));
  },
};

/** @param inBrowserFiles folders of packages whose code browser files may contain */
export function listPackages(lock: Lock, inBrowserFiles: string[]): string {
  const rows = (folders: string[], place: string) =>
    folders.map((folder) => {
      const { name, version, license } = describe(lock, folder);
      return { package: `${name} | ${version} | ${license}`, place };
    });
  const places = new Map<string, Set<string>>();
  for (const row of [
    ...rows(installed(lock), 'server'),
    ...rows(inBrowserFiles, 'browser'),
    ...rows(perPlatform(lock), 'server on some platforms'),
  ])
    places.set(row.package, (places.get(row.package) ?? new Set()).add(row.place));
  return [
    listIntroduction,
    '| package | version | license | part of |',
    '|---|---|---|---|',
    ...unique([...places].map(([each, of]) => `| ${each} | ${[...of].join(', ')} |`)),
    '',
  ].join('\n');
}

/** @param platforms those without texts, since not every platform has them */
export function noticesOf(shipped: Shipped[], platforms: Shipped[]): string {
  const byText = new Map<string, { text: string; owners: Set<string> }>();
  for (const { name, version, texts } of shipped)
    for (const text of texts) {
      // the same licence is often wrapped otherwise
      const key = text.replaceAll(/\s+/g, ' ').trim();
      const known = byText.get(key) ?? { text, owners: new Set<string>() };
      byText.set(key, known);
      known.owners.add(`${name} ${version}`);
    }
  const lists = (packages: Shipped[]) =>
    unique(packages.map((each) => `- ${each.name} ${each.version} (${each.license})`));
  const texts = [...byText.values()]
    .map(({ text, owners }) => ({ text, owners: [...owners].sort(byCode).join(', ') }))
    .sort((a, b) => byCode(a.owners + a.text, b.owners + b.text));
  return [
    introduction,
    'PART 1: PACKAGES\n',
    ...lists(shipped),
    '\nPART 2: PACKAGES FOR SOME PLATFORMS\n',
    ...lists(platforms),
    '\nLICENSES AND NOTICES OF PART 1\n',
    ...texts.map(({ text, owners }) => `${'-'.repeat(80)}\n${owners}\n${'-'.repeat(80)}\n\n${text}\n`),
  ].join('\n');
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const unique = (lines: string[]): string[] => [...new Set(lines)].sort(byCode);

function describe(lock: Lock, folder: string): Omit<Shipped, 'texts'> {
  const { version, license } = lock[folder]!;
  return { name: nameOf(folder), version, license: license ?? 'see the package' };
}

async function read(root: string, lock: Lock, folder: string): Promise<Shipped> {
  const names = (await readdir(join(root, folder))).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name));
  const texts = await Promise.all(names.sort(byCode).map((name) => readFile(join(root, folder, name), 'utf8')));
  const described = describe(lock, folder);
  return {
    ...described,
    texts: texts.length > 0 ? texts.map(tidy) : [await withoutFile(join(root, folder), described)],
  };
}

const tidy = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();

/** For a package that names its licence and does not carry the text: what its manifest says of its authors, and the text where it is MIT. */
async function withoutFile(folder: string, { name, license }: Omit<Shipped, 'texts'>): Promise<string> {
  const { author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
  };
  if (license !== 'MIT') throw new Error(`${name} is under ${license} and has no file with it`);
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
  return mit.replace('HOLDER', () => holder);
}

const mit = `MIT License

Copyright (c) HOLDER

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
