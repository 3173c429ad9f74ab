import { useEffect, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** How far a key moves in a list; the ends of the list are its ends. */
function moved(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const places: Record<string, number> = {
    ArrowDown: Math.min(last, at + 1),
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: last,
  };
  return places[key];
}

/**
 * The option that is active for the keyboard, in a list whose focus stays on one element (`aria-activedescendant`).
 *
 * @param count how many options are shown
 * @param start index to begin at, again whenever `resetOn` changes
 * @param choose called with the index on Enter
 */
export function useActiveOption(count: number, start: number, resetOn: unknown, choose: (at: number) => void) {
  const [active, setActive] = useState(start);
  useEffect(() => setActive(start), [start, resetOn]);
  const at = Math.min(active, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, at, count);
    if (next !== undefined && count > 0) {
      event.preventDefault();
      setActive(next);
    }
    if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      choose(at);
    }
  };
  return { active: at, setActive, onKeyDown };
}
