import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { linkStyle } from '#shared/ui/link/link.styles.ts';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import type { TextsOf } from '#login-box/texts.tsx';
import type { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

/** E.164 has 15 digits; people type spaces and brackets too. */
const phoneMaxLength = 40;

export function phoneField(t: TextsOf<typeof passwordlessOwn>['t'], values: StepProps['values']): LightField {
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

/**
 * Country select, loaded on request, because its names and codes are a separate chunk. `beside` is the button that
 * loads it, `before` the loaded select.
 */
export function useCountryChoice(
  t: TextsOf<typeof passwordlessOwn>['t'],
  locale: string,
): { beside: ReactNode; before: ReactNode } {
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<{ Choice: ComponentType<{ locale: string }> }>();
  const choose = (): void => {
    // without it the number is typed with its country code
    import('./country-select.tsx').then(({ CountrySelect }) => setChoice({ Choice: CountrySelect })).catch(() => {});
  };
  return {
    beside:
      hydrated && !choice ? (
        <button type="button" css={linkStyle} onClick={choose}>
          {t('phone.chooseCountry')}
        </button>
      ) : undefined,
    before: choice ? <choice.Choice locale={locale} /> : undefined,
  };
}
