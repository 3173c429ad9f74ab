import { useEffect } from 'react';
import type { PortalPage } from '../page.types.ts';
import type { LazyPages } from './lazy-pages.ts';

/** Milliseconds after which the other pages are loaded where a browser does not say when it is idle. */
const fallbackDelay = 2000;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** Loads the chunks of the pages that may come next, once the browser has nothing else to do. */
export function usePrefetch(pages: readonly PortalPage[], lazyPages: LazyPages): void {
  useEffect(() => whenIdle(() => pages.forEach((page) => lazyPages.prefetch(page))), [pages, lazyPages]);
}
