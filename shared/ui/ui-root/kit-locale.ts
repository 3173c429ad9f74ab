import { createContext } from 'react';

/** A locale of the tree's direction, for `KitPlace`. */
export const KitLocaleContext = createContext('en');
