import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type {
  CountryRestrictionConfig,
  CountryRestrictionSettings,
} from '#shared/contract/restrictions/country-restrictions.ts';
import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { countryCodes } from '#shared/lib/country-codes.ts';
import { countryName } from '#shared/lib/country-name.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line } from '#admin-box/kit/section/section.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { PolicyCard } from '#admin-box/pages/security/policies/policy-card.tsx';
import type { PolicyFields } from '#admin-box/pages/security/policies/policy-card.tsx';
import { TypeField } from './restriction-fields.tsx';
import { wholeWidthStyle } from '#admin-box/pages/security/security.styles.ts';
import { useCountryConfig, useCountryList } from './use-country-restrictions.ts';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';

/** The option of the server's configuration. */
const option = 'ipLocations.file';

type CountryValues = { on: boolean; type: RestrictionType; admitsUnknown: boolean; mails: boolean };
type ListValues = { codes: string[] };

const draftOf = ({ on, type, admitsUnknown, mails }: CountryValues): CountryRestrictionSettings => ({
  enabled: on,
  action: type,
  failStrategy: admitsUnknown ? 'ALLOW' : 'BLOCK',
  shouldSendRestrictionEmail: mails,
});

/** Where the page is read from, by the server's database; without one how to configure it. */
function OwnCountry({ available, ownCountry }: Pick<CountryRestrictionConfig, 'available' | 'ownCountry'>) {
  const { t, locale } = useTexts();
  if (!available) return <Banner tone="warning">{t('country.noDatabase', { option })}</Banner>;
  return (
    <p css={mutedStyle}>
      {ownCountry === null ? t('country.ownUnknown') : t('country.own', { country: countryName(ownCountry, locale) })}
    </p>
  );
}

function CountryFields({
  form,
  readOnly,
  config,
}: PolicyFields<CountryValues> & { config: CountryRestrictionConfig | undefined }) {
  const { t } = useTexts();
  const [on, type, admitsUnknown, mails] = useWatch({
    control: form.control,
    name: ['on', 'type', 'admitsUnknown', 'mails'],
  });
  const set = (values: Partial<CountryValues>): void => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof CountryValues, value, { shouldDirty: true });
  };
  return (
    <>
      {config ? <OwnCountry {...config} /> : null}
      <Checkbox
        label={t('country.on')}
        checked={on}
        disabled={readOnly || (!on && config?.available === false)}
        onCheckedChange={(next) => set({ on: next })}
      />
      <TypeField
        legend={t('security.restrictionMode')}
        hints={{
          ALLOW: { label: t('country.allow'), hint: t('country.allowHint') },
          BLOCK: { label: t('country.block'), hint: t('country.blockHint') },
        }}
        value={type}
        readOnly={readOnly}
        // what is not on an allow list is refused, and what is not on a block list admitted
        onChange={(next) => set({ type: next, admitsUnknown: next === 'BLOCK' })}
      />
      <Checkbox
        label={t('country.unknown')}
        hint={t('country.unknownHint')}
        checked={admitsUnknown}
        disabled={readOnly}
        onCheckedChange={(next) => set({ admitsUnknown: next })}
      />
      <Checkbox
        label={t('country.mail')}
        hint={t('country.mailHint')}
        checked={mails}
        disabled={readOnly}
        onCheckedChange={(next) => set({ mails: next })}
      />
    </>
  );
}

/** The countries by their names in the portal's language, in its order. */
function useNamed(codes: readonly string[]) {
  const { locale } = useTexts();
  return useMemo(
    () =>
      codes
        .map((code) => ({ value: code, label: countryName(code, locale), hint: code }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    [codes, locale],
  );
}

function ListFields({ form, readOnly }: PolicyFields<ListValues>) {
  const { t } = useTexts();
  const codes = useWatch({ control: form.control, name: 'codes' });
  const all = useNamed(countryCodes);
  const listed = useNamed(codes);
  if (readOnly && codes.length > 0)
    return (
      <ul css={[linesStyle, wholeWidthStyle]}>
        {listed.map(({ value, label }) => (
          <Line key={value} icon="globe" title={label} detail={value} />
        ))}
      </ul>
    );
  return (
    <>
      {codes.length === 0 ? <p css={mutedStyle}>{t('country.none')}</p> : null}
      {readOnly ? null : (
        <Combobox
          label={t('country.list')}
          placeholder={t('country.search')}
          multiple
          options={all}
          value={listed.map(({ value }) => value)}
          onChange={(next) => form.setValue('codes', next.toSorted(), { shouldDirty: true })}
        />
      )}
    </>
  );
}

/** The countries that the restrictions allow or block. */
function CountryList({ readOnly, config }: { readOnly: boolean; config: CountryRestrictionConfig | undefined }) {
  const { t } = useTexts();
  const { query, save } = useCountryList();
  const impact = usePolicyImpact();
  const {
    enabled = false,
    action = 'ALLOW',
    failStrategy = 'BLOCK',
    shouldSendRestrictionEmail = false,
  } = config ?? {};
  const note = [t('security.impactByAddress'), ...(enabled ? [] : [t('country.impactOff')])].join(' ');
  return (
    <PolicyCard
      name="countryList"
      title={t('country.list')}
      lead={t(action === 'ALLOW' ? 'country.listAllowed' : 'country.listBlocked')}
      failedTitle={t('country.listFailed')}
      query={query}
      readOnly={readOnly}
      valuesOf={(rules): ListValues => ({ codes: rules.map(({ countryCode }) => countryCode).toSorted() })}
      previewNote={note}
      preview={({ codes }) =>
        impact.countries({ enabled: true, action, failStrategy, shouldSendRestrictionEmail }, codes)
      }
      save={({ codes }, _rules, provisional) => save(codes, provisional)}
    >
      {(fields) => <ListFields {...fields} />}
    </PolicyCard>
  );
}

/** Which countries the tenant admits, by the IP addresses of calls. */
export function CountryCards({ readOnly }: { readOnly: boolean }) {
  const { t } = useTexts();
  const { query, save } = useCountryConfig();
  const impact = usePolicyImpact();
  return (
    <>
      <ConfigurableField name="countryRestrictions">
        {(viewOnly) => (
          <PolicyCard
            name="countryRestrictions"
            title={t('country.policy')}
            lead={t('country.policyText')}
            failedTitle={t('country.policyFailed')}
            query={query}
            readOnly={readOnly || viewOnly}
            valuesOf={({ enabled, action, failStrategy, shouldSendRestrictionEmail }): CountryValues => ({
              on: enabled,
              type: action,
              admitsUnknown: failStrategy === 'ALLOW',
              mails: shouldSendRestrictionEmail,
            })}
            previewNote={t('security.impactByAddress')}
            preview={(values) => impact.countries(draftOf(values))}
            draft={draftOf}
            save={(values, data, provisional) => save(draftOf(values), data, provisional)}
          >
            {(fields) => <CountryFields {...fields} config={query.data} />}
          </PolicyCard>
        )}
      </ConfigurableField>
      <ConfigurableField name="countryList">
        {(viewOnly) => <CountryList readOnly={readOnly || viewOnly} config={query.data} />}
      </ConfigurableField>
    </>
  );
}
