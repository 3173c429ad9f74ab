import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { StepProps } from '../../../shared/flow/step-props.ts';
import type { LightField } from '../../../shared/ui/light-form/light-form.ts';
import type { Texts } from '../../texts.tsx';
import type { passwordlessOwn } from '../passwordless/passwordless-texts.ts';

/** E.164 has 15 digits; people type spaces and brackets too. */
const phoneMaxLength = 40;

export function phoneField(t: Texts<(typeof passwordlessOwn)['texts']>['t'], values: StepProps['values']): LightField {
  return {
    name: 'phoneNumber',
    type: 'text',
    label: t('phone.label'),
    autocomplete: 'tel',
    inputmode: 'tel',
    value: values['phoneNumber'],
    hint: t('phone.hint'),
    required: true,
    maxlength: phoneMaxLength,
  };
}

/** The choice of a country; its names and codes are a chunk of their own. Until they are there one types the code. */
export function CountryChoice({ locale }: { locale: string }) {
  const [choice, setChoice] = useState<{ Choice: ComponentType<{ locale: string }> }>();
  useEffect(() => {
    let wanted = true;
    // without it the number is typed as a whole
    import('./country-select.tsx').then(({ CountrySelect }) => wanted && setChoice({ Choice: CountrySelect })).catch(() => {});
    return () => {
      wanted = false;
    };
  }, []);
  return choice ? <choice.Choice locale={locale} /> : null;
}
