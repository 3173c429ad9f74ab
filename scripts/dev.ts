/**
 * `npm run dev`: the server of `npm start` under watch. A change restarts it in about a second, with its data kept and its
 * database running; bundles are built by esbuild, without minifiers and with source maps; open pages load themselves again.
 *
 * Arguments go to the server (`--port`, `--data-dir`, `--config`); `--inspect[=PORT]` opens it to a debugger.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { processExists } from '#server/db/embedded/postmaster-file.ts';
import { openLog } from '#server/lib/log.ts';
import { StartError } from '#server/lib/start-error.ts';
import { loadConfig } from '#server/config/load-config.ts';
import { openDevelopmentBundles } from './dev/bundles.ts';
import { buildFailureText } from './dev/build-failure.ts';
import { openReloadStream } from './dev/reload-stream.ts';
import { createServerRunner } from './dev/server-runner.ts';
import { watchSources } from './dev/watch-sources.ts';
import { root } from './lib/set-up.mjs';

const folders = ['server', 'shared', 'loader', 'login-box', 'admin-box', 'planning-demo'];
/** Folders that the server runs from source, in addition to the bundles. */
const ofServer = /^(?:server|shared)\//;

const parameters = process.argv.slice(2);
const forNode = parameters.filter((parameter) => /^--inspect(?:-brk)?(?:=|$)/.test(parameter));
const forServer = parameters.filter((parameter) => !forNode.includes(parameter));

const closers: (() => Promise<unknown> | unknown)[] = [];
let ending = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));

try {
  await run();
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}\n` : (buildFailureText(error) ?? error));
  await end(1);
}

async function run(): Promise<void> {
  const config = await loadConfig(forServer, process.env, process.cwd());
  if (config.mode === 'production')
    throw new StartError('The configuration is for production.', 'Use: npm start -- --config FILE');
  const stream = await openReloadStream();
  closers.push(() => stream.close());
  const bundles = await openDevelopmentBundles(await ownFolder(join(root, '.cache', 'dev')), stream.url);
  closers.push(() => bundles.close());
  const [{ folder }] = await Promise.all([bundles.build(), holdDatabase(config)]);
  if (ending) return;

  const runner = createServerRunner({ forNode, forServer, stream: stream.url });
  closers.push(() => runner.stop());
  const pending = new Set<string>();
  let current = folder;
  let working: Promise<void> | undefined;
  closers.push(
    watchSources(root, folders, (changed) => {
      for (const path of changed) pending.add(path);
      working ??= work().finally(() => (working = undefined));
    }),
  );
  closers.push(() => working);
  if (!(await runner.start(current))) return await end(1);
  console.log(
    [
      `  Gallery          ${config.baseUrl}/development/gallery`,
      forNode.length > 0 ? '' : '  Debugger         npm run dev -- --inspect, then chrome://inspect',
      '\nWatching for changes.\n',
    ]
      .filter((line) => line !== '')
      .join('\n'),
  );

  /** Takes up what has changed, and what changes meanwhile. */
  async function work(): Promise<void> {
    while (pending.size > 0 && !ending) {
      const changed = new Set(pending);
      pending.clear();
      const restarts = [...changed].some((path) => ofServer.test(path));
      if (!restarts && !bundles.uses(changed)) continue;
      await apply(changed);
    }
  }

  async function apply(changed: Set<string>): Promise<void> {
    const begin = performance.now();
    const [built] = await Promise.all([
      bundles.uses(changed) ? bundles.build(changed).catch(reportFailure) : undefined,
      runner.stop(),
    ]);
    const builtAt = performance.now();
    if (built) current = built.folder;
    if (ending) return;
    if (!(await runner.start(current))) return console.error('The server exited. It restarts with the next change.');
    stream.reload();
    await bundles.forgetOlderThan(current);
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
    const part = built ? `${built.rebuilt} bundles built in ${seconds(builtAt - begin)}, ` : '';
    console.log(
      `${[...changed].slice(0, 3).join(', ')}: ${part}running again after ${seconds(performance.now() - begin)}`,
    );
  }
}

/** A folder named after this process, which goes with it. Those of processes that were killed are deleted. */
async function ownFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  const left = (await readdir(parent)).filter((name) => !processExists(Number(name)));
  const folder = join(parent, String(process.pid));
  for (const name of left) await rm(join(parent, name), { recursive: true, force: true });
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Keeps the embedded database running between two servers: the last process that leaves it stops it. */
async function holdDatabase({ database, dataDir }: Awaited<ReturnType<typeof loadConfig>>): Promise<void> {
  if (database.url) return;
  const { startEmbeddedPostgres } = await import('#server/db/embedded/start-embedded-postgres.ts');
  const engine = await startEmbeddedPostgres({ dataDir, log: openLog({ level: 'warn', readable: true }).log });
  closers.push(() => engine.stop());
}

function reportFailure(error: unknown): undefined {
  const text = buildFailureText(error);
  if (text === undefined) throw error;
  console.error(text);
}

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  for (const close of closers.splice(0).reverse()) await close();
  process.exit(code);
}
