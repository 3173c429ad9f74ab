/** Brings `portico.js` into a page whose application loads its user interface through the vendor's SDK. */
import type { Portico } from '../portico.types.ts';
import { joinSessions } from './join-sessions.ts';
import type { RenderOptions, SdkWindow } from './sdk.types.ts';

/**
 * @returns the server that an adapter was loaded from, without a slash at its end. The SDK writes it on its script tag; an
 * address of the script's own is the same but for `<folder>/index.js`.
 */
export function baseUrlOf(script: HTMLScriptElement | null): string {
  const written = script?.getAttribute('cdn-url') ?? script?.src.replace(/\/[\w-]+\/index\.js(?:\?.*)?$/s, '') ?? '';
  return new URL(written || '/', document.baseURI).href.replace(/\/$/, '');
}

let loading: Promise<Portico> | undefined;

/**
 * Loads `portico.js` for the application's client, once; what the page has already is used. From then on the SDK's session and
 * that of `portico.js` end together.
 *
 * @throws when the script cannot be loaded; the next call tries again
 */
export async function loadPorticoJs(
  baseUrl: string,
  { injector, options: { contextOptions } }: RenderOptions,
  nonce: string | undefined,
): Promise<Portico> {
  const { Portico: present } = window as SdkWindow;
  loading ??= present?.on
    ? Promise.resolve(present)
    : appendScript(baseUrl, contextOptions?.appId ?? contextOptions?.clientId, nonce);
  try {
    const portico = await loading;
    joinSessions(injector.store, portico);
    return portico;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

function appendScript(baseUrl: string, clientId: string | undefined, nonce: string | undefined): Promise<Portico> {
  const script = document.createElement('script');
  // With CORS the server learns the page's origin, by which it knows the client of an application that names none.
  script.crossOrigin = 'anonymous';
  if (nonce) script.nonce = nonce;
  script.src = `${baseUrl}/portico.js${clientId ? `?client=${encodeURIComponent(clientId)}` : ''}`;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve((window as SdkWindow).Portico!);
    script.onerror = () => {
      script.remove();
      reject(new Error(`${script.src} could not be loaded. Is ${location.origin} one of the client's origins?`));
    };
    document.head.append(script);
  });
}
