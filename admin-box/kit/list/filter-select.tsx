import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { FilterSelectProps } from './filter-select.types.ts';

/** Most options shown as a list; with more, a combobox searches them. */
const atAGlance = 40;

/** Value of the option that does not filter: the select has no option without a value. */
const everything = '*';

const FilterFind = lazy(async () => ({ default: (await import('./filter-find.tsx')).FilterFind }));

const style = css`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  & [role='combobox'] {
    border-radius: var(--portico-radius-full);
    padding-inline: 14px;
  }
  &[data-selected] {
    border-radius: var(--portico-radius-full);
    background: var(--portico-color-accent-subtle);
    color: var(--portico-color-accent-text);
    box-shadow: inset 0 0 0 1px var(--portico-color-border-strong);
  }
  &[data-selected] [role='combobox'] {
    border-color: transparent;
    background: transparent;
    color: inherit;
    padding-inline-end: var(--portico-space-1);
  }
  &[data-selected] [role='combobox'] > [data-part='icon'] {
    display: none;
  }
  &[data-selected] > [data-part='button'] {
    color: inherit;
    border-radius: var(--portico-radius-full);
    margin-inline-end: var(--portico-space-1);
  }
  ${narrow} {
    &[data-selected] > [data-part='button'] {
      margin-inline-end: 0;
    }
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;

/** A chip that opens its choices; with one chosen it says which, and can be removed. */
function FilterChip({ label, all, value, options, onChange }: FilterSelectProps) {
  const { t } = useTexts();
  // an address may name what is no longer there: the chip shows it, so that it can be removed
  const chosen = options.find((option) => option.value === value) ?? { value, label: '…' };
  const isChosen = value !== '';
  const known = isChosen && !options.includes(chosen) ? [chosen] : [];
  const text = `${label}: ${chosen.label}`;
  return (
    <span css={style} data-part="filter" data-selected={isChosen || undefined}>
      <Select
        compact
        label={label}
        labelHidden
        placeholder={label}
        options={[{ value: everything, label: all }, ...known, ...options]}
        value={isChosen ? value : everything}
        valueText={isChosen ? text : label}
        onChange={(next) => onChange(next === everything ? '' : next)}
      />
      {isChosen ? (
        <IconButton
          icon="close"
          size="sm"
          label={t('common.removeFilter', { filter: text })}
          onClick={() => onChange('')}
        />
      ) : null}
    </span>
  );
}

/** One choice that narrows a list. */
export function FilterSelect(props: FilterSelectProps) {
  if (props.onSearch === undefined && props.options.length <= atAGlance) return <FilterChip {...props} />;
  return (
    <Suspense fallback={<FilterChip {...props} options={[]} />}>
      <FilterFind {...props} />
    </Suspense>
  );
}
