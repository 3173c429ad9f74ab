/** Keys of a closed select (ARIA Authoring Practices, select-only combobox). */
import type { Option } from './select.types.ts';

/** Where the highlight of a list that opens begins: at what is chosen, at the first option or at the last. */
export type SelectEntry = 'chosen' | 'first' | 'last';

const entries: Readonly<Record<string, SelectEntry>> = {
  ArrowDown: 'chosen',
  ArrowUp: 'chosen',
  Enter: 'chosen',
  ' ': 'chosen',
  Home: 'first',
  End: 'last',
};

/** @returns undefined for keys that open nothing */
export const entryOfKey = (key: string): SelectEntry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;

/** @returns value of the option that is highlighted first; undefined when every option is disabled */
export function enabledOption(
  options: readonly Option[],
  value: string | null,
  entry: SelectEntry,
): string | undefined {
  const enabled = options.filter((option) => !option.disabled);
  const chosen = entry === 'chosen' ? enabled.find((option) => option.value === value) : undefined;
  return (chosen ?? (entry === 'last' ? enabled.at(-1) : enabled[0]))?.value;
}

/** Letters typed within this many milliseconds of each other are one word. */
const wordPause = 500;

/**
 * Finds options by their first letters. The same letter again goes to the next option that begins with it.
 *
 * @param now in milliseconds, from any fixed time
 */
export function createTypeAhead(): (
  key: string,
  now: number,
  options: readonly Option[],
  value: string | null,
) => string | undefined {
  let typed = '';
  let last = -Infinity;
  return (key, now, options, value) => {
    typed = now - last > wordPause ? key : typed + key;
    last = now;
    const isRepeated = [...typed].every((letter) => letter === typed[0]);
    const word = (isRepeated ? typed[0]! : typed).toLocaleLowerCase();
    const enabled = options.filter((option) => !option.disabled);
    const at = enabled.findIndex((option) => option.value === value);
    const begin = isRepeated ? at + 1 : Math.max(at, 0);
    const inTurn = [...enabled.slice(begin), ...enabled.slice(0, begin)];
    return inTurn.find((option) => option.label.toLocaleLowerCase().startsWith(word))?.value;
  };
}
