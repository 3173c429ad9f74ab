import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { languageNames } from '#shared/i18n/languages.ts';
import { layerViolations } from './checks/layer-rules.ts';
import { importsOf } from './lib/imports-of.ts';
import { linesOf, runTool } from './lib/run-tool.ts';
import { writeNew } from './new.ts';
import { area } from './new/area.ts';
import { flow } from './new/flow.ts';
import { page } from './new/page.ts';
import { translation } from './new/translation.ts';

const root = join(import.meta.dirname, '..');
const rooms = [
  'admin-box',
  'login-box',
  'shared',
  'scripts',
  'loader',
  'server',
  'e2e',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.oxfmtrc.json',
];

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
async function typeErrors(copy: string, names: readonly string[], more: readonly string[] = []): Promise<string[]> {
  const include = ['admin-box/pages.ts', 'admin-box/page-rules.ts', 'admin-box/i18n/locales.ts', ...more];
  const config = {
    extends: './tsconfig.json',
    include: [...include, ...names.map((name) => `admin-box/pages/${name}`)],
  };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { output } = await runTool(process.execPath, [compiler, '--noEmit', '-p', 'tsconfig.new.json'], copy);
  return linesOf(output);
}

/** What a document says that something costs: `a page costs 6 files`. */
function figureOf(what: string): number {
  const text = readFileSync(join(root, 'docs/develop.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const [, figure] = new RegExp(`${what} costs (\\d+) files`).exec(text) ?? [];
  if (!figure) throw new Error(`docs/develop.md does not say what ${what} costs`);
  return Number(figure);
}

describe('npm run new -- page', () => {
  let copy: string;
  /** Pages that the tree had not translated before. */
  const before = JSON.parse(readFileSync(join(root, 'shared/i18n/untranslated.json'), 'utf8')) as string[];
  const untranslated = (): unknown => JSON.parse(readFileSync(join(copy, 'shared/i18n/untranslated.json'), 'utf8'));
  beforeAll(() => {
    copy = copyOfTree();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'writes pages that the compiler and the layers accept, one of them planned by the specification',
    async () => {
      const ours = await writeNew(copy, page, 'release-notes');
      const planned = await writeNew(copy, page, 'webhooks');
      expect(await typeErrors(copy, ['release-notes', 'webhooks'])).toEqual([]);
      const wrong = [...ours, ...planned].flatMap(({ path, text }) => layerViolations(path, importsOf(path, text)));
      expect(wrong).toEqual([]);
      expect(ours).toHaveLength(figureOf('a page'));
      // the page's rule and its fields are taken from where they were planned
      expect(planned).toHaveLength(ours.length + 2);
      expect(readFileSync(join(copy, 'admin-box/pages/webhooks/page.ts'), 'utf8')).toContain(
        "permission: 'fe.connectivity.read.webhooks'",
      );
      expect(untranslated()).toEqual([...before, 'release-notes', 'webhooks'].sort());
    },
    scaledTimeout(300_000),
  );

  it(
    'writes files for its translation, one for each language that lacks it',
    async () => {
      const files = await writeNew(copy, translation, 'release-notes');
      expect(files).toHaveLength(Object.keys(languageNames).length);
      expect(await typeErrors(copy, ['release-notes', 'webhooks'])).toEqual([]);
      expect(untranslated()).toEqual([...before, 'webhooks'].sort());
      expect(readFileSync(join(copy, 'shared/i18n/de/portal/index.ts'), 'utf8')).toContain('...portalReleaseNotes');
      await expect(translation.plan(copy, 'release-notes')).rejects.toThrow('translated into every language');
      await expect(translation.plan(copy, 'nothing')).rejects.toThrow('no page with texts');
    },
    scaledTimeout(300_000),
  );

  it('refuses a name that is taken', async () => {
    await expect(page.plan(root, 'users')).rejects.toThrow('admin-box/pages/users/page.ts is there already');
  });
});

describe('npm run new -- area', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyOfTree();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'writes an area that compiles, is mounted, and keeps to the layers',
    async () => {
      const files = await writeNew(copy, area, 'trusted-devices');
      expect(files).toHaveLength(figureOf('an area'));
      const onServer = [
        'server/routes/index.ts',
        'server/routes/trusted-devices/trusted-devices.routes.test.ts',
        'server/testing/postgres-global-set-up.ts',
      ];
      expect(await typeErrors(copy, ['trusted-devices'], [...onServer, 'shared/preview/preview-send.ts'])).toEqual([]);
      expect(files.flatMap(({ path, text }) => layerViolations(path, importsOf(path, text)))).toEqual([]);
      const says = (path: string, text: string) => expect(readFileSync(join(copy, path), 'utf8')).toContain(text);
      says('shared/contract/areas.ts', 'trustedDevices: trustedDevicesContract');
      says('server/routes/index.ts', 'trustedDevices: trustedDevicesRoutes');
      says('shared/preview/areas.ts', '...trustedDevicesLists');
      says('scripts/lib/areas.ts', "{ name: 'trusted-devices', about: 'trusted devices' },\n  { name: 'usage'");
      says('admin-box/pages.ts', '  trustedDevices,\n];');
      says('shared/i18n/en/portal/titles.ts', "'page.trustedDevices': 'Trusted devices'");
    },
    scaledTimeout(300_000),
  );

  it('has the form that the formatter gives', async () => {
    const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
    const written = ['shared/contract', 'shared/preview', 'server/routes', 'admin-box/pages'];
    const { code, output } = await runTool(process.execPath, [formatter, '--check', ...written], copy);
    expect(code, output).toBe(0);
  });
});

describe('npm run new -- flow', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyOfTree();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'writes a flow that compiles, keeps to the layers and passes the tests of all flows',
    async () => {
      const files = await writeNew(copy, flow, 'accept-terms');
      expect(files).toHaveLength(figureOf('a flow'));
      const compiled = [
        'login-box/flows/flows.ts',
        'login-box/flows/accept-terms',
        'server/hosted/hosted-routes.ts',
        'server/hosted/pages/accept-terms.page.test.ts',
        'server/testing/postgres-global-set-up.ts',
        'shared/i18n/login-boxes.ts',
      ];
      expect(await typeErrors(copy, [], compiled)).toEqual([]);
      expect(files.flatMap(({ path, text }) => layerViolations(path, importsOf(path, text)))).toEqual([]);
      const tests = ['login-box/flows/machines.test.ts', 'login-box/flows/accept-terms'];
      const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=unit', ...tests];
      const { code, output } = await runTool(process.execPath, vitest, copy);
      expect(code, output).toBe(0);
      expect(output).toContain('accept-terms.machine.test.ts');
    },
    scaledTimeout(300_000),
  );
});
