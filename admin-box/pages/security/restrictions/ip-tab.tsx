import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { sectionsStyle } from '#admin-box/kit/section/section.styles.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { CountryCards } from './country-cards.tsx';
import { IpList } from './ip-list.tsx';
import { isIpRange } from './ip-range.ts';
import { PolicyCard } from '#admin-box/pages/security/policies/policy-card.tsx';
import type { PolicyFields } from '#admin-box/pages/security/policies/policy-card.tsx';
import { TypeField } from './restriction-fields.tsx';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';
import { useChangeIpRestrictions, useIpConfig } from './use-ip-restrictions.ts';

type IpValues = { on: boolean; type: RestrictionType };

/** Asks the server, which alone knows the user's address as it sees it. It answers as if the saved restrictions were on. */
function AddressTest() {
  const { t } = useTexts();
  const { admits } = useChangeIpRestrictions();
  const { busy, failure, run } = useAction();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [outcome, setOutcome] = useState<{ ip: string | undefined; admitted: boolean }>();
  const test = () => {
    const ip = address.trim() || undefined;
    // a range is none: it may be admitted in part
    const wrong = ip !== undefined && (ip.includes('/') || !isIpRange(ip));
    setWrong(wrong);
    setOutcome(undefined);
    if (!wrong) void run(async () => setOutcome({ ip, admitted: await admits(ip) }));
  };
  return (
    <>
      <TextField
        label={t('security.ipTest')}
        hint={t('security.ipTestHint')}
        error={isWrong ? t('security.ipTestWrong') : undefined}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the policy around this field
          event.preventDefault();
          test();
        }}
      />
      <Button loading={busy} loadingLabel={t('security.ipChecking')} onClick={test}>
        {address.trim() ? t('security.ipCheckOther') : t('security.ipCheck')}
      </Button>
      <SaveFailure failure={failure} />
      {outcome ? (
        <Banner tone={outcome.admitted ? 'success' : 'warning'}>
          {outcome.ip === undefined
            ? t(outcome.admitted ? 'security.ipAdmitted' : 'security.ipRefused')
            : t(outcome.admitted ? 'security.ipOtherAdmitted' : 'security.ipOtherRefused', { ip: outcome.ip })}
        </Banner>
      ) : null}
    </>
  );
}

function IpFields({ form, readOnly }: PolicyFields<IpValues>) {
  const { t } = useTexts();
  const [on, type] = useWatch({ control: form.control, name: ['on', 'type'] });
  return (
    <>
      <Checkbox
        label={t('security.ipOn')}
        checked={on}
        disabled={readOnly}
        onCheckedChange={(next) => form.setValue('on', next, { shouldDirty: true })}
      />
      <TypeField
        legend={t('security.restrictionMode')}
        hints={{
          ALLOW: { label: t('security.ipAllow'), hint: t('security.ipAllowHint') },
          BLOCK: { label: t('security.ipBlock'), hint: t('security.ipBlockHint') },
        }}
        value={type}
        readOnly={readOnly}
        onChange={(next) => form.setValue('type', next, { shouldDirty: true })}
      />
      <AddressTest />
    </>
  );
}

/** Which IP addresses the tenant admits. */
export function IpTab({ readOnly }: { readOnly: boolean }) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const { query, save } = useIpConfig();
  const preview = usePolicyImpact();
  const mayRemove = holds('fe.secure.delete.ipRestrictions');
  return (
    <div css={sectionsStyle}>
      <ConfigurableField name="ipRestrictions">
        {(viewOnly) => (
          <PolicyCard
            name="ipRestrictions"
            title={t('security.ipPolicy')}
            lead={t('security.ipPolicyText')}
            failedTitle={t('security.ipPolicyFailed')}
            query={query}
            readOnly={readOnly || viewOnly}
            valuesOf={({ isActive, strategy = 'ALLOW' }): IpValues => ({ on: isActive, type: strategy })}
            previewNote={t('security.impactByAddress')}
            preview={({ on, type }) => preview.ip({ isActive: on, strategy: type })}
            draft={({ on, type }) => ({ isActive: on, strategy: type })}
            save={({ on, type }, _config, provisional) => save({ isActive: on, strategy: type }, provisional)}
          >
            {(fields) => <IpFields {...fields} />}
          </PolicyCard>
        )}
      </ConfigurableField>
      <ConfigurableField name="ipList">
        {(viewOnly) => <IpList readOnly={readOnly || viewOnly} mayRemove={mayRemove && !viewOnly} />}
      </ConfigurableField>
      <CountryCards readOnly={readOnly} />
    </div>
  );
}
