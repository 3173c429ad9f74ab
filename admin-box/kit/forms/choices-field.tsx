import { useState } from 'react';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { choicesStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';

export interface ChoiceOfMany {
  id: string;
  name: string;
  description?: string | null | undefined;
}

export interface ChoicesFieldProps {
  legend: string;
  /** Shown below the legend. */
  hint?: string;
  /** "Find a role": what finds one among many. */
  find: string;
  options: readonly ChoiceOfMany[];
  /** Ids of the chosen ones. */
  value: readonly string[];
  onChange(ids: string[]): void;
}

/** As many as are looked over at a glance; more than that are searched, and turned over by as many. */
const atAGlance = 12;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Options that were selected initially come first and keep their place while boxes are ticked, so that nothing moves
 * under the pointer.
 */
function useOrder(options: readonly ChoiceOfMany[], value: readonly string[]): readonly ChoiceOfMany[] {
  const [first] = useState(() => new Set(value));
  return [...options.filter(({ id }) => first.has(id)), ...options.filter(({ id }) => !first.has(id))];
}

/** A checkbox per option; with many options, a search field filters them. */
export function ChoicesField({ legend, hint, find, options, value, onChange }: ChoicesFieldProps) {
  const { t } = useUiTexts();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const isMany = options.length > atAGlance;
  const ordered = useOrder(options, value);
  const found = isMany
    ? ordered.filter(({ name, description }) => plain(`${name} ${description ?? ''}`).includes(plain(search.trim())))
    : options;
  const shown = isMany ? found.slice(page * atAGlance, (page + 1) * atAGlance) : found;
  const onSearch = (text: string): void => {
    setSearch(text);
    setPage(0);
  };
  return (
    <fieldset css={choicesStyle}>
      <legend>{legend}</legend>
      {hint ? <span css={mutedStyle}>{hint}</span> : null}
      {isMany ? <SearchField label={find} value={search} onSearch={onSearch} delay={0} /> : null}
      {shown.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          label={name}
          hint={description || undefined}
          checked={value.includes(id)}
          onCheckedChange={(on) => onChange(on ? [...value, id] : value.filter((each) => each !== id))}
        />
      ))}
      {isMany && found.length === 0 ? (
        <p css={mutedStyle} role="status">
          {t('nothingFound')}
        </p>
      ) : null}
      {isMany && found.length > 0 ? (
        <Pagination page={page} size={atAGlance} total={found.length} onPage={setPage} />
      ) : null}
    </fieldset>
  );
}
