/** The hosted portal: its element on a dedicated page. Authorization happens in the API calls that it makes. */
import type { Page, Redirect } from '#server/http/mount.ts';
import { portalCookie, ssoCookie } from '#server/http/cookies.ts';
import { recordImpersonatedRead } from '#server/http/record-impersonated-read.ts';
import { overridesOrigin } from '#server/use-cases/portal/overrides-origin.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { findBrowserSession, type BrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';
import { directionOf } from '#shared/i18n/languages.ts';
import { themeCookie, themeOfCookie } from '#shared/lib/theme-cookie.ts';
import { pageDataScript } from '#shared/lib/page-data-script.ts';
import { portalAnswers } from '#server/use-cases/portal/portal-answers.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { hostedDocument, newNonce } from '#server/hosted/parts/document.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pathOf } from '#server/hosted/parts/page-model.ts';
import { portalLocale } from '#server/hosted/parts/portal-locale.ts';
import { renderSnapshot, snapshotScript } from './portal-snapshot.ts';

/** The background behind the element, before it loads and on overscroll; it follows the theme of the element. */
export const portalDocumentCss = [
  'html{color-scheme:light dark;background:light-dark(#f6f7f8,#0e1013)}body{margin:0}',
  ...['light', 'dark'].map((mode) => `html:has(>body>[data-theme='${mode}']){color-scheme:${mode}}`),
].join('');

/**
 * Calls that the page answers itself, so that they do not reach the routes that audit reads in impersonated sessions.
 */
const personalReads = [
  'GET /identity/resources/users/v2/me',
  'GET /identity/resources/users/v3/me/tenants',
  'GET /metadata/admin-box',
];

export async function portalPage(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const session =
    (await findBrowserSession(call.context, call.cookies.read(ssoCookie))) ?? (await findPortalSession(call));
  if (!session)
    return {
      redirect: `${services.config.routes.login}?${new URLSearchParams({ redirectUrl: call.request.raw.url ?? portalPath }).toString()}`,
    };
  const { config, environment } = services;
  const answered = await attempt(() => portalAnswers(call.context, session));
  if (answered instanceof Refusal) return stepUpFirst(call, answered);
  if (answered)
    await Promise.all(
      personalReads.map((route) =>
        recordImpersonatedRead(services, answered.caller, route, call.context.requestMetadata),
      ),
    );
  const answers = answered?.answers;
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
    'vendor-name': config.vendor.name,
  };
  const direction = directionOf(locale);
  const address = call.request.raw.url ?? portalPath;
  const snapshot = await renderSnapshot(call, { attributes, address, locale, direction, answers }, nonce);
  const set = snapshot.theme ?? config.theme.mode;
  const theme = set === 'auto' ? themeOfCookie(call.cookies.read(themeCookie)) : set;
  const host = {
    ...attributes,
    lang: locale,
    dir: direction,
    'data-layout': 'page',
    ...(theme === 'auto' ? {} : { 'data-theme': theme }),
  };
  const element = Object.entries(host)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const data = answers
    ? pageDataScript('portico-portal-answers', { ...answers, ...snapshot.answers }) +
      pageDataScript('portico-portal-queries', snapshot.queries)
    : '';
  return hostedDocument(call.context, {
    entry: 'admin-box',
    // the page's own chunk is preloaded together with the shell
    next: [`${/\/portal\/([^/]+)/.exec(pathOf(call))?.[1] ?? ''}.page`],
    locale,
    direction,
    title: config.vendor.name,
    nonce,
    // the host on which the vendor, or the tenant of the session, keeps settings that override the portal's
    stripe: config.billing.provider === 'stripe',
    asked: [overridesOrigin(answers?.['GET /metadata/admin-box'] ?? config.metadata.adminBox, config.baseUrl)],
    body: `<style nonce="${nonce}">${portalDocumentCss}</style><portico-admin-box${element}>${snapshot.html}</portico-admin-box>${snapshotScript(nonce, session.tenantId)}<noscript><p>This page needs JavaScript. <a href="${services.config.routes.logout}">Sign out</a></p></noscript>`,
    data,
  });
}

/** Redirects only a required second factor to the page that verifies it. */
function stepUpFirst(call: HostedCall, refusal: Refusal): Redirect {
  const { config } = call.context.services;
  if (refusal.code !== 'step-up-required') throw refusal;
  return {
    redirect: `${config.routes.stepUp}?${new URLSearchParams({ redirectUrl: call.request.raw.url ?? portalPath }).toString()}`,
  };
}

/** The session opened by a portal ticket, if the browser has no sign-in. */
async function findPortalSession(call: HostedCall): Promise<BrowserSession | undefined> {
  const token = call.cookies.read(portalCookie);
  return token === undefined ? undefined : await findBrowserSession(call.context, undefined, [token]);
}

/**
 * Exchanges the ticket in the URL's fragment for cookies, and continues. The fragment never reaches a server or a log,
 * and a scanner that fetches the page does not use the ticket.
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
