import { createElement, lazy } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { PageKey, PortalPage } from '../page.types.ts';

export interface LazyPages {
  /** Draws the page; its chunk is loaded when it is first drawn. */
  draw(page: PortalPage): ReactElement;
  /** Loads the chunk ahead. A failure is not told: drawing the page tries again. */
  prefetch(page: PortalPage): void;
  /** A page that did not load is loaded anew. */
  forget(page: PortalPage): void;
}

export function createLazyPages(): LazyPages {
  const components = new Map<PageKey, ComponentType>();
  const started = new Set<PageKey>();
  const componentOf = (page: PortalPage): ComponentType => {
    const known = components.get(page.key);
    if (known) return known;
    const component = lazy(async () => ({ default: (await page.load()).Page }));
    components.set(page.key, component);
    started.add(page.key);
    return component;
  };
  return {
    draw: (page) => createElement(componentOf(page), { key: page.key }),
    prefetch(page) {
      if (started.has(page.key)) return;
      started.add(page.key);
      page.load().catch(() => started.delete(page.key));
    },
    forget(page) {
      components.delete(page.key);
      started.delete(page.key);
    },
  };
}
