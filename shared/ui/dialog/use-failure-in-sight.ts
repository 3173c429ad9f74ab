import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A refusal stands above a form, and what was pressed below it: in a form longer than the screen it would be told out of sight.
 * @returns for the element round the form
 */
export function useFailureInSight(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const told = place.current?.querySelector('[data-part="banner"][role="alert"]') ?? null;
    if (told && told !== last.current) told.scrollIntoView({ block: 'nearest' });
    last.current = told;
  });
  return place;
}
