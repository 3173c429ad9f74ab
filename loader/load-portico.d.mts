import type { Portico } from 'portico';

export interface LoadOptions {
  /** Address of the identity server. */
  baseUrl: string;
  clientId: string;
  /** For the page's policy; the nonce of a script that is there without it. */
  nonce?: string;
  /** `navigate`: what a login comes back to goes on by a navigation, for sites that load each address anew. */
  returnBy?: 'navigate';
  /** Where the page requires Trusted Types: `(url) => policy.createScriptURL(url)` with a policy of its own. */
  trustedUrl?: (url: string) => unknown;
}

/**
 * Adds the script to the page and resolves with `window.Portico`. Further calls get the same one; after a failure the next call
 * tries again. Nothing runs on a server until it is called.
 *
 * @throws Error when the script could not be loaded
 */
export declare function loadPortico(options: LoadOptions): Promise<Portico>;
