/** The server as a process: configuration, database, application, and an orderly end. */
import { enableCompileCache } from 'node:module';
import { isLostConnection } from './db/database-faults.ts';

enableCompileCache();

// A terminal or a log that takes no more lines is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// While the database comes up there may be moments when nothing but a promise is open; the process must not end in them.
const awake = setInterval(() => undefined, 1000);
if (process.argv.includes('--check')) await checkConfiguration();
const starting = start();

// Listened for before anything is loaded: an operator may give up on a slow start, and a signal may come again (from a terminal
// and from npm, say) while the end is under way; the database would outlive a server that dies of the second.
let ending: Promise<void> | undefined;
process.on('SIGTERM', end);
process.on('SIGINT', end);
// What nobody caught has left something half done: the process ends, and says why. Only a lost connection does not: each has a
// listener, and one that were forgotten must not end the process when the database goes.
process.on('uncaughtException', (uncaught) => {
  if (isLostConnection(uncaught)) console.error(uncaught);
  else void endAfter(uncaught);
});

try {
  const { config } = await starting;
  clearInterval(awake);
  if (config.watchdog.enabled && !ending) await watch(config);
} catch (error) {
  const { StartError } = await import('./lib/start-error.ts');
  if (!(error instanceof StartError)) throw error;
  console.error(`\nPortico did not start.\n${error.message}\n`);
  process.exit(1);
}

/** Reads the configuration as a start would, says whether it is valid, and ends. */
async function checkConfiguration(): Promise<never> {
  const { loadConfig } = await import('./config/load-config.ts');
  const { StartError } = await import('./lib/start-error.ts');
  try {
    const { baseUrl, mode } = await loadConfig(process.argv.slice(2), process.env, process.cwd());
    console.log(`The configuration is valid (${mode}, ${baseUrl}).`);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`${error.message}\n`);
    process.exit(1);
  }
}

async function start() {
  const { startServer } = await import('./start-server.ts');
  return await startServer({
    argv: process.argv.slice(2),
    env: process.env,
    cwd: process.cwd(),
    print: (text) => console.log(text),
  });
}

async function watch({ watchdog, mode }: Awaited<typeof starting>['config']) {
  const { startWatchdog } = await import('./lib/watchdog.ts');
  startWatchdog({ stall: watchdog.stall * 1000, format: mode === 'production' ? 'json' : 'text' });
}

/** Closes what is open, within ten seconds, and ends with a status that a supervisor takes for a failure. */
async function endAfter(uncaught: unknown): Promise<void> {
  setTimeout(() => process.exit(1), 10_000).unref();
  const server = await started();
  if (server) server.app.services.log.fatal({ err: uncaught }, 'uncaught exception; exiting');
  else console.error(uncaught);
  process.exitCode = 1;
  end();
}

async function started(): Promise<Awaited<typeof starting> | undefined> {
  try {
    return await starting;
  } catch {
    return undefined;
  }
}

function end(): void {
  ending ??= starting
    .then((server) => server.close())
    .then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
}
