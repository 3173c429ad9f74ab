import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildInputsHash } from './build-inputs.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portico-inputs-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'shared', 'ui'), { recursive: true });
  await writeFile(join(root, 'shared', 'ui', 'button.tsx'), 'export const a = 1;');
});

it('stays the same when files are only touched, and for tests and other folders', async () => {
  const before = buildInputsHash(root);
  await utimes(join(root, 'shared', 'ui', 'button.tsx'), 1, 1);
  await writeFile(join(root, 'shared', 'ui', 'button.test.tsx'), '');
  await mkdir(join(root, 'server'));
  await writeFile(join(root, 'server', 'main.ts'), '');
  expect(buildInputsHash(root)).toBe(before);
});

it.each<[path: string, text: string]>([
  ['shared/ui/button.tsx', 'export const a = 2;'],
  ['shared/ui/card.tsx', ''],
  ...['loader', 'login-box', 'admin-box', 'planning-demo'].map((folder): [string, string] => [
    `${folder}/main.ts`,
    'export {};',
  ]),
  ['package-lock.json', '{}'],
  ['rollup.config.mjs', ''],
  ['scripts/generators/third-party-notices.ts', ''],
  ['scripts/lib/third-party.ts', ''],
])('changes with %s', async (path, text) => {
  const before = buildInputsHash(root);
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  expect(buildInputsHash(root)).not.toBe(before);
});
