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

/** Stands for the choice that narrows nothing: the list's keys pass over a choice whose value is empty. */
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
      {/* what narrows nothing is not a text that somebody would have to take out before typing */}
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
