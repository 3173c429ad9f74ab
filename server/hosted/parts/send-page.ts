/** Renders a page of the login box. */
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { languageOf } from '#shared/i18n/languages.ts';
import type { Page } from '#server/http/mount.ts';
import type { BaseContext } from '#server/context.ts';
import { clientHome } from '#server/use-cases/sessions/find-landing-page.ts';
import { hostedDocument, newNonce } from './document.ts';
import { languageSwitch } from './language-switch.ts';

/**
 * @param redirectUri of the pending request: a form may be answered by a redirect to its origin (Chromium enforces this
 * too), and to those after it
 */
export async function sendPage(
  context: Pick<BaseContext, 'services'>,
  page: HostedPage,
  redirectUri?: string | readonly (string | undefined)[],
): Promise<Page> {
  const { services } = context;
  const nonce = newNonce();
  const { html, data, title } = await services.bundles.renderLoginBox(page, nonce);
  return hostedDocument(context, {
    entry: 'login-box',
    next: preloadedChunks(page),
    locale: page.locale,
    direction: page.direction,
    title,
    body: html + languageSwitch(page, nonce),
    data,
    nonce,
    status: page.error ? errorStatus[page.error.code] : 200,
    pictures: [page.vendor.logo && new URL(page.vendor.logo).origin],
    recaptcha: services.config.captcha.enabled && services.config.captcha.provider === 'recaptcha',
    formTargets: [...originsOf(redirectUri), new URL(clientHome(services)).origin],
  });
}

function originsOf(targets: string | readonly (string | undefined)[] | undefined): string[] {
  const all = typeof targets === 'string' ? [targets] : (targets ?? []);
  return all.flatMap((each) => (each === undefined ? [] : [new URL(each).origin]));
}

/** Chunks needed to render the page, preloaded together with the bundle: the texts, and the flow if it has one. */
function preloadedChunks({ flow, step, locale }: HostedPage): string[] {
  const language = `language-${languageOf(locale)}`;
  if (flow !== 'login') return [language, `${language}-more`, `${language}-flows`, flow];
  if (step === 'preLogin') return [language];
  return [language, 'login-rules', ...(step === 'loginWithPassword' ? [] : ['login-exceptions'])];
}
