import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focuses the element once, when it appears and `wanted` holds. The element needs `tabIndex={-1}` or must be focusable by itself. */
export function useFocusOnMount<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const wantedAtMount = useRef(wanted);
  useLayoutEffect(() => {
    if (wantedAtMount.current) element.current?.focus();
  }, []);
  return element;
}
