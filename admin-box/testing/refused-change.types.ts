import type { Page } from 'playwright-core';
import type { Refusing } from './refusing-portal.ts';

export interface RefusedChange extends Pick<Refusing, 'path' | 'stale' | 'answers' | 'scenario'> {
  /** `METHOD path` as in the contract; placeholders match anything. */
  call: string;
  /** Opens an overlay or fills in a form before the change. */
  arrange?(page: Page): Promise<unknown>;
  /** The last thing a user does. */
  act(page: Page): Promise<unknown>;
  /** What is said; the server's failure unless said. */
  message?: RegExp;
  /** Made by choosing out of a panel, which closes with the choice. */
  isChoice?: true;
}
