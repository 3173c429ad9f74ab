import { useWatch } from 'react-hook-form';
import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { sectionsStyle } from '#admin-box/kit/section/section.styles.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { DomainList } from './domain-list.tsx';
import { PolicyCard } from '#admin-box/pages/security/policies/policy-card.tsx';
import type { PolicyFields } from '#admin-box/pages/security/policies/policy-card.tsx';
import { TypeField } from './restriction-fields.tsx';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';
import { useDomainConfig } from './use-domain-restrictions.ts';

type DomainValues = { on: boolean; type: RestrictionType; noPublic: boolean };

function DomainFields({ form, readOnly }: PolicyFields<DomainValues>) {
  const { t } = useTexts();
  const [on, type, noPublic] = useWatch({ control: form.control, name: ['on', 'type', 'noPublic'] });
  return (
    <>
      <Checkbox
        label={t('security.domainOn')}
        checked={on}
        disabled={readOnly}
        onCheckedChange={(next) => form.setValue('on', next, { shouldDirty: true })}
      />
      <TypeField
        legend={t('security.restrictionMode')}
        hints={{
          ALLOW: { label: t('security.domainAllow'), hint: t('security.domainAllowHint') },
          BLOCK: { label: t('security.domainBlock'), hint: t('security.domainBlockHint') },
        }}
        value={type}
        readOnly={readOnly}
        onChange={(next) => form.setValue('type', next, { shouldDirty: true })}
      />
      <Checkbox
        label={t('security.domainPublic')}
        hint={t('security.domainPublicHint')}
        checked={noPublic}
        disabled={readOnly}
        onCheckedChange={(next) => form.setValue('noPublic', next, { shouldDirty: true })}
      />
    </>
  );
}

/** Which email domains users of the tenant may have. */
export function DomainTab({ readOnly }: { readOnly: boolean }) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const { query, save } = useDomainConfig();
  const preview = usePolicyImpact();
  const mayRemove = holds('fe.secure.delete.emailDomainRestrictions');
  return (
    <div css={sectionsStyle}>
      <ConfigurableField name="domainRestrictions">
        {(viewOnly) => (
          <PolicyCard
            name="domainRestrictions"
            title={t('security.domainPolicy')}
            lead={t('security.domainPolicyText')}
            failedTitle={t('security.domainPolicyFailed')}
            query={query}
            readOnly={readOnly || viewOnly}
            valuesOf={({ active, listType, blockPublicDomains }): DomainValues => ({
              on: active,
              type: listType,
              noPublic: blockPublicDomains,
            })}
            preview={({ on, type, noPublic }) =>
              preview.domains({ active: on, listType: type, blockPublicDomains: noPublic })
            }
            draft={({ on, type, noPublic }) => ({ active: on, listType: type, blockPublicDomains: noPublic })}
            save={({ on, type, noPublic }, _config, provisional) =>
              save({ active: on, listType: type, blockPublicDomains: noPublic }, provisional)
            }
          >
            {(fields) => <DomainFields {...fields} />}
          </PolicyCard>
        )}
      </ConfigurableField>
      <ConfigurableField name="domainList">
        {(viewOnly) => <DomainList readOnly={readOnly || viewOnly} mayRemove={mayRemove && !viewOnly} />}
      </ConfigurableField>
    </div>
  );
}
