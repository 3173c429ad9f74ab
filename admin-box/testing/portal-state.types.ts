import type { Page } from 'playwright-core';
import type { PreviewScenario } from '#shared/preview/state.ts';

export interface PortalState {
  /** Relative to `/portal`. */
  path: string;
  /** `filled` unless said. */
  preview?: PreviewScenario;
  /** Selector that shows that the state has been reached. */
  seen: string;
  /** What a user does then. */
  act?: (page: Page) => Promise<void>;
}

/** By name, which is the name of the pictures too. */
export type PortalStates = Readonly<Record<string, PortalState>>;
