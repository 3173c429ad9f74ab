/**
 * `portico.js`: a classic script, built from this folder alone. The server writes the client's settings into it, so that nothing
 * has to be fetched before the first paint.
 *
 * Attributes of the tag:
 * - `data-redirect`: page that the hosted login returns to, one of the client's `redirectUris`. Default: the current page if it
 *   is registered, else `/oauth/callback`.
 * - `data-return="navigate"`: that page continues to the address from before the login by a navigation, for sites whose server
 *   answers each address with its own page.
 */
import { startPortico, type Settings } from './start-portico.ts';

declare const __PORTICO_SETTINGS__: Settings;

const settings = __PORTICO_SETTINGS__;
startPortico(settings, document.currentScript, () => settings);
