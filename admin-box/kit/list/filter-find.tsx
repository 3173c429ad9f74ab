/** One choice of many that narrows a list, found by typing. Loaded where there are many. */
import { css } from '@emotion/react';
import { useState } from 'react';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';
import type { FilterSelectProps } from './filter-select.types.ts';

const style = css`
  inline-size: 220px;
  ${narrow} {
    flex: 1 1 160px;
    min-inline-size: 0;
  }
`;

/** Value of the option that does not filter: the combobox's keyboard navigation skips options with an empty value. */
const everything = '*';

export function FilterFind({ label, all, value, options, onChange, onSearch }: FilterSelectProps) {
  // what an answer named once keeps its name while others are looked for
  const [chosen, setChosen] = useState(() => options.find((option) => option.value === value));
  const known =
    value === '' || options.some((option) => option.value === value)
      ? []
      : [chosen?.value === value ? chosen : { value, label: '…' }];
  const shown = [{ value: everything, label: all }, ...known, ...options];
  const choose = ([next = '']: string[]): void => {
    setChosen(shown.find((option) => option.value === next));
    onChange(next === everything ? '' : next);
  };
  return (
    <div css={style}>
      {/* the option that does not filter leaves the input empty, or users would have to delete it before typing */}
      <Combobox
        label={label}
        labelHidden
        placeholder={all}
        options={shown}
        value={value === '' ? [] : [value]}
        onChange={choose}
        onSearch={onSearch}
      />
    </div>
  );
}
