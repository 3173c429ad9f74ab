/**
 * `portico.js`: a classic script, built from this folder alone. The server writes the client's settings into it, so that nothing
 * has to be fetched before the first paint.
 *
 * Attributes of the tag: `data-return="navigate"` for sites that load each address anew: the page that hosted login comes back
 * to then goes on to the address from before by a navigation.
 */
import { startPortico, type Settings } from './start-portico.ts';

declare const __PORTICO_SETTINGS__: Settings;

const settings = __PORTICO_SETTINGS__;
startPortico(settings, document.currentScript, () => settings);
