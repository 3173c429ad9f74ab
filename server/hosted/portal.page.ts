/** The hosted portal: its element on a page of its own. Who may see what is decided by the calls it makes. */
import type { Page, Redirect } from '#server/http/mount.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { Services } from '#server/services.ts';
import { findBrowserSession } from '#server/use-cases/find-browser-session.ts';
import { directionOf } from '#shared/i18n/languages.ts';
import { parseUrl } from '#shared/lib/parse-url.ts';
import { pageDataScript } from '#shared/lib/page-data-script.ts';
import { portalAnswers } from '#server/use-cases/portal-answers.ts';
import { hostedDocument, newNonce } from './document.ts';
import type { HostedCall } from './hosted-call.ts';
import { pathOf } from './page-model.ts';
import { portalLocale } from './portal-locale.ts';
import { portalPageAnswers } from './portal-page-answers.ts';

/** The canvas behind the element, before it is there and behind overscroll; it follows the theme that the element comes to. */
const documentCss = [
  'html{color-scheme:light dark;background:light-dark(#f6f7f8,#0e1013)}body{margin:0}',
  ...['light', 'dark'].map((mode) => `html:has(>body>[data-theme='${mode}']){color-scheme:${mode}}`),
].join('');

export const portalPath = '/oauth/portal';

export async function portalPage(services: Services, call: HostedCall): Promise<Page | Redirect> {
  const session = await findBrowserSession(services, call.cookies.read(ssoCookie));
  if (!session) return { redirect: `${services.config.routes.login}?${new URLSearchParams({ redirectUrl: call.request.raw.url ?? portalPath }).toString()}` };
  const { config, environment } = services;
  const answers = await portalAnswers(services, session);
  const pageAnswers = answers && (await portalPageAnswers(call, answers['POST /oauth/authorize/silent'].access_token));
  const nonce = newNonce();
  const locale = portalLocale(call);
  const attributes = {
    locale,
    'base-url': config.baseUrl,
    'client-id': environment.defaultClient.id,
    routing: 'history',
    'base-path': portalPath,
    mode: 'page',
    brand: config.theme.brand,
    theme: config.theme.mode,
    ...(config.theme.mode === 'auto' ? {} : { 'data-theme': config.theme.mode }),
    'vendor-name': config.vendor.name,
  };
  const element = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return hostedDocument(services, {
    entry: 'admin-box',
    // the page's own chunk comes along with the frame, instead of after it
    next: [`${/\/portal\/([^/]+)/.exec(pathOf(call))?.[1] ?? ''}.page`],
    locale,
    direction: directionOf(locale),
    title: config.vendor.name,
    nonce,
    // people's pictures stand at any https address
    pictures: ['https:'],
    asked: [overridesOrigin(config.metadata.adminBox)],
    body: `<style nonce="${nonce}">${documentCss}</style><portico-admin-box${element}></portico-admin-box>${answers ? pageDataScript('portico-portal-answers', { ...answers, ...pageAnswers }) : ''}<noscript><p>This page needs JavaScript. <a href="${services.config.routes.logout}">Sign out</a></p></noscript>`,
  });
}

/** Where the vendor keeps settings that the portal lays over those of the configuration; a tenant's own address is not asked from here. */
function overridesOrigin({ metadataOverrides }: Record<string, unknown>): string | null {
  const url = typeof metadataOverrides === 'object' && metadataOverrides !== null && 'url' in metadataOverrides ? metadataOverrides.url : undefined;
  const parsed = typeof url === 'string' ? parseUrl(url) : null;
  return parsed && ['https:', 'http:'].includes(parsed.protocol) ? parsed.origin : null;
}

/**
 * Turns the ticket in the address's fragment into cookies, and goes on. The fragment never reaches a server or a log, and a
 * scanner that fetches the page uses nothing up.
 */
export function enterPortalPage(): Page {
  const nonce = newNonce();
  return {
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Opening the portal</title>
<script nonce="${nonce}">
const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket') ?? '';
history.replaceState(null, '', location.pathname);
fetch('/oauth/portal/enter', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ticket }) })
  .finally(() => location.replace('${portalPath}'));
</script></head><body><noscript><a href="${portalPath}">Open the portal</a></noscript></body></html>`,
  };
}
