import { createContext } from 'react';

/** Told what was copied of the fields below, by their buttons or by hand. */
export const CopiedContext = createContext<(text: string) => void>(() => {});
