import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { searchStyle } from './search-field.styles.ts';

export interface SearchFieldProps {
  /** What is searched, such as "Search users": read out, and shown while the field is empty unless `placeholder` is given. */
  label: string;
  placeholder?: string;
  value: string;
  /** Called when typing pauses, when the field is cleared, and at once on Enter. */
  onSearch: (value: string) => void;
  /** Pause after the last key, in milliseconds: 250 unless said. */
  delay?: number;
  /** `false` for a part of a page that has a search of its own: landmarks have to differ. */
  landmark?: boolean;
}

/** What is typed, and a report of it once typing pauses. A value that changes from outside replaces what is typed. */
function usePausedTyping(value: string, onSearch: (value: string) => void, delay: number) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => latest.current(typed), delay);
    return () => clearTimeout(timer);
  }, [typed, value, delay]);
  return [typed, setTyped] as const;
}

/** A search of the list below it. Escape and the clear button empty it. */
export function SearchField({ label, placeholder, value, onSearch, delay = 250, landmark = true }: SearchFieldProps) {
  const { t } = useUiTexts();
  const [typed, setTyped] = usePausedTyping(value, onSearch, delay);
  const input = useRef<HTMLInputElement>(null);
  const searchNow = (text: string) => {
    setTyped(text);
    if (text !== value) onSearch(text);
  };
  const clear = () => {
    searchNow('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // it may be inside a form, which a search must not submit
      event.preventDefault();
      searchNow(typed);
    }
    if (event.key === 'Escape' && typed) {
      event.stopPropagation();
      clear();
    }
  };
  return (
    <div css={searchStyle} data-part="search-field" role={landmark ? 'search' : undefined}>
      <TextField
        ref={input}
        label={label}
        labelHidden
        type="search"
        enterKeyHint="search"
        placeholder={placeholder ?? label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        start={<Icon name="search" size="sm" />}
        end={typed ? <IconButton icon="close" label={t('clearSearch')} size="sm" onClick={clear} /> : null}
      />
    </div>
  );
}
