/** A small server that hands out hosted pages under the strict policy of the real one, and the built bundles. For tests. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { mock } from 'node:test';
import type { HostedPage, RenderLoginBox } from '#shared/contract/sign-in/hosted-page.ts';
import { momentOfPages } from './hosted-pages.ts';

const distDirectory = resolve(import.meta.dirname, '../../dist');
/** On every style and script of the served pages. */
export const nonce = 'test-nonce';

interface BuiltManifest {
  entries: Record<string, { file: string; imports: string[] }>;
}

export interface Posted {
  path: string;
  fields: Record<string, string>;
}

export interface HostedPageServer {
  origin: string;
  /** Forms that arrived, in order. */
  posted: Posted[];
  /** Answers of the JSON API by path; a path without one gives 404. */
  api: Map<string, { status: number; body: unknown; delay?: number }>;
  /** Offers a page under a path. */
  offer(path: string, page: HostedPage, options?: { script?: boolean; pageCss?: string }): void;
  /** Offers a document as it is, under the same policy; `%SCRIPT%` becomes the address of the login box. */
  offerDocument(path: string, html: string): void;
  close(): Promise<void>;
}

const policy = [
  "default-src 'none'",
  `script-src 'nonce-${nonce}'`,
  `style-src 'nonce-${nonce}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The built renderer. @throws when `npm run build` has not been run */
export async function builtRenderer(): Promise<RenderLoginBox> {
  const module = (await import(join(distDirectory, 'server/login-box.js'))) as {
    loginBoxRenderer: Promise<RenderLoginBox>;
  };
  return await module.loginBoxRenderer;
}

/** A complete document around a rendered login box. @param script URL of the entry; absent: a page without scripts */
export function hostedDocument(
  render: RenderLoginBox,
  page: HostedPage,
  { script, pageCss = '' }: { script?: string; pageCss?: string } = {},
): string {
  const { html, data, title } = render(page, nonce);
  const scriptTag = script ? `<script type="module" nonce="${nonce}" src="/${script}"></script>` : '';
  return [
    `<!doctype html><html lang="${page.locale}" dir="${page.direction}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    `<style nonce="${nonce}">${pageCss}</style></head><body>${html}${data}${scriptTag}</body></html>`,
  ].join('');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function answer(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  // Scripts are cached, as in production: a tab that visits several pages compiles them once.
  const caching = status === 200 && type.startsWith('text/javascript') ? 'max-age=3600, immutable' : 'no-store';
  response
    .writeHead(status, { 'content-type': type, 'content-security-policy': policy, 'cache-control': caching })
    .end(body);
}

/** Starts on a free port of its own. */
export async function serveHostedPages(): Promise<HostedPageServer> {
  const render = await builtRenderer();
  const manifest = JSON.parse(await readFile(join(distDirectory, 'manifest.json'), 'utf8')) as BuiltManifest;
  const script = manifest.entries['login-box']?.file;
  const documents = new Map<string, string>();
  const served: Omit<HostedPageServer, 'origin' | 'close'> = {
    posted: [],
    api: new Map(),
    offer(path, page, options = {}) {
      const entry = options.script === false ? undefined : script;
      // at the moment that browsers are set to, or server and browser would render different days
      mock.timers.enable({ apis: ['Date'], now: Date.parse(momentOfPages) });
      documents.set(path, hostedDocument(render, page, { script: entry, pageCss: options.pageCss }));
      mock.timers.reset();
    },
    offerDocument: (path, html) => void documents.set(path, html.replaceAll('%SCRIPT%', `/${script}`)),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const call = served.api.get(pathname);
    if (call) {
      await readBody(request);
      await new Promise((done) => setTimeout(done, call.delay ?? 0));
      return answer(response, call.status, 'application/json', JSON.stringify(call.body));
    }
    if (request.method === 'POST') {
      served.posted.push({
        path: request.url ?? '',
        fields: Object.fromEntries(new URLSearchParams(await readBody(request))),
      });
      return answer(response, 200, 'text/html', '<!doctype html><title>Posted</title>Posted');
    }
    const page = documents.get(pathname);
    if (page) return answer(response, 200, 'text/html; charset=utf-8', page);
    if (!/^\/cdn\/[\w.-]+\.js$/.test(pathname)) return answer(response, 404, 'text/plain', 'Not found');
    answer(response, 200, 'text/javascript', await readFile(join(distDirectory, pathname)));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => answer(response, 500, 'text/plain', String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    ...served,
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
