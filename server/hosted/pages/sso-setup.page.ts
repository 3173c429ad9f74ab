/** The pages of a setup link: the one that exchanges its secret, and the set-up itself, for someone without an account. */
import { directionOf, languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { ssoSetupTexts, type SsoSetupTexts } from '#shared/i18n/sso-setup.ts';
import { themeCookie, themeOfCookie } from '#shared/lib/theme-cookie.ts';
import { setupPath } from '#server/domain/sso/setup-path.ts';
import { readSetupCookie, setSetupCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { callAddressOf, requestMetadataOf } from '#server/http/request-metadata.ts';
import { browserToken } from '#server/http/session-cookies.ts';
import { setupGuest } from '#server/http/setup-guest.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Caller } from '#server/caller.ts';
import { anonymousContext, callContext } from '#server/context.ts';
import { openSetupLink } from '#server/use-cases/sso-setup-links/open-setup-link.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { hostedDocument, newNonce } from '#server/hosted/parts/document.ts';
import { formToken } from '#server/hosted/parts/form-token.ts';
import { formFields, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pathOf } from '#server/hosted/parts/page-model.ts';
import { portalLocale } from '#server/hosted/parts/portal-locale.ts';
import { loginLocale } from '#server/hosted/parts/requested-locale.ts';
import { plainPage } from './plain-page.ts';
import { portalDocumentCss } from './portal.page.ts';

/**
 * Moves the secret from the address into the form, so that neither history nor a referrer has it. A scanner of mails that
 * opens the page, and one that runs its script, has not pressed the button.
 */
const takeSecret = `
const form = document.querySelector('form');
form.elements.secret.value = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
form.hidden = form.elements.secret.value === '';
document.querySelector('#again').hidden = !form.hidden;`;

/** The same for every secret, none included. */
export function setupOpenPage(call: HostedCall): Promise<Page> {
  const { services } = call.context;
  const { locale, texts } = readerOf(call);
  const token = formToken(services, browserToken(services, call.cookies), pathOf(call));
  const form =
    `<form method="post" hidden><input type="hidden" name="formToken" value="${token}">` +
    `<input type="hidden" name="secret" autocomplete="off"><button>${escapeHtml(texts.button)}</button></form>`;
  const again = `<p id="again" hidden>${escapeHtml(texts.closedText)}</p>`;
  const noScript = `<noscript><p>${escapeHtml(texts.noScript)}</p></noscript>`;
  const page = { title: texts.title, paragraphs: [texts.text], actions: form + again + noScript, script: takeSecret };
  return Promise.resolve(plainPage(call.context, locale, page));
}

/** Exchanges the secret for a cookie. Unknown, expired and revoked links are answered alike. */
export async function submitSetupOpen(call: HostedCall): Promise<Page | Redirect> {
  const { services, requestMetadata } = call.context;
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  const { secret = '' } = formFields(call);
  const from = callAddressOf(call.request);
  const guest = await attempt(() => setupGuest(services, { by: 'link', token: secret }, from));
  if (guest instanceof Refusal) return closedPage(call, guest);
  const here = await guestHere(call);
  // a browser that has the link open already is none more
  if (here instanceof Refusal || here.setupLink?.id !== guest.setupLink?.id) {
    const context = callContext(anonymousContext(services, requestMetadataOf(call.request, guest)), guest);
    const opened = await attempt(() => openSetupLink(context));
    if (opened instanceof Refusal) return closedPage(call, opened);
    setSetupCookie(call.reply, services.config, opened.token, opened.lifetime);
  }
  return { redirect: setupPath };
}

/** The set-up, drawn by the portal's code with the calls of guests. */
export async function setupPage(call: HostedCall): Promise<Page> {
  const guest = await guestHere(call);
  if (guest instanceof Refusal) return closedPage(call, guest);
  const { config } = call.context.services;
  const nonce = newNonce();
  const locale = portalLocale(call);
  const direction = directionOf(locale);
  const theme = config.theme.mode === 'auto' ? themeOfCookie(call.cookies.read(themeCookie)) : config.theme.mode;
  const attributes = {
    locale,
    'base-url': config.baseUrl,
    routing: 'history',
    'base-path': setupPath,
    mode: 'page',
    guest: 'sso-setup',
    brand: config.theme.brand,
    theme: config.theme.mode,
    'vendor-name': config.vendor.name,
    lang: locale,
    dir: direction,
    'data-layout': 'page',
    ...(theme === 'auto' ? {} : { 'data-theme': theme }),
  };
  const element = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const noScript = `<noscript><p>${escapeHtml(readerOf(call).texts.noScript)}</p></noscript>`;
  return hostedDocument(call.context, {
    entry: 'admin-box',
    next: ['sso-guest'],
    locale,
    direction,
    title: config.vendor.name,
    nonce,
    body: `<style nonce="${nonce}">${portalDocumentCss}</style><portico-admin-box${element}></portico-admin-box>${noScript}`,
    data: '',
  });
}

/** The guest of this browser. */
async function guestHere(call: HostedCall): Promise<Caller | Refusal> {
  const { services } = call.context;
  const token = readSetupCookie(call.request, services.config);
  if (token === undefined) return new Refusal('sso-setup-link-invalid');
  return await attempt(() => setupGuest(services, { by: 'session', token }, callAddressOf(call.request)));
}

function closedPage(call: HostedCall, refusal: Refusal): Page {
  if (refusal.code !== 'sso-setup-link-invalid') throw refusal;
  const { locale, texts } = readerOf(call);
  return plainPage(call.context, locale, {
    title: texts.closedTitle,
    paragraphs: [texts.closedText],
    actions: '',
    status: 401,
  });
}

function readerOf(call: HostedCall): { locale: string; texts: SsoSetupTexts } {
  const locale = loginLocale(call);
  return { locale, texts: ssoSetupTexts[languageOf(locale) as LoginLanguage] };
}
