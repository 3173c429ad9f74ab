/** Every state, drawer, dialog and question that the tables know, as places to come to. */
import type { Page } from 'playwright-core';
import { portalStates } from './portal-states.ts';
import { refusedChanges } from './refused-changes.ts';

export interface PortalCase {
  name: string;
  /** Below `/portal`. */
  path: string;
  answers?: Readonly<Record<string, unknown>> | undefined;
  /** What shows that the page is there. */
  seen: string;
  arrange?: ((page: Page) => Promise<unknown>) | undefined;
  /** What is done there in the end. */
  act?: ((page: Page) => Promise<unknown>) | undefined;
}

/** Every way into a dialog or drawer that the tables know: those of the pictures, and those in which something is changed. */
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
