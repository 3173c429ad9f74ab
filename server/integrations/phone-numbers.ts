/** Parses phone numbers as typed into E.164. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { Refusal } from '#server/lib/refusal.ts';

/** Kinds of numbers that cost the sender extra, or that receive no messages. */
const refusedKinds = new Set(['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'PAGER', 'UAN', 'VOICEMAIL', 'FIXED_LINE']);

export interface NumberRules {
  /** Two-letter codes; all countries if empty. */
  countries: readonly string[];
  /** For numbers without a country code. */
  defaultCountry?: string | undefined;
}

/** @returns `undefined` for an invalid phone number */
export function readPhoneNumber(
  text: string,
  rules: NumberRules,
): { number: string; country: string | undefined; kind: string | undefined } | undefined {
  const parsed = parsePhoneNumberFromString(text, rules.defaultCountry as CountryCode | undefined);
  if (!parsed?.isValid()) return undefined;
  return { number: parsed.number, country: parsed.country, kind: parsed.getType() };
}

/**
 * A number that can receive messages, as E.164.
 * @throws Refusal `phone-invalid`, `phone-not-allowed`
 */
export function toMobileNumber(text: string, rules: NumberRules): string {
  const phone = readPhoneNumber(text, rules);
  if (!phone) throw new Refusal('phone-invalid');
  const elsewhere = rules.countries.length > 0 && !(phone.country && rules.countries.includes(phone.country));
  if (elsewhere || (phone.kind && refusedKinds.has(phone.kind))) throw new Refusal('phone-not-allowed');
  return phone.number;
}
