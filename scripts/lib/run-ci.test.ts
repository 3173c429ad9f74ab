import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCi } from './run-ci.ts';

/** A repository whose `.ci/run` is this script. */
async function repositoryWith(script: string) {
  const root = await mkdtemp(join(tmpdir(), 'portico-run-ci-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@acme.example', ...parameters], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  await mkdir(join(root, '.ci'));
  await writeFile(join(root, '.ci/run'), script);
  await writeFile(join(root, '.gitignore'), '.cache/\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  const passed = () =>
    existsSync(join(root, '.cache/ci-passed'))
      ? readFileSync(join(root, '.cache/ci-passed'), 'utf8').trim()
      : undefined;
  return { root, git, passed };
}

describe('a run as in CI', () => {
  it('notes the commit that passed, with what CI sets and without standard input', async () => {
    const { root, git, passed } = await repositoryWith(
      'test "$CI" = true && test -z "${npm_command:-}" && ! read -r line\n',
    );
    process.env['npm_command'] = 'run';
    onTestFinished(() => void delete process.env['npm_command']);
    expect(await runCi(root, () => undefined)).toBe(0);
    expect(passed()).toBe(git('rev-parse', 'HEAD'));
  });

  it('takes what is committed, and says so', async () => {
    const { root, passed } = await repositoryWith('test ! -e new.txt\n');
    await writeFile(join(root, 'new.txt'), 'not committed');
    const said: string[] = [];
    expect(await runCi(root, (line) => said.push(line))).toBe(0);
    expect(said[0]).toBe('What is not committed takes no part.');
    expect(passed()).toBeDefined();
  });

  it('that fails gives its exit code, and notes nothing', async () => {
    const { root, passed } = await repositoryWith('exit 7\n');
    expect(await runCi(root, () => undefined)).toBe(7);
    expect(passed()).toBeUndefined();
  });
});
