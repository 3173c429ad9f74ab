import type { Page } from 'playwright-core';
import type { PreviewScenario } from '#shared/preview/state.ts';

export interface PortalState {
  /** Below `/portal`. */
  path: string;
  /** `filled` unless said. */
  preview?: PreviewScenario;
  /** Selector of what shows that it is there. */
  seen: string;
  /** What a person does then. */
  act?: (page: Page) => Promise<void>;
}

/** By name, which is the name of the pictures too. */
export type PortalStates = Readonly<Record<string, PortalState>>;
