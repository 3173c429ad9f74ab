import { assign, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Portico, PorticoUser } from '#loader/portico.types.ts';
import { sessionFailure, type SessionFailure } from './session-failure.ts';

interface SessionContext {
  user: PorticoUser | null;
  /** Why the last boot, sign-in or sign-out failed; `null` once it is tried again. */
  failure: SessionFailure | null;
}

export type SessionEvent =
  | { type: 'login.requested' }
  | { type: 'logout.requested' }
  | { type: 'retry.requested' }
  /** The browser brought the page back from its back/forward cache. */
  | { type: 'page.restored' }
  | { type: 'user.signedIn'; user: PorticoUser }
  | { type: 'user.signedOut' };

/**
 * Who is signed in to the demo. Spec section 4.1: people who are not signed in see the login screen, others the dashboard.
 * What it does is provided by `sessionMachineFor`; here are the rules only.
 */
const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    readUser: fromPromise<PorticoUser | null>(() => Promise.reject(new Error('readUser is not provided'))),
    signIn: fromPromise<PorticoUser>(() => Promise.reject(new Error('signIn is not provided'))),
    signOut: fromPromise<void>(() => Promise.reject(new Error('signOut is not provided'))),
    watchSession: fromCallback<SessionEvent>(() => undefined),
  },
  actions: {
    keepUser: assign({ user: (_, params: { user: PorticoUser | null }) => params.user }),
    forgetUser: assign({ user: null }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => sessionFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
  },
  delays: {
    /** Nothing shows progress before this. */
    progress: 400,
    /** Milliseconds after which the page offers to try again. */
    retry: 10_000,
  },
}).createMachine({
  id: 'session',
  context: { user: null, failure: null },
  invoke: { src: 'watchSession' },
  initial: 'booting',
  on: {
    'user.signedIn': {
      target: '.signedIn',
      actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
    },
    'user.signedOut': '.signedOut',
  },
  states: {
    booting: {
      entry: 'forgetFailure',
      invoke: {
        src: 'readUser',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'signedIn',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: {
          target: 'bootFailed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'quiet',
      states: {
        quiet: { after: { progress: 'progressing' } },
        progressing: { after: { retry: 'slow' } },
        slow: {},
      },
    },
    bootFailed: { on: { 'retry.requested': 'booting' } },
    signedOut: {
      entry: ['forgetUser', 'forgetFailure'],
      // the silent refresh inside a sign-in may report "signed out": that must not break the sign-in off
      on: { 'user.signedOut': {} },
      initial: 'idle',
      states: {
        idle: { on: { 'login.requested': 'signingIn' } },
        signingIn: {
          entry: 'forgetFailure',
          invoke: {
            src: 'signIn',
            onDone: {
              target: '#session.signedIn',
              actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          // the page was restored by the Back button after leaving for the hosted login: check the session again
          on: { 'page.restored': '#session.booting' },
        },
        failed: { on: { 'login.requested': 'signingIn' } },
      },
    },
    signedIn: {
      entry: 'forgetFailure',
      on: {
        // the user's data changed: the screen stays as it is
        'user.signedIn': { actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) } },
      },
      initial: 'idle',
      states: {
        idle: { on: { 'logout.requested': 'signingOut' } },
        signingOut: {
          entry: 'forgetFailure',
          invoke: {
            src: 'signOut',
            onDone: '#session.signedOut',
            onError: {
              target: 'signOutFailed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        signOutFailed: { on: { 'logout.requested': 'signingOut' } },
      },
    },
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The machine wired to the loader's public face and to the page that it runs in. */
export function sessionMachineFor(portico: Portico, page: EventTarget) {
  return sessionMachine.provide({
    actors: {
      readUser: fromPromise<PorticoUser | null>(() => portico.user()),
      signIn: fromPromise<PorticoUser>(() => portico.login()),
      signOut: fromPromise<void>(() => portico.logout()),
      watchSession: fromCallback<SessionEvent>(({ sendBack }) => watchSession(portico, page, sendBack)),
    },
  });
}

function watchSession(portico: Portico, page: EventTarget, report: (event: SessionEvent) => void): () => void {
  const restored = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) report({ type: 'page.restored' });
  };
  const stopSignedIn = portico.on('signed-in', (user) => report({ type: 'user.signedIn', user }));
  const stopSignedOut = portico.on('signed-out', () => report({ type: 'user.signedOut' }));
  page.addEventListener('pageshow', restored);
  return () => {
    stopSignedIn();
    stopSignedOut();
    page.removeEventListener('pageshow', restored);
  };
}
