import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * An error is shown above a form, and the button is below it: in a form longer than the screen the error would be out of view.
 * @returns for the element round the form
 */
export function useFailureInSight<Place extends HTMLElement = HTMLDivElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const told = place.current?.querySelector('[data-part="banner"][role="alert"]') ?? null;
    if (told && told !== last.current) told.scrollIntoView({ block: 'nearest' });
    last.current = told;
  });
  return place;
}
