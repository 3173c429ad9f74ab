/** Pages that hardly need a script, such as those of emailed links: a title, some sentences, and a link or form to continue. */
import { directionOf } from '#shared/i18n/languages.ts';
import type { Page } from '#server/http/mount.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { Config } from '#server/config/config.ts';
import type { BaseContext } from '#server/context.ts';
import { boxTheme } from '#server/hosted/box/theme.ts';
import { isolated } from '#server/use-cases/mfa-resets/render-approval.ts';
import { newNonce } from '#server/hosted/parts/document.ts';

/** The color tokens of the login box (`shared/theme/tokens.ts`) that these pages use. */
const css = [
  ':root{font:16px/1.5 system-ui,sans-serif;background:light-dark(#f6f7f8,#0e1013);color:light-dark(#16191d,#eceef1)}',
  // derived from the vendor's color: its solid tone, the text color on it, and the focus color
  ':root{--solid:light-dark(oklch(from var(--brand) calc(min(l,.53) + clamp(0,(l - .66)*1e6,1)*(l - min(l,.53))) min(c,.2) h),oklch(from var(--brand) calc(.53 + clamp(0,(l - .66)*1e6,1)*(l - .53)) min(c,.18) h));--ink:oklch(from var(--brand) calc(1 - clamp(0,(l - .66)*1e6,1)*.82) 0 h);--focus:light-dark(oklch(from var(--brand) min(l,.455) min(c,.17) h),oklch(from var(--brand) max(l,.8) min(c,.11) h))}',
  'body{margin:0;min-block-size:100dvh;display:grid;justify-items:center;align-items:start;box-sizing:border-box;padding:clamp(24px,13dvh,144px) 16px 24px}',
  'main{box-sizing:border-box;inline-size:min(100%,440px);padding:32px;background:light-dark(#fff,#16191d);border:1px solid light-dark(#e3e6ea,#2b3036);border-radius:16px}',
  '@media(max-width:479px){body{padding:0;align-items:stretch;justify-items:stretch}main{inline-size:100%;padding:32px 20px 24px;border:0;border-radius:0}}',
  '.mark{display:flex;align-items:center;gap:12px;min-block-size:32px;margin:0 0 24px;font-weight:600;color:inherit}.mark img{display:block;max-inline-size:200px;block-size:32px;object-fit:contain}',
  '.mark span{flex:none;display:grid;place-items:center;inline-size:32px;block-size:32px;border-radius:6px;background:var(--solid);color:var(--ink)}',
  'h1{margin:0 0 12px;font-size:22px;line-height:1.25;text-wrap:balance}p{margin:0 0 16px;color:light-dark(#4b535c,#a9b1ba);overflow-wrap:anywhere}bdi{color:light-dark(#16191d,#eceef1)}',
  'form:not([hidden]){display:grid;gap:8px}.actions{margin-block-start:24px}',
  'button,a{display:block;min-block-size:44px;box-sizing:border-box;inline-size:100%;padding:9px 16px;border:1px solid transparent;border-radius:8px;font:inherit;font-weight:500;text-align:center;text-decoration:none;background:var(--solid);color:var(--ink);cursor:pointer}',
  '[hidden]{display:none}',
  '.other{background:none;border-color:light-dark(#c9ced5,#3d444c);color:inherit}',
  'button:focus-visible,a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}',
].join('');

export interface PlainPage {
  title: string;
  paragraphs: string[];
  /** Trusted HTML. */
  actions: string;
  /** Trusted, both. The script runs after the page is parsed. */
  css?: string;
  script?: string;
  status?: number;
}

export function plainPage(
  { services: { config } }: Pick<BaseContext, 'services'>,
  locale: string,
  { title, paragraphs, actions, css: more = '', script, status = 200 }: PlainPage,
): Page {
  const nonce = newNonce();
  const { brand, mode } = boxTheme(config);
  const scheme = mode === 'auto' ? 'light dark' : mode;
  const text = paragraphs.map((paragraph) => `<p>${withNames(paragraph)}</p>`).join('');
  const scripts = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`;
  const scriptSource = script === undefined ? '' : ` script-src 'nonce-${nonce}';`;
  const pictures = config.vendor.logo ? ` ${new URL(config.vendor.logo).origin}` : '';
  return {
    status,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}';${scriptSource} img-src data: 'self'${pictures}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    },
    html: [
      `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
      `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(`${title} · ${config.vendor.name}`)}</title>`,
      `<style nonce="${nonce}">:root{color-scheme:${scheme};--brand:${brand}}${css}${more}</style></head>`,
      `<body><main>${markOf(config.vendor)}<h1>${escapeHtml(title)}</h1>${text}<div class="actions">${actions}</div></main>${scripts}</body></html>`,
    ].join(''),
  };
}

function markOf({ name, logo }: Config['vendor']): string {
  const shown = escapeHtml(name);
  if (logo) return `<p class="mark"><img src="${escapeHtml(logo)}" alt="${shown}"></p>`;
  return `<p class="mark"><span aria-hidden="true">${escapeHtml([...name][0]?.toUpperCase() ?? '')}</span><bdi>${shown}</bdi></p>`;
}

/** A sentence in which names keep their own text direction. */
function withNames(text: string): string {
  return escapeHtml(text).replaceAll(isolated.begin, '<bdi>').replaceAll(isolated.end, '</bdi>');
}
