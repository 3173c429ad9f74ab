import { useMemo, useRef } from 'react';
import type { RefObject } from 'react';

/** Lets a window begin in its first field: what is written there is why it was opened. */
export function useFirstField(): {
  place: RefObject<HTMLDivElement | null>;
  initialFocus: RefObject<HTMLElement | null>;
} {
  const place = useRef<HTMLDivElement>(null);
  // looked for when the window opens, which is after it was rendered
  const initialFocus = useMemo(
    () => ({
      get current() {
        return place.current?.querySelector('input') ?? null;
      },
    }),
    [],
  );
  return { place, initialFocus };
}
