import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Below the repository: the newest commit that passed. */
const passedFile = '.cache/ci-passed';

/**
 * Runs `.ci/run` in a fresh clone of HEAD, as CI does: with CI=true, without standard input, and without what npm tells its scripts. Where it
 * passes, the commit is written to `.cache/ci-passed`.
 *
 * @param root folder of the repository
 * @param say tells how far it is
 * @returns exit code of the run; 1 after a signal
 */
export async function runCi(root: string, say: (line: string) => void): Promise<number> {
  const git = async (...parameters: string[]) =>
    (await promisify(execFile)('git', parameters, { cwd: root, encoding: 'utf8' })).stdout.trim();
  const commit = await git('rev-parse', 'HEAD');
  if ((await git('status', '--porcelain')) !== '') say('What is not committed takes no part.');
  const folder = await mkdtemp(join(tmpdir(), 'portico-ci-'));
  try {
    const clone = join(folder, 'clone');
    await git('clone', '--quiet', '--no-checkout', root, clone);
    await git('-C', clone, 'checkout', '--quiet', '--detach', commit);
    say(`Running .ci/run on ${commit.slice(0, 8)} in ${clone}`);
    const code = await runScript(clone);
    if (code === 0) {
      await mkdir(join(root, '.cache'), { recursive: true });
      await writeFile(join(root, passedFile), `${commit}\n`);
      say(`${commit.slice(0, 8)} passes.`);
    }
    return code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runScript(clone: string): Promise<number> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|VITEST|GIT_)/.test(name));
  const child = spawn('bash', ['.ci/run'], {
    cwd: clone,
    env: { ...Object.fromEntries(inherited), CI: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
      resolve(code ?? 1);
    });
  });
}
