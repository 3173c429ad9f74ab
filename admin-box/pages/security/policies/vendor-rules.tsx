import type { PasswordRules } from '#shared/contract/policies/security-policies.ts';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import type { DataListItem } from '#shared/ui/data-list/data-list.tsx';
import { Section } from '#admin-box/kit/section/section.tsx';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { useVendorRules } from './use-policies.ts';

function passwordFacts(rules: PasswordRules, { t }: Texts): DataListItem[] {
  const { minLength: min, maxLength: max, allowPassphrases, minPhraseLength, minOptionalTestsToPass: types } = rules;
  return [
    { term: t('security.passwordLength'), value: t('security.passwordLengthValue', { min, max }) },
    {
      term: t('security.passphrases'),
      value: allowPassphrases ? t('security.passphrasesFrom', { min: minPhraseLength }) : t('security.notAllowed'),
    },
    ...(types > 0 ? [{ term: t('security.characters'), value: t('security.charactersValue', { count: types }) }] : []),
    { term: t('security.breached'), value: t(`security.breached.${rules.breachedPasswords}`) },
  ];
}

/** Rules that the vendor sets for all organizations. */
export function VendorRules() {
  const texts = useTexts();
  const { t } = texts;
  const shown = useFieldVisibility();
  const rules = useVendorRules();
  const hasPasswords = shown('passwordRules');
  const hasCaptcha = shown('captcha');
  const hasPasskeys = shown('passkeys');
  if (!hasPasswords && !hasCaptcha && !hasPasskeys) return null;
  return (
    <Section
      id="security-vendor"
      title={t('security.vendor')}
      lead={t('security.vendorText')}
      failedTitle={t('security.vendorFailed')}
      query={rules}
    >
      {({ passwords, captcha, passkeys }) => (
        <DataList
          items={[
            ...(hasPasswords ? passwordFacts(passwords, texts) : []),
            ...(hasCaptcha
              ? [{ term: t('security.captcha'), value: captcha ? t('security.captchaOn') : t('security.captchaOff') }]
              : []),
            ...(hasPasskeys
              ? [{ term: t('security.passkeys'), value: passkeys ? t('security.allowed') : t('security.notAllowed') }]
              : []),
          ]}
        />
      )}
    </Section>
  );
}
