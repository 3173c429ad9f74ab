import { css } from '@emotion/react';
import { useId, useMemo, useState } from 'react';
import { callingCodes } from '#shared/lib/calling-codes.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { labelRowStyle } from '#shared/ui/light-form/light-form-view.styles.ts';
import { inputId } from '#shared/ui/light-form/light-form.ts';
import { useTexts } from '#login-box/texts.tsx';
import { passwordlessOwn } from '#login-box/flows/passwordless/passwordless-texts.ts';

const style = css`
  display: grid;
  gap: 6px;
  & select {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: var(--portico-control-lg);
    padding-inline: var(--portico-space-3);
    border: 1px solid var(--portico-color-border-strong);
    border-radius: var(--portico-radius-md);
    background: var(--portico-color-surface);
    color: inherit;
    font: inherit;
  }
  & select:focus-visible {
    outline: 2px solid var(--portico-color-focus);
    outline-offset: 1px;
  }
`;

interface Country {
  key: string;
  name: string;
  code: string;
}

function countriesOf(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const countries = Object.entries(callingCodes).map(([key, code]) => ({ key, code, name: names.of(key) ?? key }));
  return countries.sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** Replaces the country code of a number; the rest stays. */
function withCode(typed: string, former: string | undefined, code: string): string {
  const rest = former && typed.startsWith(`+${former}`) ? typed.slice(former.length + 1) : typed.replace(/^\+\d*/, '');
  return `+${code} ${rest.trim()}`;
}

/** Selects a country and writes its calling code into the number, which remains one ordinary field. */
export function CountrySelect({ locale }: { locale: string }) {
  const { t } = useTexts(passwordlessOwn);
  const { host, idPrefix } = useRootPlace();
  const id = useId();
  const countries = useMemo(() => countriesOf(locale), [locale]);
  const [chosen, setChosen] = useState<Country>();
  const choose = (key: string): void => {
    const country = countries.find((each) => each.key === key);
    const input = host?.querySelector<HTMLInputElement>(`[id="${inputId({ idPrefix }, 'phoneNumber')}"]`);
    if (!country || !input) return;
    input.value = withCode(input.value, chosen?.code, country.code);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    setChosen(country);
  };
  return (
    <div css={style} data-part="country">
      <label css={labelRowStyle} htmlFor={id}>
        {t('phone.country')}
      </label>
      <select
        id={id}
        value={chosen?.key ?? ''}
        onChange={(event) => choose(event.target.value)}
        autoComplete="tel-country-code"
      >
        <option value="" disabled>
          {t('phone.chooseCountry')}
        </option>
        {countries.map(({ key, name, code }) => (
          <option key={key} value={key}>{`${name} (+${code})`}</option>
        ))}
      </select>
    </div>
  );
}
