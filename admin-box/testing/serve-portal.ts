/** A small server that hands out pages with the portal under a strict policy, and the built bundles. For tests. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

const builtFiles = resolve(import.meta.dirname, '../../dist');
const nonce = 'test-nonce';

const policy = [
  "default-src 'none'",
  `script-src 'nonce-${nonce}'`,
  `style-src 'nonce-${nonce}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export interface PortalServer {
  origin: string;
  /** URL of a page with a portal with these attributes, at a path relative to `/portal`. */
  address(attributes: Readonly<Record<string, string>>, path?: string): string;
  close(): Promise<void>;
}

const escape = (text: string): string => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Attributes of a portal in a preview, below `/portal`. */
export function portalAttributes(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return { 'base-path': '/portal', preview: 'filled', 'vendor-name': 'Waypoint', ...attributes };
}

function documentWith(attributes: Record<string, string>, script: string): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
  const portal = attributes['mode'] === 'dialog' ? '' : `<portico-admin-box${list}></portico-admin-box>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Waypoint</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    `<style nonce="${nonce}">html{color-scheme:light dark}body{margin:0}</style></head><body>`,
    attributes['mode'] === 'dialog' ? `<main><h1>Plans</h1><button id="open">Settings</button></main>` : '',
    `${portal}<script type="module" nonce="${nonce}" src="/${script}"></script></body></html>`,
  ].join('');
}

/** Starts on a free port of its own. @throws when `npm run build` has not been run */
export async function servePortal(dist = builtFiles): Promise<PortalServer> {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as {
    entries: Record<string, { file: string }>;
  };
  const script = manifest.entries['admin-box']?.file;
  if (!script) throw new Error('The build holds no portal');

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, body: string | Buffer): void => {
      // Scripts are cached, as in production: a tab that visits several pages compiles them once.
      const caching = status === 200 && type === 'text/javascript' ? 'max-age=3600, immutable' : 'no-store';
      response
        .writeHead(status, { 'content-type': type, 'content-security-policy': policy, 'cache-control': caching })
        .end(body);
    };
    if (url.pathname.startsWith('/portal')) {
      // The attributes travel in a cookie, so that the address is the portal's own.
      const cookie = /attributes=([^;]*)/.exec(request.headers.cookie ?? '')?.[1];
      const attributes = JSON.parse(decodeURIComponent(cookie ?? '%7B%7D')) as Record<string, string>;
      return send(200, 'text/html; charset=utf-8', documentWith(attributes, script));
    }
    if (url.pathname === '/open') {
      const attributes = url.searchParams.get('attributes') ?? '{}';
      const to = url.searchParams.get('to') ?? '/portal';
      response
        .writeHead(302, { location: to, 'set-cookie': `attributes=${encodeURIComponent(attributes)}; Path=/` })
        .end();
      return undefined;
    }
    if (!/^\/cdn\/[\w.-]+\.js$/.test(url.pathname)) return send(404, 'text/plain', 'Not found');
    readFile(join(dist, url.pathname)).then(
      (body) => send(200, 'text/javascript', body),
      () => send(404, 'text/plain', 'Not found'),
    );
    return undefined;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    origin,
    address(attributes, path = '') {
      const all = JSON.stringify(portalAttributes(attributes));
      return `${origin}/open?${new URLSearchParams({ attributes: all, to: `/portal${path}` }).toString()}`;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
