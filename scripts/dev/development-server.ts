/**
 * The server as `npm run dev` runs it, in a process of its own that ends with each change: the application of `npm start`,
 * with the bundles of the folder in `PORTICO_DEV_BUNDLES`, live reload by the stream at `PORTICO_DEV_STREAM`, and the gallery.
 */
import { startServer } from '#server/start-server.ts';
import { StartError } from '#server/lib/start-error.ts';
import { registerGallery } from './gallery.ts';
import { registerLiveReload } from './live-reload.ts';

const begin = performance.now();
const stream = process.env['PORTICO_DEV_STREAM']!;
const first = process.env['PORTICO_DEV_FIRST'] === '1';

const starting = startServer({
  argv: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  print: (text) => first && console.log(text),
  distFolder: process.env['PORTICO_DEV_BUNDLES']!,
  demoConnects: [new URL(stream).origin],
  extend: ({ http, services }) => {
    registerLiveReload(http, stream);
    registerGallery(http, services);
  },
});

let ending = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);

starting.then(
  ({ config }) => process.send?.({ started: config.baseUrl, seconds: (performance.now() - begin) / 1000 }),
  (error: unknown) => {
    console.error(error instanceof StartError ? `\nPortico did not start.\n${error.message}\n` : error);
    process.exit(1);
  },
);

function end(): void {
  if (ending) return;
  ending = true;
  starting
    .then((server) => server.close())
    .then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
}
