import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The nonce that this page's policy allows, read from the script element that carries it.
 * Browsers hide the attribute's value from markup readers, so it is read as a property.
 */
export function pageNonce(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}

/** Emotion's style elements, stamped with the nonce: the policy refuses styles without it. */
export function createStyleCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'wp', nonce });
}
