/** The server process: configuration, database, application, and an orderly shutdown. */
import { enableCompileCache } from 'node:module';
import { isLostConnection } from './db/database-faults.ts';

enableCompileCache();

// A closed terminal or log must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// While the database starts there may be moments with only a pending promise; the process must not exit then.
const awake = setInterval(() => undefined, 1000);
if (process.argv.includes('--check')) await checkConfiguration();
const starting = start();

// Registered before anything is loaded: an operator may interrupt a slow start, and a signal may arrive twice (from a
// terminal and from npm) during shutdown; the embedded database would outlive a server killed by the second one.
let ending: Promise<void> | undefined;
process.on('SIGTERM', end);
process.on('SIGINT', end);
// An uncaught error leaves an inconsistent state: the process ends and reports it. Lost connections are an exception:
// each has a listener, and a missing one must not end the process when the database disconnects.
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

/** Loads the configuration as a start would, reports whether it is valid, and exits. */
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

/** Closes open resources within ten seconds, and exits with a failure status for the supervisor. */
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
