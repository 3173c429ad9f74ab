import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packTarball } from './tarball.ts';

const files = [
  { path: 'types/index.d.ts', content: Buffer.from('export {};\n') },
  { path: 'index.js', content: Buffer.from('é'.repeat(700)) },
  { path: 'empty.js', content: Buffer.alloc(0) },
];

it('is unpacked by tar as it was packed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-tarball-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.tgz'), packTarball(files));
  execFileSync('tar', ['-xzf', 'a.tgz'], { cwd: folder });
  for (const { path, content } of files) expect(await readFile(join(folder, 'package', path))).toEqual(content);
});

it('is the same for the same files, in whatever order', () => {
  expect(packTarball([...files].reverse())).toEqual(packTarball(files));
});

it('refuses a path that its header cannot hold', () => {
  expect(() => packTarball([{ path: `${'a'.repeat(100)}.js`, content: Buffer.alloc(0) }])).toThrow('too long');
});
