/**
 * What the loader passes to boxes in a host page. Shared by all boxes of the page and available before the first one
 * renders.
 */
import type { SignInTokens } from '#shared/session/login/adopt-sign-in.ts';
import type { LoaderSettings, Portico, PorticoUser } from '#shared/session/embed/loader-settings.ts';

export interface Embedding {
  settings: LoaderSettings;
  /** The page's session: what a box signs in. */
  portico: Portico;
  /** Adopts the token of a sign-in answer into the page's session. Resolves to `null` if it was not accepted. */
  adoptSignIn(tokens: SignInTokens): Promise<PorticoUser | null>;
  /** Fetches a module that is loaded on demand, and proves its integrity. */
  verifyIntegrity(name: string): Promise<unknown>;
}

let current: Embedding | undefined;

/** The first one counts: two loaders on one page share one session. */
export function setEmbedding(embedding: Embedding): void {
  current ??= embedding;
}

/** Undefined on hosted pages, and where the element was brought without the loader. */
export function getEmbedding(): Embedding | undefined {
  return current;
}
