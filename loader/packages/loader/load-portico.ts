import type { Portico } from '../../portico.types.ts';

export interface LoadOptions {
  /** Address of the identity server. */
  baseUrl: string;
  clientId: string;
  /** Sets the nonce of the added script. Default: the nonce of the first script of the page that has one. */
  nonce?: string | undefined;
  /**
   * Page that the hosted login returns to, one of the client's `redirectUris`: a path or an address of this origin.
   * Default: the current page if it is registered, else `/oauth/callback`.
   */
  redirect?: string | undefined;
  /** `navigate` reloads the page from before the login, for sites whose server answers each address with its own page. */
  returnBy?: 'navigate' | undefined;
  /** Where the page requires Trusted Types: `(url) => policy.createScriptURL(url)` with a policy of its own. */
  trustedUrl?: ((url: string) => unknown) | undefined;
}

/** One entry for all copies of this module in a page: each package of ours carries one. */
const loading = Symbol.for('portico.loading');

interface LoadingPage extends Window {
  [loading]?: Promise<Portico> | undefined;
}

/**
 * Adds the script to the page and resolves with `window.Portico`. Further calls get the same one; after a failure the next call
 * tries again. Importing this module has no side effects, so that it can be imported on a server too.
 *
 * @throws Error when the script could not be loaded
 */
export function loadPortico(options: LoadOptions): Promise<Portico> {
  const page = window as LoadingPage;
  page[loading] ??= addScript(options).catch((error: unknown) => {
    page[loading] = undefined;
    throw error;
  });
  return page[loading];
}

function addScript({
  baseUrl,
  clientId,
  nonce,
  redirect,
  returnBy,
  trustedUrl = (url) => url,
}: LoadOptions): Promise<Portico> {
  return new Promise((resolve, reject) => {
    // A stub that only queues calls has no `on`.
    if ((window as Partial<Window>).Portico?.on) return resolve(window.Portico);
    const url = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/portico.js?client=${encodeURIComponent(clientId)}`;
    const script = document.createElement('script');
    script.nonce = nonce ?? document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    if (redirect !== undefined) script.dataset['redirect'] = redirect;
    if (returnBy) script.dataset['return'] = returnBy;
    script.onload = () => resolve(window.Portico);
    script.onerror = () => {
      script.remove();
      reject(
        new Error(
          `Portico did not load from ${url}. Check that the server runs, that it knows the client, and that the content security policy of the page allows the address.`,
        ),
      );
    };
    script.src = trustedUrl(url) as string;
    document.head.append(script);
  });
}
