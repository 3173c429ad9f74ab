import { languageOf } from '#shared/i18n/languages.ts';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { Settings } from '#server/config/load-config.ts';

/** The login box's settings of the sign-up form; empty for the default form. */
export function signUpFormOf({ signUp }: Settings, locale: string): Pick<HostedPage, 'signUpForm'> {
  const { companyName, fields } = signUp;
  if (companyName === 'required' && fields.length === 0) return {};
  const language = languageOf(locale);
  const read = (label: string | Record<string, string>) =>
    typeof label === 'string' ? label : (label[language] ?? label['en']!);
  const described = fields.map(({ key, label, type, required, maxLength, options }) => ({
    key,
    label: read(label),
    type,
    required,
    maxLength,
    ...(options && { options: options.map((option) => ({ value: option.value, label: read(option.label) })) }),
  }));
  return { signUpForm: { companyName, fields: described } };
}
