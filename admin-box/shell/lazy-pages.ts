import type { ComponentType } from 'react';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';
import type { PageKey, PageModule, PortalPage } from '#admin-box/page.types.ts';

export interface LazyPages {
  /** The page's component once its chunk has loaded; referentially stable. */
  arrived(page: PortalPage): ComponentType | undefined;
  /** Loads the chunk, once. @throws when it cannot be had; asking again tries again */
  load(page: PortalPage): Promise<void>;
  /** Prefetches the chunk. Failures are ignored: rendering the page retries. */
  prefetch(page: PortalPage): Promise<void>;
}

export function createLazyPages(): LazyPages {
  const arrived = new Map<PageKey, ComponentType>();
  const loading = new Map<PageKey, Promise<PageModule>>();
  const load = async (page: PortalPage): Promise<void> => {
    const started = loading.get(page.key) ?? page.load();
    loading.set(page.key, started);
    started.catch(() => loading.delete(page.key));
    const { texts, Page } = await started;
    if (arrived.has(page.key)) return;
    addPageTexts(texts);
    arrived.set(page.key, Page);
  };
  return {
    arrived: ({ key }) => arrived.get(key),
    load,
    prefetch: (page) => load(page).catch(() => {}),
  };
}
