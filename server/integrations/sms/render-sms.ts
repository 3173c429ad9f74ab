/** Renders a text message. */
import type { SmsName } from '#shared/i18n/en/mail/sms.ts';
import { wordValues, type MailValue } from '#shared/i18n/mail-values.ts';
import { messagesFor } from '#shared/i18n/messages.ts';
import { fill } from '#shared/i18n/translator.ts';

/**
 * The last line binds the code to the site, so that browsers fill it on that site only
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export function renderSms(name: SmsName, values: Record<string, MailValue>, wanted?: string): string {
  const { locale, catalogue } = messagesFor(wanted);
  const text = fill(catalogue.sms[name], wordValues(values, catalogue.phrases, locale));
  const { code, host } = values;
  return typeof code === 'string' && typeof host === 'string' ? `${text}\n\n@${host} #${code}` : text;
}
