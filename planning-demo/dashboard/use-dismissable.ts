import { useEffect, type RefObject } from 'react';

/**
 * Calls `onDismiss` when a user leaves what `area` holds: Escape (`escape`), a press outside or the focus moving out (`outside`).
 * Listens only while `active`.
 */
export function useDismissable(
  area: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (how: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    const element = area.current;
    const page = element?.ownerDocument;
    if (!active || !element || !page) return undefined;
    const pressed = (event: Event) => {
      if (!element.contains(event.target as Node)) onDismiss('outside');
    };
    const focusLeft = (event: FocusEvent) => {
      // no related target: the window lost the focus, not the menu
      if (event.relatedTarget && !element.contains(event.relatedTarget as Node)) onDismiss('outside');
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    page.addEventListener('pointerdown', pressed);
    element.addEventListener('focusout', focusLeft);
    page.addEventListener('keydown', typed);
    return () => {
      page.removeEventListener('pointerdown', pressed);
      element.removeEventListener('focusout', focusLeft);
      page.removeEventListener('keydown', typed);
    };
  }, [area, active, onDismiss]);
}
