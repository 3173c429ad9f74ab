/** Keeps the second factors that two admins are about to reset: one button, by the emailed link, without any script. */
import { errorStatus } from '#shared/contract/errors.ts';
import { errors } from '#shared/i18n/en/errors.ts';
import { keepFactorsTexts, type KeepFactorsTexts } from '#shared/i18n/keep-factors.ts';
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { loginBoxes } from '#shared/i18n/login-boxes.ts';
import { describeError } from '#shared/i18n/describe-error.ts';
import type { Page } from '#server/http/mount.ts';
import { browserToken } from '#server/http/session-cookies.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import { checkKeepLink, keepFactors } from '#server/use-cases/mfa-resets/finish-factor-reset.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formToken } from '#server/hosted/parts/form-token.ts';
import { queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pathOf } from '#server/hosted/parts/page-model.ts';
import { plainPage } from './plain-page.ts';
import { loginLocale } from '#server/hosted/parts/requested-locale.ts';

export async function keepFactorsPage(call: HostedCall): Promise<Page> {
  const reader = readerOf(call);
  const { userId, token } = linkOf(call);
  const checked = await attempt(() => checkKeepLink(call.context, userId, token));
  if (checked instanceof Refusal) return closed(reader, checked);
  const { services } = call.context;
  const ownToken = formToken(services, browserToken(services, call.cookies), pathOf(call));
  const field = `<input type="hidden" name="formToken" value="${ownToken}">`;
  const { title, text, button } = reader.texts;
  // it posts to its own URL, so that the token of the link is never written into the page
  return draw(reader, { title, text, actions: `<form method="post">${field}<button>${button}</button></form>` });
}

export async function submitKeepFactors(call: HostedCall): Promise<Page> {
  const reader = readerOf(call);
  const { userId, token } = linkOf(call);
  const kept = await attempt(() => keepFactors(call.context, userId, token));
  if (kept instanceof Refusal) return closed(reader, kept);
  return draw(reader, { title: reader.texts.keptTitle, text: reader.texts.keptText, actions: signInLink(reader) });
}

/** The user that the page is for. */
interface Reader {
  context: AnonymousContext;
  locale: string;
  language: LoginLanguage;
  texts: KeepFactorsTexts;
}

function readerOf(call: HostedCall): Reader {
  const locale = loginLocale(call);
  const language = languageOf(locale) as LoginLanguage;
  return { context: call.context, locale, language, texts: keepFactorsTexts[language] };
}

function linkOf(call: HostedCall): { userId: string; token: string } {
  return { userId: queryText(call, 'userId') ?? '', token: queryText(call, 'token') ?? '' };
}

function closed(reader: Reader, { code, values }: Refusal): Page {
  const { context, locale, language, texts } = reader;
  const translation = loginBoxes[language].errors;
  const text = describeError(errors, { code, values }, { locale, now: context.now.getTime(), translation });
  return draw(reader, { title: texts.closedTitle, text, actions: signInLink(reader), status: errorStatus[code] });
}

function signInLink({ context, texts }: Reader): string {
  return `<a href="${escapeHtml(context.services.config.routes.login)}">${texts.signIn}</a>`;
}

function draw(
  { context, locale }: Reader,
  { text, ...page }: { title: string; text: string; actions: string; status?: number },
): Page {
  return plainPage(context, locale, { ...page, paragraphs: [text] });
}
