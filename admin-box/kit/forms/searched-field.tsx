import { useState } from 'react';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import type { Option } from '#shared/ui/select/select.types.ts';

export interface SearchedFieldProps {
  label: string;
  placeholder?: string;
  /** The chosen ones, with their names: the server's answers name others. */
  value: readonly Option[];
  onChange(chosen: Option[]): void;
  /** What the server found for what was typed last. */
  found: readonly Option[];
  onSearch(typed: string): void;
}

/** Selection from more options than can be listed: the server searches. Names of options seen before stay known. */
export function SearchedField({ label, placeholder, value, onChange, found, onSearch }: SearchedFieldProps) {
  const [seen, setSeen] = useState<readonly Option[]>(value);
  // the server's own answer says more of one than what it was chosen by: whether it may be changed here
  const freshest = (option: Option): Option => found.find((each) => each.value === option.value) ?? option;
  const kept = [...value, ...seen.filter((option) => !value.some((chosen) => chosen.value === option.value))];
  const options = [
    ...kept.map(freshest),
    ...found.filter((option) => !kept.some((known) => known.value === option.value)),
  ];
  const change = (ids: string[]): void => {
    const chosen = ids.flatMap((id) => options.find((option) => option.value === id) ?? []);
    setSeen([...kept, ...chosen.filter((option) => !kept.includes(option))]);
    onChange(chosen);
  };
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      multiple
      options={options}
      value={value.map((option) => option.value)}
      onChange={change}
      onSearch={onSearch}
    />
  );
}
