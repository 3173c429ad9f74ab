import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalLanguages } from '#shared/i18n/portal-languages.ts';
import { layerViolations } from './checks/layer-rules.ts';
import { portalTexts } from './generators/portal-texts.ts';
import { importsOf } from './lib/imports-of.ts';
import { linesOf, runTool } from './lib/run-tool.ts';
import { writeNew } from './new.ts';
import { page } from './new/page.ts';

const root = join(import.meta.dirname, '..');
const rooms = ['admin-box', 'shared', 'scripts', 'loader', 'package.json', 'tsconfig.json', '.oxfmtrc.json'];

/** A copy of the sources that a page is made of, with the packages of this one. */
function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'portico-new-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], {
    cwd: root,
  });
  for (const file of files.toString().trim().split('\n')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What the compiler says of the list of pages, of two pages and their tests, and of all texts. */
async function typeErrors(copy: string, names: readonly string[]): Promise<string[]> {
  const include = ['admin-box/pages.ts', 'admin-box/page-rules.ts', 'admin-box/i18n/locales.ts'];
  const config = {
    extends: './tsconfig.json',
    include: [...include, ...names.map((name) => `admin-box/pages/${name}`)],
  };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { output } = await runTool(process.execPath, [compiler, '--noEmit', '-p', 'tsconfig.new.json'], copy);
  return linesOf(output);
}

describe('npm run new -- page', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyOfTree();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('writes pages that the compiler and the layers accept, one of them planned by the specification', async () => {
    const ours = await writeNew(copy, page, 'release-notes');
    const planned = await writeNew(copy, page, 'webhooks');
    for (const { path, produce } of portalTexts(copy)) writeFileSync(join(copy, path), await produce(copy));
    expect(await typeErrors(copy, ['release-notes', 'webhooks'])).toEqual([]);
    const wrong = [...ours, ...planned].flatMap(({ path, text }) => layerViolations(path, importsOf(path, text)));
    expect(wrong).toEqual([]);
    expect(readFileSync(join(copy, 'admin-box/pages/webhooks/page.ts'), 'utf8')).toContain(
      "permission: 'fe.connectivity.read.webhooks'",
    );
  }, 300_000);

  it('touches few files: five of its own, two lists, two for each translation, and where it was planned the two that say so', async () => {
    const translations = portalLanguages.length - 1;
    const touched = async (name: string) => (await page.plan(root, name)).map(({ isNew }) => isNew);
    expect((await touched('release-notes')).filter((isNew) => isNew)).toHaveLength(5 + translations);
    expect(await touched('release-notes')).toHaveLength(7 + 2 * translations);
    expect(await touched('webhooks')).toHaveLength(9 + 2 * translations);
  });

  it('refuses a name that is taken', async () => {
    await expect(page.plan(root, 'users')).rejects.toThrow('admin-box/pages/users/page.ts is there already');
  });
});
