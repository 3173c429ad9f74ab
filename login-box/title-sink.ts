import { createContext } from 'react';

/** Takes the title of the page that is drawn: in server rendering for `<title>`, on a hosted page for the document. */
export const TitleSink = createContext<((title: string) => void) | undefined>(undefined);
