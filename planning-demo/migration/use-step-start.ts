import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a step of the dialog when the step appears, and shows it from its beginning:
 * the button that was pressed to get here is gone, and what was scrolled belongs to the step before.
 */
export function useStepStart(): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  // not a layout effect: the dialog opens in its own, and what is closed takes no focus
  useEffect(() => {
    step.current?.focus({ preventScroll: true });
    // in a short window the dialog scrolls as a whole
    const dialog = step.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, []);
  return step;
}
