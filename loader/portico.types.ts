/**
 * The public face of the loader: what `window.Portico` offers to a host page.
 * Types only, so that a customer's application can import them without pulling code in.
 */

/** The signed-in user, as returned by `GET /identity/resources/users/v2/me`, merged with the token's claims. */
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
  /** Who acts as this user, for support, and until when (ISO 8601). Show it: `Portico.logout()` is the way out. */
  impersonator?: { name: string; until: string };
}

export interface LoginOptions {
  /** Where to land after sign-in, on this page's own origin. Default: the current address. */
  returnTo?: string;
  /** `false` skips the silent refresh that is tried first. */
  silent?: boolean;
  /** `login` asks for credentials even when a session exists. */
  prompt?: 'login';
  /** Reloads the tokens of the browser's session after the user signed in again separately. */
  renew?: boolean;
  /** Fills in the e-mail field of the hosted page. */
  loginHint?: string;
  /** Signs in to this tenant. */
  tenantId?: string;
  /** Signs in to the tenant with this login alias. The hosted page decides it, so that nothing is tried silently before. */
  organization?: string;
  /** Opens the sign-up page instead of the login page. */
  signUp?: boolean;
  /** Language of the hosted page, as a BCP 47 tag. Default: what the user chose there, or what the browser says. */
  locale?: string;
  /** Goes straight on to a configured provider: `google`, or the key of one of the vendor's own. */
  provider?: string;
}

export interface LogoutOptions {
  /** Where to land afterwards, on this page's own origin. Default: stay. */
  returnTo?: string;
}

export interface StepUpOptions {
  /** Seconds that the second factor may be old. Default: any age. */
  maxAge?: number;
  /** Where to land afterwards, on this page's own origin. Default: the current address. */
  returnTo?: string;
}

/** One of several is enough. Where roles are given, they alone decide. */
export interface AuthorizedQuestion {
  /** Permission keys. */
  permissions?: readonly string[];
  /** Role keys. */
  roles?: readonly string[];
}

export interface AuthorizedVerdict {
  isAuthorized: boolean;
  /** The rule that decided. `nothing-asked`: neither a role nor a permission was named. */
  why: 'signed-out' | 'super-user' | 'role' | 'missing-role' | 'permission' | 'missing-permission' | 'nothing-asked';
  /** The role that is held, or the permission that was asked for and is covered. */
  key?: string;
}

export interface SteppedUpVerdict {
  isSteppedUp: boolean;
  why: 'signed-out' | 'stepped-up' | 'one-factor' | 'too-old';
  /** Seconds since the sign-in, as far as it is known. */
  age?: number;
  /** The page left for the factor already, and it was not given. */
  wasAsked?: boolean;
}

export interface EntitledQuestion {
  feature?: string;
  /** Instead of a feature: has to be held, and one of the features that it is linked with has to be there. */
  permission?: string;
  /** What rules may ask about the moment: `{ seats: 60, region: 'eu' }`. */
  attributes?: Readonly<Record<string, string | number | boolean | Date>>;
}

/** One thing that was looked at; `rule` counts from 1. */
export type EntitlementStep =
  | { step: 'permission'; permission: string; outcome: 'held' | 'missing' }
  | { step: 'feature'; feature: string; outcome: 'unknown' }
  | { step: 'grant'; feature: string; outcome: 'granted' | 'expired' | 'none' }
  | { step: 'flag'; feature: string; rule: number | 'off' | 'default'; outcome: 'true' | 'false' }
  | { step: 'plan'; feature: string; plan: string; rule: number | 'default'; outcome: 'true' | 'false' };

export interface EntitledVerdict {
  isEntitled: boolean;
  /** Only when not entitled, and the signed-in user's entitlements are known. */
  justification?: 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED';
  /** What decided. `unavailable`: the server could not be asked. */
  why:
    | 'signed-out'
    | 'unavailable'
    | 'nothing-asked'
    | 'held'
    | 'grant'
    | 'flag'
    | 'plan'
    | 'missing-feature'
    | 'missing-permission'
    | 'expired';
  /** All that was looked at, in its order; the last one decided. */
  steps: EntitlementStep[];
  /** With a `justification`, keys of what would entitle: plans, features to grant, features whose flag is off. */
  wouldAllow?: string[];
  grantable?: string[];
  flagsOff?: string[];
}

/** Detail of the event `portico:gate`. */
export interface GateVerdict {
  isOpen: boolean;
  why: string;
}

export interface PortalOptions {
  /** `tab` (the default) opens a new one, `same` leaves this page. */
  target?: 'tab' | 'same';
}

export interface AdminOptions {
  /** Key of the page that opens first: `profile`, `users`, … Default: the first one the user may see. */
  page?: string;
}

/** The portal as a dialog over this page. */
export interface PorticoAdmin {
  /** Resolves once the dialog is there. A second call shows another page in the same dialog. */
  show(options?: AdminOptions): Promise<void>;
  hide(): void;
}

export interface CheckoutOptions {
  /** Key of the plan that is chosen at first. */
  plan?: string;
}

/** The checkout as a dialog over this page: a plan, a card, and the price to the cent before it is paid. */
export interface PorticoCheckout {
  /** Same as `show`. */
  (options?: CheckoutOptions): Promise<void>;
  /** Resolves once the checkout is there. */
  show(options?: CheckoutOptions): Promise<void>;
  hide(): void;
}

/**
 * - `filled`: typical data · `empty`: no other members · `reader`: read-only permissions · `crowded`: thousands, with
 * the longest names · the others: lists wait or fail, changes are rejected, the session expires
 */
export type PreviewScenario =
  | 'filled'
  | 'empty'
  | 'loading'
  | 'failing'
  | 'refusing'
  | 'expiring'
  | 'reader'
  | 'crowded';

export interface PreviewOptions {
  /** `filled` unless said. */
  scenario?: PreviewScenario;
  /** What is changed stays for the visit under this name, after a reload of the tab too. Default: the scenario's own. */
  name?: string;
  /** `false` answers at once instead of after 200 to 500 ms. Counts where a name begins. */
  delays?: boolean;
}

/**
 * A test double of `Portico`, without a server: a sample user is signed in, and calls to the identity server are
 * answered from sample data.
 */
export interface PorticoPreview extends Pick<Portico, 'user' | 'token' | 'fetch' | 'on' | 'login' | 'logout'> {
  /** The portal on the same data. */
  readonly admin: PorticoAdmin;
  /** The next preview of that name begins afresh. */
  forget(): void;
}

export interface PorticoEvents {
  /** Session startup has ended; `null` when no user is signed in. Replayed to late listeners. */
  ready: PorticoUser | null;
  /** A user signed in, or the user's data changed. */
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

/** A call that failed for reasons of the server or the network. */
export interface FailedCall {
  /** 500 and above; 500 where no answer came. */
  statusCode: number;
  /** Names the call in the server's log. */
  traceId: string | null;
  message: string;
}

/** Which calls fail, by name: the route, or the path. What works again is no longer among them. */
export interface Failures {
  readonly byName: ReadonlyMap<string, FailedCall>;
  record(name: string, failure: FailedCall): void;
  succeeded(name: string): void;
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
  /** A bearer token valid for at least another 30 seconds; `null` when no user is signed in. */
  token(): Promise<string | null>;
  /** `fetch` with the bearer token on requests to this page's own origin and to the identity server, and to no one else. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /**
   * Asks for a second factor where the last one is older than `maxAge`, or was never proved: leaves for the hosted login page.
   * Resolves only when there was nothing to ask for.
   */
  stepUp(options?: StepUpOptions): Promise<PorticoUser>;
  /** Whether the user holds one of the permissions or roles, and which rule says so. For what is shown: the server decides by itself. */
  isAuthorized(question: AuthorizedQuestion): Promise<AuthorizedVerdict>;
  /** Whether the user has proved a second factor, recently enough. */
  isSteppedUp(question?: Pick<StepUpOptions, 'maxAge'>): Promise<SteppedUpVerdict>;
  /** Whether the user has a feature by grant, flag or plan. Rejects when the client's settings do not enable entitlements. */
  isEntitledTo(question: EntitledQuestion): Promise<EntitledVerdict>;
  /** Opens the portal on the identity server, already signed in. Call it from a click, or the browser blocks the new tab. */
  hostedPortal(options?: PortalOptions): Promise<void>;
  /** A test double, from the first moment on. Rejects when its name is that of another scenario's. */
  preview(options?: PreviewOptions): Promise<PorticoPreview>;
  readonly admin: PorticoAdmin;
  readonly checkout: PorticoCheckout;
  /** What fails at the moment of what the session and the portal ask, for a report to the operator. There once the session client is. */
  readonly failures?: Failures;
  /** The vendor's theme, for the portal in a page. There once the session client is. */
  readonly theme?: BoxSettings['theme'];
  /** Listens; returns the way to stop listening. */
  on<E extends keyof PorticoEvents>(event: E, listener: (detail: PorticoEvents[E]) => void): () => void;
}

/** One file below `/cdn/`. */
export interface ModuleAddress {
  url: string;
  /** `sha256-…` */
  integrity: string;
}

/** A module with the chunks that it imports at once. */
export interface ModuleEntry extends ModuleAddress {
  imports: ModuleAddress[];
}

/** What a client's login box is drawn from, in a host page. */
export interface BoxSettings {
  vendor: { name: string; logo: string | null };
  /** `brand` is a CSS color that needs no escaping, `declarations` are CSS declarations of tokens. */
  theme: { brand: string; mode: 'light' | 'dark' | 'auto'; declarations?: string };
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Texts that the operator words differently in this language, by their key. */
  texts?: Record<string, string>;
  /** What the form that is painted first says in this language, by what it was built with, and its rules in another theme. English as built needs none. */
  words?: Readonly<Record<string, string>>;
  allowSignups: boolean;
  /** Accounts elsewhere that sign people in. */
  social?: { key: string; name: string }[];
  /** Passkeys sign people in; `prompt`: one is offered to those who have none. */
  passkeys?: { prompt: boolean };
  /** A leaked password is also reported after a second factor. */
  showLoginFlows?: true;
  /** Flows that usually follow a sign-in: prefetched while idle. */
  likelyFlows?: readonly string[];
  /** Sign-in methods to choose from, the default first. Absent if there is only one. */
  methods?: readonly ('EmailAndPassword' | 'Code' | 'MagicLink' | 'SmsCode')[];
  /** A device can be set up for sign-in by SMS code. Absent: it cannot. */
  quickSms?: true;
  /** Paths of the account routes that are not the usual ones. */
  routes?: Readonly<Record<string, string>>;
  /** Origins that a `redirectUrl` may lead to, where the client has several. */
  allowedOrigins?: readonly string[];
  /** The identifier field, where it takes user names in addition to email addresses. */
  identifier?: { type: 'text'; inputmode: 'text'; label: string };
  /** What the sign-up form by user name says, where there is one. */
  userNameForm?: { label: string; rule: string; instead: string; back: string };
  /** The sign-up form, where it is not the usual one. */
  signUpForm?: {
    companyName: 'required' | 'optional' | 'none';
    fields: {
      key: string;
      label: string;
      type: 'text' | 'tel' | 'select';
      required: boolean;
      maxLength: number;
      options?: { value: string; label: string }[];
    }[];
  };
  passwordRules: {
    allowPassphrases: boolean;
    minLength: number;
    maxLength: number;
    minPhraseLength: number;
    minOptionalTestsToPass: number;
  };
}

/** What the server writes into `/portico.js?client=…` so that nothing has to be fetched before the first paint. */
export interface LoaderSettings {
  version: string;
  baseUrl: string;
  clientId: string;
  /** Module with the session client (`startSession`). */
  session: ModuleEntry;
  /** Module with `<portico-login-box>` (`startLoginBox`). */
  loginBox?: ModuleEntry;
  /** Module with the sign-in logic, and the language: fetched once the first form is shown. */
  signInRules?: ModuleEntry;
  /** JSON file with the modules that are loaded on demand, by name: `Record<string, ModuleEntry>`. */
  modules?: ModuleAddress;
  /** Whether `isEntitledTo` may be asked. */
  entitlements?: boolean;
  /** In development: the names that gates may use, so that a misspelled one is reported in the console. */
  gateNames?: { features: readonly string[]; permissions: readonly string[] };
  /** Origins of the client's pages: a call from another one is refused by the browser, which does not say why. */
  origins?: readonly string[];
  /** Addresses on these origins that a login may return to. */
  redirectUris?: readonly string[];
  box?: BoxSettings;
}

/** The user whose address is verified. The address itself is included where the box knows it. */
export interface VerifiedUser {
  userId: string;
  email?: string;
}

/** `<portico-login-box>`. Fires `portico:signed-in` when a user has signed in with it. */
export interface PorticoLoginBoxElement extends HTMLElement {
  /** Model of a page to draw instead of signing in by the settings of the script tag. */
  page?: object;
}

/**
 * Shows its children when its question is answered with yes, and what has `slot="fallback"` otherwise; `slot="pending"` until
 * it is known. `data-state` is `pending`, `open` or `closed`, `data-why` names the rule that decided.
 */
export interface PorticoGateElement extends HTMLElement {
  /** For `<portico-entitled>`: what rules may ask about the moment. */
  entitlementAttributes?: EntitledQuestion['attributes'];
}

/** Attributes of an element in JSX, in any framework. */
export interface ElementAttributes {
  id?: string;
  class?: string;
  className?: string;
  hidden?: boolean;
  slot?: string;
  ref?: unknown;
  key?: string | number | bigint | null;
}

declare global {
  interface Window {
    Portico: Portico;
  }
  interface HTMLElementTagNameMap {
    'portico-login-box': PorticoLoginBoxElement;
    'portico-signed-in': PorticoGateElement;
    'portico-signed-out': PorticoGateElement;
    'portico-authorized': PorticoGateElement;
    'portico-stepped-up': PorticoGateElement;
    'portico-entitled': PorticoGateElement;
  }
  interface HTMLElementEventMap {
    'portico:signed-in': CustomEvent<PorticoUser>;
    /** A user activated their account with the login box. */
    'portico:user-verified': CustomEvent<VerifiedUser>;
    /** A gate opened or closed. */
    'portico:gate': CustomEvent<GateVerdict>;
    /** `<portico-stepped-up>` is about to leave for the second factor. Prevent it to keep the user here. */
    'portico:step-up-required': CustomEvent<{ maxAge: number | undefined }>;
  }
  interface DocumentEventMap {
    'portico:ready': CustomEvent<PorticoUser | null>;
    'portico:signed-in': CustomEvent<PorticoUser>;
    'portico:user-verified': CustomEvent<VerifiedUser>;
    /** After sign-in: the address to go back to. Prevent it to go there by a navigation of your own. */
    'portico:return': CustomEvent<string>;
  }
}
