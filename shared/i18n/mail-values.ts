/** Values of mails and text messages that only their reader's language can word: moments, lengths of time, countries, amounts of money, and set phrases. */
import { countryName } from '#shared/lib/country-name.ts';
import { formatMoney } from '#shared/lib/format-money.ts';
import { fill, type MessageValues } from './translator.ts';

/** Phrases inside a mail. */
export type MailPhrase =
  | 'authenticator-app'
  | 'text-messages'
  | 'device-lock'
  | 'security-key'
  | 'phone-added'
  | 'phone-removed'
  | 'phone-replaced'
  | 'phone-named'
  | 'group-gone'
  | 'group-joined'
  | 'group-left'
  | `policy-${'mfa' | 'sessions' | 'ip-restrictions' | 'country-restrictions' | 'domain-restrictions' | 'sso-enforcement'}`;

/** Plain text; an instant, ISO 8601; a length of time; a country by its code; an amount in the smallest unit of its currency; or a phrase of the catalogue with values of its own. */
export type MailValue =
  | string
  | { at: string }
  | { seconds: number }
  | { country: string }
  | { amount: number; currency: string }
  | { phrase: MailPhrase; values?: Record<string, string> };

/** Each value in words of a language. */
export function wordValues(
  values: Readonly<Record<string, MailValue>>,
  phrases: Readonly<Record<MailPhrase, string>>,
  locale: string,
): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : inWords(value, phrases, locale),
    ]),
  );
}

function inWords(
  value: Exclude<MailValue, string>,
  phrases: Readonly<Record<MailPhrase, string>>,
  locale: string,
): string {
  if ('at' in value) return formatMailDateTime(new Date(value.at), locale);
  if ('country' in value) return countryName(value.country, locale);
  if ('amount' in value) return formatMoney(value.amount, value.currency, locale);
  return 'seconds' in value ? lengthOfTime(value.seconds, locale) : fill(phrases[value.phrase], value.values);
}

/** "3 days": whole units, the largest that fits; at least a minute. */
export function lengthOfTime(seconds: number, locale: string): string {
  const [amount, unit] =
    seconds >= 86_400
      ? ([seconds / 86_400, 'day'] as const)
      : seconds >= 3600
        ? ([seconds / 3600, 'hour'] as const)
        : ([Math.max(seconds / 60, 1), 'minute'] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    amount,
  );
}

/** The reader's zone is unknown, so the moment names its own. */
export function formatMailDateTime(at: Date, locale: string): string {
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
}
