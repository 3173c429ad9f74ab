/** Every state, drawer, dialog and confirmation in the tables. */
import type { Page } from 'playwright-core';
import { portalStates } from './portal-states.ts';
import { refusedChanges } from './refused-changes.ts';

export interface PortalCase {
  name: string;
  /** Relative to `/portal`. */
  path: string;
  answers?: Readonly<Record<string, unknown>> | undefined;
  /** Selector that shows that the page has loaded. */
  seen: string;
  arrange?: ((page: Page) => Promise<unknown>) | undefined;
  /** What is done there in the end. */
  act?: ((page: Page) => Promise<unknown>) | undefined;
}

/** All cases that open a dialog or drawer: those of the gallery, and those in which a change is made. */
export const portalCases: readonly PortalCase[] = [
  ...Object.entries(portalStates)
    .filter(([, { preview = 'filled' }]) => preview === 'filled')
    .map(([name, { path, seen, act }]) => ({ name, path, seen, arrange: act })),
  ...refusedChanges
    .filter(({ stale }) => !stale)
    .map(({ call, path, answers, arrange, act }) => ({
      name: `before ${call}`,
      path,
      answers,
      seen: 'main tbody tr, main section li, main form, [data-part="account"]',
      arrange,
      act,
    })),
];
