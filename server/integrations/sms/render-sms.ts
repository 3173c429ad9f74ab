/** A text message from its text. */
import { sms, type SmsName } from '#shared/i18n/en/sms.ts';
import { fill } from '#shared/i18n/translator.ts';

/**
 * The last line binds the code to the site, so that browsers fill it in there and nowhere else
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export function renderSms(name: SmsName, values: Record<string, string>): string {
  const { code, host } = values;
  return code && host ? `${fill(sms[name], values)}\n\n@${host} #${code}` : fill(sms[name], values);
}
