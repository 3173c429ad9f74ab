import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { EnforceMfaType } from '#shared/contract/policies/security-policies.ts';
import { Choice } from '#shared/ui/checkbox/choice.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { choicesStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDuration } from '#admin-box/pages/security/policies/duration.ts';
import { asksMore } from '#admin-box/pages/security/policies/policy-names.ts';
import { RequireMfaDialog } from './require-mfa.dialog.tsx';
import { PolicyCard } from '#admin-box/pages/security/policies/policy-card.tsx';
import type { PolicyFields } from '#admin-box/pages/security/policies/policy-card.tsx';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';
import { useMfaOptions, useMfaPolicy } from '#admin-box/pages/security/policies/use-policies.ts';

const types = ['DontForce', 'Force', 'ForceExceptSAML'] as const satisfies readonly EnforceMfaType[];

type MfaValues = { type: EnforceMfaType };

/** What the vendor allows. It is left out while unknown: the form does not need it. */
function Options() {
  const { t, locale, list } = useTexts();
  const { data } = useMfaOptions();
  if (!data) return null;
  const { methods, rememberFor } = data;
  return (
    <DataList
      items={[
        {
          term: t('security.mfaMethods'),
          value:
            methods.length > 0
              ? list(methods.map((method) => t(`security.method.${method}`)))
              : t('security.mfaNoMethods'),
        },
        {
          term: t('security.mfaRemember'),
          value:
            rememberFor === undefined
              ? t('security.notAllowed')
              : t('security.mfaRememberFor', { time: formatDuration(rememberFor, locale) }),
        },
      ]}
    />
  );
}

function MfaFields({ form, readOnly }: PolicyFields<MfaValues>) {
  const { t } = useTexts();
  const name = useId();
  const chosen = useWatch({ control: form.control, name: 'type' });
  return (
    <>
      <fieldset css={choicesStyle} disabled={readOnly}>
        <legend>{t('security.mfaType')}</legend>
        {types.map((type) => (
          <Choice
            key={type}
            label={t(`security.mfaType.${type}`)}
            hint={t(`security.mfaType.${type}Hint`)}
            disabled={readOnly && chosen !== type}
          >
            {(names) => (
              <input
                {...names}
                type="radio"
                name={name}
                value={type}
                checked={chosen === type}
                onChange={() => form.setValue('type', type, { shouldDirty: true })}
              />
            )}
          </Choice>
        ))}
      </fieldset>
      <Options />
    </>
  );
}

/** Whether users need a second verification method. */
export function MfaCard({ readOnly }: { readOnly: boolean }) {
  const { t } = useTexts();
  const { query, save } = useMfaPolicy();
  const preview = usePolicyImpact();
  return (
    <PolicyCard
      name="mfa"
      title={t('security.mfa')}
      lead={t('security.mfaText')}
      failedTitle={t('security.mfaFailed')}
      query={query}
      isDefault={({ isDefault }) => isDefault}
      readOnly={readOnly}
      valuesOf={({ policy }): MfaValues => ({ type: policy.enforceMFAType })}
      preview={({ type }) => preview.mfa({ enforceMFAType: type })}
      draft={({ type }) => ({ enforceMFAType: type })}
      question={{
        isNeeded: ({ type }, { policy }) => asksMore(type, policy.enforceMFAType),
        Dialog: RequireMfaDialog,
      }}
      save={({ type }, applied, provisional) => save({ enforceMFAType: type }, applied, provisional)}
    >
      {(fields) => <MfaFields {...fields} />}
    </PolicyCard>
  );
}
