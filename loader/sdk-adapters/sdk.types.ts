/**
 * What the vendor's SDK packages (`@frontegg/js` 7 and those built on it) hand to the user interface that they load from their
 * `cdnUrl`. Only what the adapters read is named.
 */
import type { Portico } from '../portico.types.ts';

/** Paths of the application's page that the user interface is shown at; see "Routes" of the SDK. */
export type SdkRoutes = Record<string, string | undefined>;

export interface SdkAuthState {
  isAuthenticated: boolean;
  isLoading: boolean;
  routes: SdkRoutes;
}

export interface SdkStore {
  /** Actions are named `auth/…`, after the method of the SDK's store. */
  dispatch(action: { type: string; payload?: unknown }): void;
  getState(): { auth: SdkAuthState };
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}

export interface SdkOptions {
  contextOptions?: { clientId?: string; appId?: string };
  hostedLoginBox?: boolean;
  urlStrategy?: 'path' | 'hash';
  basename?: string;
}

export interface RenderOptions {
  injector: { store: SdkStore };
  options: SdkOptions;
}

export interface Rendered {
  unmount(): void;
}

export interface SdkWindow {
  Portico?: Portico;
}
