import { css } from '@emotion/react';
import { useId } from 'react';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { swatchesStyle } from '#admin-box/kit/access.styles.ts';

const colors = {
  red: '#b91c1c',
  orange: '#b45309',
  green: '#15803d',
  teal: '#0f766e',
  blue: '#1d4ed8',
  purple: '#7e22ce',
} as const;

const isColor = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);

const dotStyle = (color: string) => css`
  display: inline-block;
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  margin-inline-end: var(--portico-space-2);
  border-radius: 50%;
  background: ${color};
  forced-color-adjust: none;
`;

/** A group's color, if it has one. Decorative: the name next to it identifies the group. */
export function GroupDot({ color }: { color: string | undefined }) {
  return color && isColor(color) ? <span css={dotStyle(color)} aria-hidden="true" data-part="dot" /> : null;
}

/** One of a few colors, or none. A color outside the palette stays selectable. */
export function GroupColorField({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const { t } = useTexts();
  const name = useId();
  const known = Object.entries(colors) as [keyof typeof colors, string][];
  const foreign = value !== '' && !known.some(([, color]) => color === value);
  const choices = [
    { color: '', label: t('groups.noColor') },
    ...known.map(([key, color]) => ({ color, label: t(`groups.color.${key}`) })),
    ...(foreign ? [{ color: value, label: value }] : []),
  ];
  return (
    <fieldset css={swatchesStyle}>
      <legend>{t('groups.color')}</legend>
      {choices.map(({ color, label }) => (
        <label key={color}>
          <input type="radio" name={name} checked={value === color} onChange={() => onChange(color)} />
          <span>
            <GroupDot color={color} />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
