import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchSources } from './watch-sources.ts';

async function watched(): Promise<{ root: string; seen: Set<string> }> {
  const root = await mkdtemp(join(tmpdir(), 'portico-watch-'));
  await mkdir(join(root, 'server/db'), { recursive: true });
  await writeFile(join(root, 'server/db/rows.ts'), '1');
  const seen = new Set<string>();
  const stop = watchSources(root, ['server'], (changed) => changed.forEach((path) => seen.add(path)));
  onTestFinished(async () => {
    stop();
    await rm(root, { recursive: true });
  });
  return { root, seen };
}

it('tells of a file each time that an editor replaces it', async () => {
  const { root, seen } = await watched();
  for (const text of ['2', '3', '4']) {
    seen.clear();
    await writeFile(join(root, 'rows.ts.new'), text);
    await rename(join(root, 'rows.ts.new'), join(root, 'server/db/rows.ts'));
    await expect.poll(() => [...seen]).toEqual(['server/db/rows.ts']);
  }
});

it('tells of files in new folders, and not of tests', async () => {
  const { root, seen } = await watched();
  await mkdir(join(root, 'server/area'));
  await writeFile(join(root, 'server/db/rows.test.ts'), '1');
  await writeFile(join(root, 'server/area/rule.ts'), '1');
  await expect.poll(() => [...seen]).toEqual(['server/area/rule.ts']);
});
