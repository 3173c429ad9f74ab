/** Pages behind the link of a mail that need no script at all: a title, some sentences, and a way on. */
import { directionOf } from '#shared/i18n/languages.ts';
import type { Page } from '#server/http/mount.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { Services } from '#server/services.ts';
import { newNonce } from './document.ts';

const css = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f6f7f8,#0e1013);color:light-dark(#16191d,#eceef1)}',
  'body{margin:0;min-block-size:100vh;display:grid;place-items:center}',
  'main{box-sizing:border-box;inline-size:min(100%,420px);padding:32px 24px;background:light-dark(#fff,#16191d);border:1px solid light-dark(#d9dde2,#2b3036);border-radius:12px}',
  '@media(max-width:460px){body{place-items:start stretch}main{inline-size:100%;border:0;border-radius:0}}',
  'h1{margin:0 0 12px;font-size:22px;line-height:1.25;text-wrap:balance}p{margin:0 0 20px;color:light-dark(#4b535c,#a9b1ba);overflow-wrap:anywhere}',
  'form{display:flex;flex-wrap:wrap;gap:12px}',
  'button,a{display:inline-block;min-block-size:44px;box-sizing:border-box;padding:9px 16px;border:1px solid transparent;border-radius:8px;font:inherit;font-weight:600;text-decoration:none;background:light-dark(#16191d,#eceef1);color:light-dark(#fff,#16191d);cursor:pointer}',
  'button.other{background:none;border-color:light-dark(#8a929b,#6b747e);color:inherit}',
  'button:focus-visible,a:focus-visible{outline:3px solid light-dark(#1d4ed8,#8ab4ff);outline-offset:2px}',
].join('');

export interface PlainPage {
  title: string;
  paragraphs: string[];
  /** Markup of ours. */
  way: string;
  status?: number;
}

export function plainPage({ config }: Services, locale: string, { title, paragraphs, way, status = 200 }: PlainPage): Page {
  const nonce = newNonce();
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return {
    status,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    },
    html: `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(`${title} · ${config.vendor.name}`)}</title><style nonce="${nonce}">${css}</style></head><body><main><h1>${escapeHtml(title)}</h1>${text}${way}</main></body></html>`,
  };
}
