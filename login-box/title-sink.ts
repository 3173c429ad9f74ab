import { createContext } from 'react';

/** Receives the title of the rendered page: for `<title>` in server rendering, for the document on a hosted page. */
export const TitleSink = createContext<((title: string) => void) | undefined>(undefined);
