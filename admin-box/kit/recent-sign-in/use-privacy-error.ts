import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Error codes that only this page meets; their messages come with its chunk. */
const own = [
  'invalid-credentials',
  'second-factor-expired',
  'factor-code-wrong',
  'factor-enforced',
  'factors-too-many',
  'security-key-refused',
  'security-key-known',
  'code-expired',
  'code-exhausted',
  'phone-invalid',
  'phone-not-allowed',
  'sms-not-available',
] as const;

const sameAs: Readonly<Record<string, (typeof own)[number]>> = {
  'code-wrong': 'factor-code-wrong',
  'recovery-code-wrong': 'factor-code-wrong',
  'code-used': 'code-expired',
  'passkey-not-made': 'security-key-refused',
};

/** What went wrong, for a user. Takes no `null` or `undefined`, which would read as a network error that nobody had. */
export function usePrivacyError(): (error: Error) => string {
  const { t, errorText } = useTexts();
  return (error) => {
    const code = errorCodeOf(error) ?? '';
    const known = own.find((each) => each === code) ?? sameAs[code];
    if (!known) return errorText(error);
    const tries = error instanceof ApiError ? Number(error.context?.['triesLeft']) : Number.NaN;
    const left =
      known === 'factor-code-wrong' && Number.isFinite(tries) ? ` ${t('privacy.triesLeft', { count: tries })}` : '';
    return t(`privacy.error.${known}`) + left;
  };
}
