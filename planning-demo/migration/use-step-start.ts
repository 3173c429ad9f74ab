import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a step of the dialog when it appears, and scrolls to its start: the button that led here has been removed,
 * and the scroll position belongs to the previous step.
 */
export function useStepStart(): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  // not a layout effect: the dialog opens in its own, and what is closed takes no focus
  useEffect(() => {
    step.current?.focus({ preventScroll: true });
    // in a short window the whole dialog scrolls
    const dialog = step.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, []);
  return step;
}
