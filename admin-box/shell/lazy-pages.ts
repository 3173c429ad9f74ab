import { createElement, lazy } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { addPageTexts } from '../page-texts.ts';
import type { PageKey, PageModule, PortalPage } from '../page.types.ts';

export interface LazyPages {
  /** Draws the page; its chunk is loaded when it is first drawn. A page that has arrived is drawn at once, without a placeholder. */
  draw(page: PortalPage): ReactElement;
  /** Loads the chunk ahead. A failure is not told: drawing the page tries again. */
  prefetch(page: PortalPage): Promise<void>;
  /** A page that did not load is loaded anew. */
  forget(page: PortalPage): void;
}

export function createLazyPages(): LazyPages {
  const arrived = new Map<PageKey, ComponentType>();
  const components = new Map<PageKey, ComponentType>();
  const loading = new Map<PageKey, Promise<PageModule>>();
  const load = (page: PortalPage): Promise<PageModule> => {
    const known = loading.get(page.key);
    if (known) return known;
    const started = page.load().then((module) => {
      addPageTexts(module.texts);
      arrived.set(page.key, module.Page);
      return module;
    });
    loading.set(page.key, started);
    started.catch(() => loading.delete(page.key));
    return started;
  };
  /** Stays the same for a page that is shown: another component would begin its state anew. */
  const componentOf = (page: PortalPage): ComponentType => {
    const component = components.get(page.key) ?? arrived.get(page.key) ?? lazy(async () => ({ default: (await load(page)).Page }));
    components.set(page.key, component);
    return component;
  };
  return {
    draw: (page) => createElement(componentOf(page), { key: page.key }),
    prefetch: async (page) => void (await load(page).catch(() => {})),
    forget(page) {
      components.delete(page.key);
      loading.delete(page.key);
    },
  };
}
