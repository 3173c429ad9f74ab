import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';
import { controlStyle } from '#shared/ui/field/field.styles.ts';
import type { FilterSelectProps } from './filter-select.types.ts';

/** More are found by typing: nobody turns over hundreds in the browser's own list. */
const atAGlance = 40;

const FilterFind = lazy(async () => ({ default: (await import('./filter-find.tsx')).FilterFind }));

const style = css`
  inline-size: auto;
  max-inline-size: 220px;
  text-overflow: ellipsis;
  ${narrow} {
    /* a width of its own: else the longest choice would widen the page. Two stand beside each other, and can be read */
    flex: 1 1 132px;
    inline-size: 132px;
    min-inline-size: 0;
    max-inline-size: none;
  }
`;

/** The browser's own control, so that a list waits for no machinery. */
function PlainSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  // an address may name what is no longer there: the control shows it, so that it can be taken back
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <select
      css={[controlStyle, style]}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {known ? null : <option value={value}>…</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** One choice that narrows a list. */
export function FilterSelect(props: FilterSelectProps) {
  if (props.onSearch === undefined && props.options.length <= atAGlance) return <PlainSelect {...props} />;
  return (
    <Suspense fallback={<PlainSelect {...props} options={[]} />}>
      <FilterFind {...props} />
    </Suspense>
  );
}
