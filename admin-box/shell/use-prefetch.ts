import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import type { PortalPage } from '#admin-box/page.types.ts';
import type { LazyPages } from './lazy-pages.ts';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { whenNetworkIdle } from './network-idle.ts';

/** In milliseconds: see `IdleTimeout`. */
const head = 2000;
const pause = 500;

const idle = () =>
  new Promise<unknown>((done) =>
    typeof requestIdleCallback === 'undefined' ? done(undefined) : requestIdleCallback(done),
  );

/** The user limits data use: nothing is prefetched. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Prefetches pages one by one while the network is idle. */
async function prefetchPages(
  pages: readonly PortalPage[],
  lazyPages: LazyPages,
  queries: QueryClient,
  isOver: () => boolean,
): Promise<void> {
  for (const [at, page] of pages.entries()) {
    await whenNetworkIdle(queries, { first: at === 0 ? head : 0, between: pause, isOver });
    await idle();
    if (isOver() || savesData()) return;
    await lazyPages.prefetch(page);
  }
}

/** Prefetches chunks of pages: immediately on hover or focus of a link, the others when the network is idle. */
export function usePrefetch(shown: readonly PortalPage[], lazyPages: LazyPages): void {
  const queries = useQueryClient();
  const router = useRouter();
  const { root } = useRootPlace();
  // The list is a new array on every render; the timer restarts only when its content changes.
  const latest = useRef(shown);
  latest.current = shown;
  const keys = shown.map(({ key }) => key).join(' ');
  const pages = useMemo(() => latest.current.filter(({ key }) => keys.split(' ').includes(key)), [keys]);
  useEffect(() => {
    let over = false;
    void prefetchPages(pages, lazyPages, queries, () => over);
    return () => {
      over = true;
    };
  }, [pages, lazyPages, queries]);
  useEffect(() => {
    const ended = new AbortController();
    const onIntent = (event: Event): void => {
      const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
      const page =
        link && pages.find(({ path }) => router.href({ page: path, query: {} }) === link.getAttribute('href'));
      if (page) void lazyPages.prefetch(page);
    };
    for (const type of ['pointerover', 'focusin'])
      root?.addEventListener(type, onIntent, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [pages, lazyPages, router, root]);
}
