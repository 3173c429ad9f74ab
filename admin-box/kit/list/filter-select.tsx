import { lazy, Suspense } from 'react';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { chipStyle } from './filter-chip.styles.ts';
import type { FilterSelectProps } from './filter-select.types.ts';

/** Most options shown as a list; with more, a combobox searches them. */
const atAGlance = 40;

/** Value of the option that does not filter: the select has no option without a value. */
const everything = '*';

const FilterFind = lazy(async () => ({ default: (await import('./filter-find.tsx')).FilterFind }));

/** A chip that opens its choices; with one chosen it says which, and can be removed. */
function FilterChip({ label, all, value, options, onChange }: FilterSelectProps) {
  const { t } = useTexts();
  // an address may name what is no longer there: the chip shows it, so that it can be removed
  const chosen = options.find((option) => option.value === value) ?? { value, label: '…' };
  const isChosen = value !== '';
  const known = isChosen && !options.includes(chosen) ? [chosen] : [];
  const text = `${label}: ${chosen.label}`;
  return (
    <span css={chipStyle} data-part="filter" data-selected={isChosen || undefined}>
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
