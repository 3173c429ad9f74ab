/**
 * The public face of the loader: what `window.Portico` offers to a host page.
 * Types only, so that a customer's application can import them without pulling code in.
 */

/** The signed-in person, as `GET /identity/resources/users/v2/me` tells, merged with the token's claims. */
export interface PorticoUser {
  id: string;
  email: string;
  name: string;
  profilePictureUrl: string | null;
  tenantId: string;
  tenantIds: string[];
  /** Role keys in the active tenant. */
  roles: { id: string; key: string; name: string }[];
  /** Permission keys held in the active tenant; `*` is a wildcard. */
  permissions: { id: string; key: string }[];
  superUser?: boolean;
  verified: boolean;
}

export interface LoginOptions {
  /** Where to land after sign-in, on this page's own origin. Default: the current address. */
  returnTo?: string;
  /** `false` skips the silent refresh that is tried first. */
  silent?: boolean;
  /** `login` asks for credentials even when a session exists. */
  prompt?: 'login';
  /** Fills in the e-mail field of the hosted page. */
  loginHint?: string;
  /** Signs in to this tenant. */
  tenantId?: string;
  /** Opens the sign-up page instead of the login page. */
  signUp?: boolean;
}

export interface LogoutOptions {
  /** Where to land afterwards, on this page's own origin. Default: stay. */
  returnTo?: string;
}

export interface PorticoEvents {
  /** The session boot has ended; `null` when nobody is signed in. Late listeners hear it too. */
  ready: PorticoUser | null;
  /** Somebody signed in, or the person's data changed. */
  'signed-in': PorticoUser;
  'signed-out': null;
  error: PorticoError;
}

export interface PorticoError {
  message: string;
  statusCode: number;
  traceId: string | null;
  errorCode: string | undefined;
}

export interface Portico {
  readonly version: string;
  readonly baseUrl: string;
  readonly clientId: string;
  /** Signs in: tries a silent refresh, then leaves for the hosted login page. Resolves only when the silent refresh succeeded. */
  login(options?: LoginOptions): Promise<PorticoUser>;
  /** Ends the session here, on the server and in the other tabs. */
  logout(options?: LogoutOptions): Promise<void>;
  /** Resolves once the session boot has ended. */
  user(): Promise<PorticoUser | null>;
  /** A bearer token that lives for at least another 30 seconds; `null` when nobody is signed in. */
  token(): Promise<string | null>;
  /** `fetch` with the bearer token on requests to this page's own origin and to the identity server, and to no one else. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** Listens; returns the way to stop listening. */
  on<E extends keyof PorticoEvents>(event: E, listener: (detail: PorticoEvents[E]) => void): () => void;
}

/** What the server writes into `/portico.js?client=…` so that nothing has to be fetched before the first paint. */
export interface LoaderSettings {
  version: string;
  baseUrl: string;
  clientId: string;
  /** Module with the session client (`startSession`), with its integrity hash and those of its imports. */
  session: { url: string; integrity: string; imports: { url: string; integrity: string }[] };
}

declare global {
  interface Window {
    Portico: Portico;
  }
}
