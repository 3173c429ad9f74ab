import { createContext, useContext } from 'react';

/** Runs work during which frames of a third party may lie over the portal. */
export type BelowOthers = <T>(work: () => Promise<T>) => Promise<T>;

const TopLayerContext = createContext<BelowOthers>((work) => work());

/** For what draws the portal in the top layer of the browser, where nothing else of the page can be reached. */
export const TopLayerProvider = TopLayerContext.Provider;

export function useBelowOthers(): BelowOthers {
  return useContext(TopLayerContext);
}
