import { delays } from '#shared/flow/delays.ts';
import { flowContext, flowSetup, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';

export type UnlockEvent =
  /** The one press that uses the link. */
  (SubmittedEvent & { type: 'unlock.confirmed' }) | { type: 'continue.requested' };

const unlock = flowSetup({
  events: {} as UnlockEvent,
  actors: {
    /** Looks whether the address carries a token; fails with `link-invalid` otherwise. */
    readLink: injected<void, void>('readLink'),
    unlock: injected<void, void>('unlock'),
  },
  delays: { afterUnlock: delays.afterUnlock },
});

/** Opening a locked account by its mail link (planning and login, 4.5): then to the login page after a second. */
export const unlockMachine = unlock.createMachine({
  id: 'unlock',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'confirm' } }, target: 'confirm' },
        { guard: { type: 'startsAt', params: { step: 'success' } }, target: 'success' },
        { guard: { type: 'startsAt', params: { step: 'invalid' } }, target: 'invalid' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'readLink',
        onDone: { target: 'confirm' },
        onError: { target: 'invalid', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    confirm: {
      initial: 'editing',
      states: {
        editing: { on: { 'unlock.confirmed': { target: 'unlocking', actions: 'storeFields' } } },
        unlocking: {
          tags: 'busy',
          invoke: {
            src: 'unlock',
            onDone: { target: '#unlock.success' },
            onError: [
              {
                guard: { type: 'linkDead', params: ({ event }) => ({ error: event.error }) },
                target: '#unlock.invalid',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
      },
    },
    success: {
      initial: 'waiting',
      entry: { type: 'setTarget', params: ({ context }) => ({ target: context.links.login }) },
      states: {
        waiting: {
          after: { afterUnlock: 'leaving' },
          on: { 'continue.requested': 'leaving' },
        },
        leaving: leavingState,
      },
    },
    invalid: {
      initial: 'showing',
      entry: { type: 'setTarget', params: ({ context }) => ({ target: context.links.login }) },
      states: {
        showing: { on: { 'continue.requested': 'leaving' } },
        leaving: leavingState,
      },
    },
  },
});

export type UnlockStep = Exclude<keyof typeof unlockMachine.config.states & string, 'starting'>;
