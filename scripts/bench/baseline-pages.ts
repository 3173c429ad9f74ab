/** Minimal implementations that our pages are compared with: each does the least that serves the same purpose. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { serve, type Served } from './serve.ts';

export interface BaselinePages {
  /** A form in a page without scripts. */
  staticForm: string;
  /** A form that a small script from another origin draws into a shadow root. */
  loaderForm: string;
  /** The same drawn by React, which a small script from another origin brings. */
  reactForm: string;
  /** Twenty rows in the page itself, as the portal brings its own, without a script. */
  plainTable: string;
  /** A page of another site than all of these and ours: what a user comes from. */
  elsewhere: string;
  close(): Promise<void>;
}

const document = (title: string, body: string, style = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title>${style && `<style>${style}</style>`}</head><body>${body}</body></html>`;

const staticForm = document(
  'Sign in',
  '<form method="post"><h1>Sign in</h1><label>Email<input type="email" name="email" autocomplete="username" required></label><button>Continue</button></form>',
  'body{font:16px/24px system-ui;margin:0;display:grid;place-items:center;min-height:100vh}form{display:grid;gap:16px;width:336px}label{display:grid;gap:4px}input,button{font:inherit;padding:10px 12px}',
);
const rows = Array.from({ length: 20 }, (_, index) => ({
  name: `Person Number ${index}`,
  email: `person.${index}@acme.example`,
  status: 'Active',
  roles: 'Member',
  seen: '20 November',
}));
const plainTable = document(
  'Users',
  `<h1>Users</h1><table><thead><tr><th>User<th>Email<th>Status<th>Roles<th>Last seen</tr></thead><tbody>${rows
    .map(
      (cells) =>
        `<tr>${Object.values(cells)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</tbody></table>`,
  'body{font:14px/20px system-ui;margin:32px}table{width:100%;border-collapse:collapse}td,th{padding:12px;text-align:start;border-bottom:1px solid #ddd}',
);

/** Pages on one origin, their scripts on another, as a customer's page and our server are. */
export async function startBaselinePages(): Promise<BaselinePages> {
  const scripts = await bundles();
  const cdn = await serve((request, response) =>
    send(request, response, scripts.get(pathOf(request)), 'text/javascript; charset=utf-8'),
  );
  const embedding = (script: string) =>
    document('Sign in', `<floor-box></floor-box><script src="${cdn.origin}/${script}"></script>`);
  const pages = new Map([
    ['/static', staticForm],
    ['/loader', embedding('loader-form.js')],
    ['/react', embedding('react-loader.js')],
    ['/table', plainTable],
    ['/elsewhere', document('Shop', '<h1>Shop</h1>')],
  ]);
  const site = await serve((request, response) => answerPage(request, response, pages, scripts));
  return {
    staticForm: `${site.origin}/static`,
    loaderForm: `${site.origin}/loader`,
    reactForm: `${site.origin}/react`,
    plainTable: `${site.origin}/table`,
    elsewhere: `${site.origin.replace('localhost', 'customer.localhost')}/elsewhere`,
    close: () => closeAll([site, cdn]),
  };
}

async function closeAll(served: Served[]): Promise<void> {
  await Promise.all(served.map((each) => each.close()));
}

/** Each script by its path, self-contained and minified. */
async function bundles(): Promise<Map<string, string>> {
  const sourceOf = (name: string) => join(import.meta.dirname, 'baseline-pages', `${name}.ts`);
  const { outputFiles } = await build({
    entryPoints: ['loader-form', 'react-form', 'react-loader'].map(sourceOf),
    bundle: true,
    write: false,
    format: 'esm',
    outdir: '/',
    minify: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map((file) => [file.path, file.text]));
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0]!;

function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  pages: Map<string, string>,
  scripts: Map<string, string>,
): void {
  const path = pathOf(request);
  if (path.endsWith('.js')) return send(request, response, scripts.get(path), 'text/javascript; charset=utf-8');
  return send(request, response, pages.get(path), 'text/html; charset=utf-8');
}

const compressed = new Map<string, Buffer>();

/** Kept by browsers and asked for again, as our loader is: its settings may change. */
function send(request: IncomingMessage, response: ServerResponse, body: string | undefined, type: string): void {
  if (body === undefined) return void response.writeHead(404).end();
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    etag,
    'cache-control': type.startsWith('text/html') ? 'no-store' : 'no-cache',
    'access-control-allow-origin': '*',
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  const copy = compressed.get(etag) ?? brotliCompressSync(body);
  compressed.set(etag, copy);
  response.writeHead(200, { ...headers, 'content-type': type, 'content-encoding': 'br' }).end(copy);
}
