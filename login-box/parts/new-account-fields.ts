/** Fields that several steps after the first share, under the names the server expects. */
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import type { Texts } from '#login-box/texts.tsx';

const textMaxLength = 120;

/** One line of text that has to be filled in. @param autocomplete as HTML names it */
export function textField(
  name: string,
  label: string,
  autocomplete: string,
  values: Readonly<Record<string, string>>,
): LightField {
  return { name, type: 'text', label, autocomplete, value: values[name], required: true, maxlength: textMaxLength };
}

/** Score (10⁶ guesses) from which a password is not a common one: zxcvbn gives common passwords 0 or 1. */
const uncommon = 2;

/**
 * A new password, with the rules that can be shown before it is submitted.
 * @param strength score of the typed password; without it only the server can tell whether it is common
 */
export function newPasswordField(
  t: Texts['t'],
  page: HostedPage,
  email: string | undefined,
  { label, strength = 0 }: { label?: string; strength?: number | undefined } = {},
): LightField {
  const { minLength, maxLength } = page.passwordRules;
  const rules = [
    {
      id: 'length',
      text: t('common.ruleLength', { minLength, maxLength }),
      test: (value: string) => lengthFits(value, minLength, maxLength),
    },
    { id: 'email', text: t('common.ruleEmail'), test: (value: string) => differsFrom(value, email) },
    { id: 'common', text: t('common.ruleCommon'), ...(strength >= uncommon && { state: 'met' as const }) },
  ];
  return {
    name: 'password',
    type: 'password',
    label: label ?? t('common.newPassword'),
    autocomplete: 'new-password',
    required: true,
    rules,
  };
}

/** Counted in characters as a user counts them, not in UTF-16 units. */
function lengthFits(value: string, minLength: number, maxLength: number): boolean {
  const { length } = [...value];
  return length >= minLength && length <= maxLength;
}

function differsFrom(value: string, email: string | undefined): boolean {
  return value !== '' && (!email || value.toLowerCase() !== email.toLowerCase());
}
