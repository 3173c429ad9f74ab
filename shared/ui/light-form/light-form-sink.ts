import { createContext } from 'react';
import type { LightForm } from './light-form.ts';

/** In server rendering, takes the form of the page that is being drawn; in the browser the form goes to the host itself. */
export const LightFormSink = createContext<((form: LightForm) => void) | undefined>(undefined);
