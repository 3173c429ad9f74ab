/** Bundles the gallery and hands it out under a policy as strict as a host's may be. For pictures and browser tests. */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';
import { hostedDocumentCss } from '#shared/theme/base.styles.ts';

const nonce = 'gallery-nonce';

/** As strict as a host's policy may be. */
export const galleryPolicy = [
  "default-src 'none'",
  // The empty icon of the document.
  'img-src data:',
  `script-src 'nonce-${nonce}'`,
  `style-src 'nonce-${nonce}'`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export interface GalleryServer {
  /** Address of a sheet. */
  address(scene: string, options?: { direction?: 'ltr' | 'rtl'; theme?: 'light' | 'dark' }): string;
  close(): Promise<void>;
}

/** Scripts by path; `/gallery-element.js` is the entry. */
export async function bundleGallery(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, '../gallery-element.tsx')],
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    outdir: '/',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map((file) => [`/${basename(file.path)}`, file.text]));
}

export interface GallerySheet {
  scene: string;
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  /** Folder of the scripts' addresses, without a `/` at its end. */
  scripts: string;
}

export function galleryDocument({ scene, direction, theme, scripts }: GallerySheet): string {
  const name = scene.replaceAll(/[^\w-]/g, '');
  return [
    `<!doctype html><html lang="en" dir="${direction}"><head><meta charset="utf-8"><title>${name}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">',
    `<style nonce="${nonce}">${hostedDocumentCss}</style></head><body>`,
    `<portico-gallery scene="${name}" direction="${direction}" dir="${direction}" data-theme="${theme}" data-layout="page"></portico-gallery>`,
    `<script type="module" nonce="${nonce}" src="${scripts}/gallery-element.js"></script></body></html>`,
  ].join('');
}

function documentOf({ pathname, searchParams }: URL): string {
  return galleryDocument({
    scene: pathname.slice(1),
    direction: searchParams.get('direction') === 'rtl' ? 'rtl' : 'ltr',
    theme: searchParams.get('theme') === 'dark' ? 'dark' : 'light',
    scripts: '',
  });
}

function answer(response: ServerResponse, type: string, body: string): void {
  // Scripts stay what they are as long as the server runs: a tab that goes from sheet to sheet reads them once.
  const caching = type.startsWith('text/javascript') ? 'max-age=3600' : 'no-store';
  response
    .writeHead(200, { 'content-type': type, 'content-security-policy': galleryPolicy, 'cache-control': caching })
    .end(body);
}

/** Starts on a free port of its own. */
export async function serveGallery(): Promise<GalleryServer> {
  const scripts = await bundleGallery();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const script = scripts.get(url.pathname);
    if (script === undefined) answer(response, 'text/html; charset=utf-8', documentOf(url));
    else answer(response, 'text/javascript; charset=utf-8', script);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: (scene, options = {}) => `http://localhost:${port}/${scene}?${new URLSearchParams(options).toString()}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
