/**
 * Handles a session that ends while the portal is open. Rejected calls wait while the user signs in again in another
 * tab, and are then retried, so that no form is lost.
 */

/**
 * - `present`: signed in
 * - `checking`: this tab has no session; the server is asked whether the browser still has one
 * - `ended`: the user has to sign in
 * - `waiting`: the sign-in page is open in another tab
 * - `leaving`: the page is being left for the sign-in page
 */
export type SessionPhase = 'present' | 'checking' | 'ended' | 'waiting' | 'leaving';

export interface ReauthenticationSettings {
  /** Resumes the session of the browser without leaving the page; `false` where there is none. Rejects where that is not known yet. */
  resume(): Promise<boolean>;
  /** Opens the sign-in page in a new tab. `false` if the browser blocked it. */
  openSignIn(): boolean;
  /** Leaves for the sign-in page where the page holds no input. `false` if it stays. */
  leaveUntouched?(): boolean;
  /** Milliseconds between looks while the sign-in page is open. */
  interval?: number;
  setTimer?: (callback: () => void, milliseconds: number) => () => void;
}

export interface Reauthentication {
  phase(): SessionPhase;
  subscribe(listener: () => void): () => void;
  /** Called when the session has ended. Resolves once the user has signed in again, rejects when they cancel. */
  ask(): Promise<void>;
  /** The user wants to sign in again. */
  signIn(): void;
  /** Called after a sign-in, here or in another tab. */
  signedIn(): void;
  /** The user gives up: what waits is rejected. */
  giveUp(): void;
}

/** Thrown into what waited for a sign-in that did not come. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}

const defaultTimer = (callback: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

interface Waiting {
  promise: Promise<void>;
  resolve(): void;
  reject(reason: Error): void;
}

function newWaiting(): Waiting {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // prevents an unhandled rejection when no call is waiting
  promise.catch(() => {});
  return { promise, resolve, reject };
}

export function createReauthentication(settings: ReauthenticationSettings): Reauthentication {
  const { resume, openSignIn, leaveUntouched = () => false, interval = 2000, setTimer = defaultTimer } = settings;
  const listeners = new Set<() => void>();
  let phase: SessionPhase = 'present';
  let waiting = newWaiting();
  let cancelTimer = (): void => {};

  function become(next: SessionPhase): void {
    cancelTimer();
    phase = next;
    listeners.forEach((listener) => listener());
  }

  function settle(end: (held: Waiting) => void): void {
    const held = waiting;
    waiting = newWaiting();
    end(held);
  }

  function signedIn(): void {
    if (phase === 'present') return;
    become('present');
    settle((held) => held.resolve());
  }

  /** Checks for a session, and polls while the sign-in page is open. */
  async function checkSession(otherwise: 'ended' | 'waiting'): Promise<void> {
    const found = await resume().catch(() => undefined);
    if (phase === 'present') return;
    if (found) return signedIn();
    // a server that is away says nothing about the session, which is kept
    if (found === undefined && phase === 'checking')
      cancelTimer = setTimer(() => void checkSession(otherwise), interval);
    else if (otherwise === 'ended' && phase === 'checking') become(leaveUntouched() ? 'leaving' : 'ended');
    else if (phase === 'waiting') cancelTimer = setTimer(() => void checkSession('waiting'), interval);
  }

  return {
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask() {
      const { promise } = waiting;
      if (phase === 'present') {
        become('checking');
        void checkSession('ended');
      }
      return promise;
    },
    signIn() {
      if (phase === 'present') return;
      if (!openSignIn()) return become('ended');
      become('waiting');
      void checkSession('waiting');
    },
    signedIn,
    giveUp() {
      become('present');
      settle((held) => held.reject(new SessionEnded('Not signed in')));
    },
  };
}
