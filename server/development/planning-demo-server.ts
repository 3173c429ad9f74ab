/** Serves the built planning demo from a separate origin, as a customer's web server would. */
import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseUrl } from '#shared/lib/parse-url.ts';
import { StartError } from '#server/lib/start-error.ts';

export interface PlanningDemoOptions {
  /** `dist/planning-demo`. */
  folder: string;
  /** Its module, relative to that folder's parent. */
  script: string;
  port: number;
  host: string;
  baseUrl: string;
  /** Origins that its pages may call besides their own and the identity server's. */
  connects?: string[] | undefined;
  clientId: string;
}

export async function startPlanningDemo(options: PlanningDemoOptions): Promise<{ close(): Promise<void> }> {
  const template = await readFile(path.join(options.folder, 'index.html'), 'utf8');
  const scripts = new Map<string, Buffer>();
  for (const file of await readdir(options.folder, { recursive: true })) {
    if (file.endsWith('.js'))
      scripts.set(`/${file.split(path.sep).join('/')}`, await readFile(path.join(options.folder, file)));
  }
  const server = createServer((request, response) => answer(request, response, { options, template, scripts }));
  await listen(server, options);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Site {
  options: PlanningDemoOptions;
  template: string;
  scripts: Map<string, Buffer>;
}

function answer(request: IncomingMessage, response: ServerResponse, { options, template, scripts }: Site): void {
  const pathname = parseUrl(request.url ?? '/', 'http://local')?.pathname;
  // a path such as `//` cannot be parsed, and an exception here would end the process
  if (pathname === undefined) return void response.writeHead(400).end();
  const script = scripts.get(pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  if (script)
    return void response
      .writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .end(script);
  // one page for all paths, except for missing files
  if (path.extname(pathname) !== '') return void response.writeHead(404).end();
  const nonce = randomBytes(16).toString('base64');
  const values: Record<string, string> = {
    NONCE: nonce,
    PORTICO_BASE_URL: options.baseUrl,
    PORTICO_CLIENT_ID: options.clientId,
    DEMO_SCRIPT: `/${path.posix.relative('planning-demo', options.script)}`,
  };
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce, [options.baseUrl, ...(options.connects ?? [])]),
    })
    .end(template.replace(/%([A-Z_]+)%/g, (placeholder, name: string) => values[name] ?? placeholder));
}

/** As strict as a customer's may be: exactly what docs/integrate.md requires of a host page. */
function policy(nonce: string, connects: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src 'self' ${connects.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function listen(server: ReturnType<typeof createServer>, { port, host }: PlanningDemoOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${port} of the planning demo is already in use.`,
              'Stop the program that uses it, or choose another pair of ports: npm start -- --port N',
              { cause: error },
            )
          : error,
      ),
    );
    server.listen(port, host, () => resolve());
  });
}
