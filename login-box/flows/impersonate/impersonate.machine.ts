import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { delays } from '#shared/flow/delays.ts';
import { flowContext, flowSetup, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { pageError } from '#shared/flow/page-error.ts';

export type ImpersonateEvent =
  /** The one press that uses the token. */
  (SubmittedEvent & { type: 'impersonation.confirmed' }) | { type: 'continue.requested' };

const impersonate = flowSetup({
  events: {} as ImpersonateEvent,
  actors: {
    /** Whom the token of the address is for; begins nothing. */
    preview: injected<FlowData['impersonate'], void>('preview'),
    impersonate: injected<void, void>('impersonate'),
  },
  delays: { afterImpersonation: delays.afterImpersonation },
}).extend({
  guards: {
    /** The token is used, too old, or was never good: pressing again is of no use. */
    tokenDead: (_, { error }: { error: unknown }) =>
      ['impersonation-invalid', 'link-invalid'].includes(pageError(error).code),
  },
});

/** Impersonation: a confirmation, then a redirect after a second. */
export const impersonateMachine = impersonate.createMachine({
  id: 'impersonate',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'success' } }, target: 'success' },
        { guard: { type: 'startsAt', params: { step: 'invalid' } }, target: 'invalid' },
        { guard: { type: 'startsAt', params: { step: 'confirm' } }, target: 'confirm' },
        { target: 'checking' },
      ],
    },
    /** Only in embedding pages; for hosted pages the server checks the link before rendering. */
    checking: {
      tags: 'busy',
      invoke: {
        src: 'preview',
        onDone: { target: 'confirm', actions: { type: 'assignData', params: ({ event }) => event.output } },
        onError: { target: 'invalid', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    confirm: { on: { 'impersonation.confirmed': { target: 'impersonating', actions: 'storeFields' } } },
    impersonating: {
      tags: 'busy',
      invoke: {
        src: 'impersonate',
        onDone: { target: 'success' },
        onError: [
          {
            guard: { type: 'tokenDead', params: ({ event }) => ({ error: event.error }) },
            target: 'invalid',
            actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'confirm', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    success: {
      initial: 'waiting',
      states: {
        waiting: {
          after: { afterImpersonation: 'leaving' },
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

export type ImpersonateStep = Exclude<keyof typeof impersonateMachine.config.states & string, 'starting'>;
