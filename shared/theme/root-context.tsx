import { createContext, useContext } from 'react';

/** Root of a tree: the element, its shadow root, and the prefix of its light-DOM IDs. On the server there are no nodes. */
export interface RootPlace {
  host: HTMLElement | undefined;
  root: ShadowRoot | undefined;
  /** Ids of light-DOM nodes are shared with the page, so that each box has its own prefix. */
  idPrefix: string;
}

const RootContext = createContext<RootPlace>({ host: undefined, root: undefined, idPrefix: 'portico' });

export const RootProvider = RootContext.Provider;

/** The element and shadow root the calling component is drawn in. */
export function useRootPlace(): RootPlace {
  return useContext(RootContext);
}
