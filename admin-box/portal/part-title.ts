/** The part of a page that is shown, for the title of the document: a step, or one item of its list. */
import { createContext, useContext, useEffect } from 'react';

type SetPart = (title: string | undefined) => void;

const PartTitleContext = createContext<SetPart>(() => {});

export const PartTitleProvider = PartTitleContext.Provider;

/** Names the part while the caller is shown. */
export function usePartTitle(title: string): void {
  const setPart = useContext(PartTitleContext);
  useEffect(() => {
    setPart(title);
    return () => setPart(undefined);
  }, [title, setPart]);
}
