/** A hosted page as a document: the login box, drawn, under a policy that lets nothing else run. */
import { randomBytes } from 'node:crypto';
import type { HostedPage } from '#shared/contract/hosted-page.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import type { Page } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';

/** @param redirectUri of the pending request: a form may be answered by a redirect to its origin (Chromium checks that too) */
export async function sendPage(services: Services, page: HostedPage, redirectUri?: string): Promise<Page> {
  const nonce = randomBytes(16).toString('base64');
  const { html, title } = await services.bundles.renderLoginBox(page, nonce);
  return {
    status: page.error ? errorStatus[page.error.code] : 200,
    headers: {
      'content-security-policy': contentSecurityPolicy(services, page, nonce, redirectUri),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    },
    html: documentHtml(services, page, { html, title, nonce }),
  };
}

function contentSecurityPolicy(services: Services, page: HostedPage, nonce: string, redirectUri: string | undefined): string {
  const formTargets = ["'self'", redirectUri && new URL(redirectUri).origin, originOf(page.defaultRedirect, services.config.baseUrl)];
  const pictures = ["'self'", 'data:', page.vendor.logo && new URL(page.vendor.logo).origin];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `img-src ${present(pictures)}`,
    "connect-src 'self'",
    `form-action ${present(formTargets)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function present(sources: (string | null | undefined)[]): string {
  return [...new Set(sources.filter(Boolean))].join(' ');
}

function originOf(address: string, base: string): string {
  return new URL(address, base).origin;
}

interface Drawn {
  html: string;
  title: string;
  nonce: string;
}

function documentHtml(services: Services, page: HostedPage, { html, title, nonce }: Drawn): string {
  const { bundles } = services;
  const cdn = `/cdn/${bundles.version}/`;
  const { script, imports } = bundles.entry('login-box');
  const integrity = Object.fromEntries(Object.entries(bundles.integrity).map(([path, hash]) => [cdn + path, hash]));
  const preload = [script, ...imports].map(
    (chunk) => `<link rel="modulepreload" href="${cdn}${chunk.path}" integrity="${chunk.integrity}" nonce="${nonce}">`,
  );
  return [
    `<!doctype html><html lang="${page.locale}" dir="${page.direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${escapeHtml(title)}</title>`,
    `<script type="importmap" nonce="${nonce}">${JSON.stringify({ integrity })}</script>`,
    ...preload,
    `<script type="module" nonce="${nonce}" src="${cdn}${script.path}" integrity="${script.integrity}"></script>`,
    `</head><body>${html}</body></html>`,
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
