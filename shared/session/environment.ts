/**
 * Everything about the world that the session client touches: time, network, address, storage, randomness, other tabs.
 * Tests pass their own.
 */
export interface Channel {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

/**
 * - `woke`: the page became visible, or the network came back; timers may have slept
 * - `restored`: the page came out of the back-forward cache, in the state in which it was left
 */
export type WakeReason = 'woke' | 'restored';

export interface Environment {
  fetch: typeof fetch;
  /** Wall clock, milliseconds since 1970. May jump. */
  now(): number;
  /** Milliseconds since some start. Never jumps, but may stand still while the machine sleeps. */
  monotonic(): number;
  /** Returns the way to cancel. */
  setTimer(callback: () => void, milliseconds: number): () => void;
  /** Fills the array with random bytes and returns it. */
  randomBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
  /** Throws where the page is no secure context. */
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Address of the page. */
  href(): string;
  /** Leaves for another page. */
  navigate(url: string): void;
  /** Changes the address in place. */
  replaceAddress(url: string): void;
  /** After sign-in: restores the URL, and notifies the page's router. */
  restoreAddress(url: string): void;
  /** Storages to try in order; reading one may throw, and so may each of its methods. */
  storages: readonly (() => Storage)[];
  sessionStorage(): Storage;
  openChannel(name: string): Channel;
  /** Returns the way to stop listening. */
  onWake(listener: (reason: WakeReason) => void): () => void;
  isVisible(): boolean;
  /** Seconds since the user's last input in this page, or since they returned to it. */
  idleSeconds(): number;
  log: Pick<Console, 'warn' | 'error'>;
}

/** A page that loads a document for each address prevents this event and goes to `detail` by itself. */
export const returnEventName = 'portico:return';

function restoreInPlace(url: string): void {
  const event = new CustomEvent(returnEventName, { detail: url, cancelable: true });
  if (!document.dispatchEvent(event)) return;
  history.replaceState(history.state, '', url);
  // Routers listen to this event, and `replaceState` does not fire it.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

function openBroadcastChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', (event) => listener(event.data)),
  };
}

function listenForWaking(listener: (reason: WakeReason) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener('woke'), {
    signal,
  });
  window.addEventListener('online', () => listener('woke'), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener('restored'), { signal });
  return () => ending.abort();
}

/** What a user does in a page; the last two when they come back to it. */
const signsOfUse = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'focus', 'pageshow'] as const;

/** Notices what the user does, not what scripts dispatch. Listens for as long as the page lives. */
function watchUse(monotonic: () => number): () => number {
  let last = monotonic();
  const notice = ({ isTrusted }: Event) => {
    if (isTrusted) last = monotonic();
  };
  for (const type of signsOfUse) window.addEventListener(type, notice, { capture: true, passive: true });
  return () => (monotonic() - last) / 1000;
}

/** The real one. What the page could patch later is taken now. */
export function browserEnvironment(): Environment {
  const { crypto } = window;
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  // Absent where the page is no secure context: calling it is what throws then.
  const digest = crypto.subtle?.digest.bind(crypto.subtle);
  const monotonic = performance.now.bind(performance);
  return {
    fetch: window.fetch.bind(window),
    now: Date.now,
    monotonic,
    setTimer(callback, milliseconds) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    randomBytes: (bytes) => getRandomValues(bytes),
    sha256: async (bytes) => new Uint8Array(await digest('SHA-256', bytes)),
    href: () => location.href,
    navigate: (url) => location.assign(url),
    replaceAddress: (url) => history.replaceState(history.state, '', url),
    restoreAddress: restoreInPlace,
    storages: [() => window.sessionStorage, () => window.localStorage],
    sessionStorage: () => window.sessionStorage,
    openChannel: openBroadcastChannel,
    onWake: listenForWaking,
    isVisible: () => document.visibilityState === 'visible',
    idleSeconds: watchUse(monotonic),
    log: console,
  };
}

/** Waits by the environment's timer. */
export function waitIn(env: Pick<Environment, 'setTimer'>): (milliseconds: number) => Promise<void> {
  return (milliseconds) => new Promise((resolve) => void env.setTimer(resolve, milliseconds));
}
