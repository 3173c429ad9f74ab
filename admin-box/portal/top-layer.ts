import { createContext, useContext } from 'react';

/** Runs work during which frames of a third party may lie over the portal. */
export type RunOutsideTopLayer = <T>(work: () => Promise<T>) => Promise<T>;

const TopLayerContext = createContext<RunOutsideTopLayer>((work) => work());

/** For what draws the portal in the top layer of the browser, where nothing else of the page can be reached. */
export const TopLayerProvider = TopLayerContext.Provider;

export function useRunOutsideTopLayer(): RunOutsideTopLayer {
  return useContext(TopLayerContext);
}
