/**
 * Limits how many pages one IP address opens: rendering one blocks the thread for milliseconds, the portal for more.
 */
import { errors } from '#shared/i18n/en/errors.ts';
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { loginBoxes } from '#shared/i18n/login-boxes.ts';
import { describeError } from '#shared/i18n/describe-error.ts';
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { attempt } from './attempt.ts';
import type { HostedCall } from './hosted-call.ts';
import { plainPage } from '#server/hosted/pages/plain-page.ts';
import { loginLocale } from './requested-locale.ts';

/**
 * Consumes a point for opening a page.
 *
 * @returns the refusal page, which is cheap to render; `undefined` within the limit
 */
export async function pageLimit(
  call: HostedCall,
  kind: 'page' | 'portalPage' | 'authorize',
): Promise<Page | undefined> {
  const { services } = call.context;
  const refusal = await attempt(() =>
    services.limits.consume(kind, call.context.requestMetadata.ip, services.config.limits[kind]),
  );
  if (!(refusal instanceof Refusal)) return undefined;
  // a database outage is reported by the page itself
  if (refusal.code !== 'too-many-requests') throw refusal;
  const locale = loginLocale(call);
  const language = languageOf(locale) as LoginLanguage;
  const translation = loginBoxes[language].errors;
  const title = describeError(errors, refusal, { locale, now: call.context.now.getTime(), translation });
  const page = plainPage(call.context, locale, { title, paragraphs: [], actions: '', status: 429 });
  return { ...page, headers: { ...page.headers, 'retry-after': String(refusal.retryAfter ?? 1) } };
}
