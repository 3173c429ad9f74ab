import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '../..');

it('reads every source file once, sorted by path, without the lock file and installed packages', async () => {
  const paths = (await readSourceFiles(root)).map(({ path }) => path);
  expect(paths).toContain('scripts/lib/source-files.ts');
  expect(paths).toEqual([...new Set(paths)].sort());
  expect(paths.filter((path) => /package-lock\.json$|node_modules\//.test(path))).toEqual([]);
});

it.skipIf(process.platform === 'win32')(
  'is read by all checks at once where a process may open 256 files',
  () => {
    const script = `
    const { readSourceFiles } = await import('./scripts/lib/source-files.ts');
    await Promise.all(Array.from({ length: 12 }, () => readSourceFiles('.')));`;
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -n 256 && exec "$0" --input-type=module -e "$1"', process.execPath, script],
      { cwd: root, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
    // reads the whole house twelve times in a process of its own
  },
  60_000,
);
