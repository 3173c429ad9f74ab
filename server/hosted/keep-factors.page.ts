/** Keeping the second factors that two admins are about to reset: one press, by the link in the mail, with no script at all. */
import { errorStatus } from '#shared/contract/errors.ts';
import { errors } from '#shared/i18n/en/errors.ts';
import { keepFactorsTexts, type KeepFactorsTexts } from '#shared/i18n/keep-factors.ts';
import { directionOf, languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { loginBoxes } from '#shared/i18n/login-boxes.ts';
import { shownError } from '#shared/i18n/shown-error.ts';
import type { Page } from '#server/http/mount.ts';
import { browserToken } from '#server/http/session-cookies.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { checkKeepLink, keepFactors } from '#server/use-cases/finish-factor-reset.ts';
import { attempt } from './attempt.ts';
import { newNonce } from './document.ts';
import { formToken } from './form-token.ts';
import { queryText, type HostedCall } from './hosted-call.ts';
import { pathOf } from './page-model.ts';
import { loginLocale } from './requested-locale.ts';

const css = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f6f7f8,#0e1013);color:light-dark(#16191d,#eceef1)}',
  'body{margin:0;min-block-size:100vh;display:grid;place-items:center}',
  'main{box-sizing:border-box;inline-size:min(100%,420px);padding:32px 24px;background:light-dark(#fff,#16191d);border:1px solid light-dark(#d9dde2,#2b3036);border-radius:12px}',
  '@media(max-width:460px){body{place-items:start stretch}main{inline-size:100%;border:0;border-radius:0}}',
  'h1{margin:0 0 12px;font-size:22px;line-height:1.25;text-wrap:balance}p{margin:0 0 20px;color:light-dark(#4b535c,#a9b1ba)}',
  'button,a{display:inline-block;min-block-size:44px;box-sizing:border-box;padding:9px 16px;border:0;border-radius:8px;font:inherit;font-weight:600;text-decoration:none;background:light-dark(#16191d,#eceef1);color:light-dark(#fff,#16191d);cursor:pointer}',
  'button:focus-visible,a:focus-visible{outline:3px solid light-dark(#1d4ed8,#8ab4ff);outline-offset:2px}',
].join('');

export async function keepFactorsPage(services: Services, call: HostedCall): Promise<Page> {
  const reader = readerOf(services, call);
  const { userId, token } = linkOf(call);
  const checked = await attempt(() => checkKeepLink(services, userId, token));
  if (checked instanceof Refusal) return closed(reader, checked);
  const field = `<input type="hidden" name="formToken" value="${formToken(services, browserToken(services, call.cookies), pathOf(call))}">`;
  const { title, text, button } = reader.texts;
  // it posts to its own address, so that the token of the link is never written into the page
  return draw(reader, { title, text, way: `<form method="post">${field}<button>${button}</button></form>` });
}

export async function submitKeepFactors(services: Services, call: HostedCall): Promise<Page> {
  const reader = readerOf(services, call);
  const { userId, token } = linkOf(call);
  const kept = await attempt(() => keepFactors(services, userId, token, call.facts));
  if (kept instanceof Refusal) return closed(reader, kept);
  return draw(reader, { title: reader.texts.keptTitle, text: reader.texts.keptText, way: signInLink(reader) });
}

/** Whom the page is written for. */
interface Reader {
  services: Services;
  locale: string;
  language: LoginLanguage;
  texts: KeepFactorsTexts;
}

function readerOf(services: Services, call: HostedCall): Reader {
  const locale = loginLocale(services, call);
  const language = languageOf(locale) as LoginLanguage;
  return { services, locale, language, texts: keepFactorsTexts[language] };
}

function linkOf(call: HostedCall): { userId: string; token: string } {
  return { userId: queryText(call, 'userId') ?? '', token: queryText(call, 'token') ?? '' };
}

function closed(reader: Reader, { code, values }: Refusal): Page {
  const { services, locale, language, texts } = reader;
  const translation = language === 'en' ? {} : loginBoxes[language].errors;
  const text = shownError(errors, { code, values }, { locale, now: services.clock().getTime(), translation });
  return draw(reader, { title: texts.closedTitle, text, way: signInLink(reader), status: errorStatus[code] });
}

function signInLink({ services, texts }: Reader): string {
  return `<a href="${escapeHtml(services.config.routes.login)}">${texts.signIn}</a>`;
}

function draw({ services: { config }, locale }: Reader, { title, text, way, status = 200 }: { title: string; text: string; way: string; status?: number }): Page {
  const nonce = newNonce();
  return {
    status,
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    },
    html: `<!doctype html><html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(`${title} · ${config.vendor.name}`)}</title><style nonce="${nonce}">${css}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${way}</main></body></html>`,
  };
}
