/** Every state, drawer, dialog and confirmation in the tables. */
import type { Page } from 'playwright-core';
import type { PreviewScenario } from '#shared/preview/state.ts';
import { portalStates } from './portal-states.ts';
import { refusedChanges } from './refused-changes.ts';
import { loadedContent } from './refusing-portal.ts';

export interface PortalCase {
  name: string;
  /** Relative to `/portal`. */
  path: string;
  answers?: Readonly<Record<string, unknown>> | undefined;
  /** `filled` unless said. */
  scenario?: PreviewScenario | undefined;
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
    .map(({ call, path, answers, scenario, arrange, act }) => ({
      name: `before ${call}`,
      path,
      answers,
      scenario,
      seen: loadedContent,
      arrange,
      act,
    })),
];
