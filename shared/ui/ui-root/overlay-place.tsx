import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The node in the root that holds what lies above the page; null until it is drawn, and on the server. */
const OverlayPlaceContext = createContext<HTMLElement | null>(null);

export const OverlayPlaceProvider = OverlayPlaceContext.Provider;

/** Draws its children above the page, in the same shadow root: styles, tokens and ids keep working there. */
export function Overlay({ children }: { children: ReactNode }) {
  const place = useContext(OverlayPlaceContext);
  return place ? createPortal(children, place) : null;
}
