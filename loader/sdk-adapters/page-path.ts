/** The path of the page as the SDK's routes name it, and its changes. */
import type { SdkOptions } from './sdk.types.ts';

/** @returns path and query, without the application's base name; read from the fragment where the SDK routes by hash */
export function pagePath({ urlStrategy, basename = '' }: SdkOptions): URL {
  const { href, hash, origin } = location;
  const url = urlStrategy === 'hash' ? new URL(hash.startsWith('#/') ? hash.slice(1) : '/', origin) : new URL(href);
  const base = basename.replace(/\/$/, '');
  if (base && url.pathname.startsWith(`${base}/`)) url.pathname = url.pathname.slice(base.length);
  return url;
}

/** Milliseconds between two looks at the address, where the browser has no Navigation API. */
const pause = 200;

/**
 * Calls the listener whenever the address has changed, by whomever.
 *
 * @returns how to stop
 */
export function onPathChange(listener: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener('currententrychange', listener);
    return () => navigation.removeEventListener('currententrychange', listener);
  }
  let last = location.href;
  const timer = setInterval(() => {
    if (location.href === last) return;
    last = location.href;
    listener();
  }, pause);
  return () => clearInterval(timer);
}
