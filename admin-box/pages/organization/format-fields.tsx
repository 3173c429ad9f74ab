import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import type { Option } from '#shared/ui/select/select.types.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { dateFormats, exampleOf, timeFormats } from './account-changes.ts';
import type { SettingValues } from './account-changes.ts';
import { pairStyle } from './account.styles.ts';

/** Keeps a value that is not among the options selectable. */
function withPresent(options: Option[], value: string): Option[] {
  return value === '' || options.some((option) => option.value === value)
    ? options
    : [{ value, label: value }, ...options];
}

const timezones = (): Option[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

function currencies(locale: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({ value: code, label: code, hint: names.of(code) }));
}

function formats(all: readonly string[], usual: string): Option[] {
  const now = new Date();
  return [
    { value: '', label: usual },
    ...all.map((format) => ({ value: format, label: format, hint: exampleOf(format, now) })),
  ];
}

/** How the account writes dates, times and money. */
export function FormatFields({ form, readOnly }: { form: UseFormReturn<SettingValues>; readOnly: boolean }) {
  const { t, locale } = useTexts();
  const values = useWatch({ control: form.control });
  const zones = useMemo(() => timezones(), []);
  const money = useMemo(() => currencies(locale), [locale]);
  const set = (field: keyof SettingValues) => (value: string) => form.setValue(field, value, { shouldDirty: true });
  const first = (field: 'timezone' | 'currency') => (chosen: string[]) => set(field)(chosen[0] ?? '');
  const chosen = (field: 'timezone' | 'currency') => (values[field] ? [values[field]] : []);
  return (
    <>
      <ConfigurableField name="timezone">
        {(viewOnly) => (
          <Combobox
            label={t('account.timezone')}
            optional
            placeholder={t('account.findTimezone')}
            options={withPresent(zones, values.timezone ?? '')}
            value={chosen('timezone')}
            onChange={first('timezone')}
            disabled={readOnly || viewOnly}
          />
        )}
      </ConfigurableField>
      <div css={pairStyle}>
        <ConfigurableField name="dateFormat">
          {(viewOnly) => (
            <Select
              label={t('account.dateFormat')}
              options={withPresent(formats(dateFormats, t('account.usual')), values.dateFormat ?? '')}
              value={values.dateFormat ?? ''}
              onChange={set('dateFormat')}
              disabled={readOnly || viewOnly}
            />
          )}
        </ConfigurableField>
        <ConfigurableField name="timeFormat">
          {(viewOnly) => (
            <Select
              label={t('account.timeFormat')}
              options={withPresent(formats(timeFormats, t('account.usual')), values.timeFormat ?? '')}
              value={values.timeFormat ?? ''}
              onChange={set('timeFormat')}
              disabled={readOnly || viewOnly}
            />
          )}
        </ConfigurableField>
      </div>
      <ConfigurableField name="currency">
        {(viewOnly) => (
          <Combobox
            label={t('account.currency')}
            optional
            placeholder={t('account.findCurrency')}
            options={withPresent(money, values.currency ?? '')}
            value={chosen('currency')}
            onChange={first('currency')}
            disabled={readOnly || viewOnly}
          />
        )}
      </ConfigurableField>
    </>
  );
}
