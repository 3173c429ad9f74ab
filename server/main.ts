/** The server as a process: configuration, database, application, and an orderly end. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { startServer } = await import('./start-server.ts');
const { StartError } = await import('./lib/start-error.ts');

// While the database comes up there may be moments when nothing but a promise is open; the process must not end in them.
const awake = setInterval(() => undefined, 1000);
const starting = startServer({ argv: process.argv.slice(2), env: process.env, cwd: process.cwd(), print: (text) => console.log(text) });

// Listened for from the beginning: whoever reads "listens" may send the signal at once, and an operator may give up on a slow start.
let ending: Promise<void> | undefined;
const end = (): void => {
  ending ??= starting
    .then((server) => server.close())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
};
process.once('SIGTERM', end);
process.once('SIGINT', end);

try {
  await starting;
  clearInterval(awake);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`\nPortico did not start.\n${error.message}\n`);
  process.exit(1);
}
