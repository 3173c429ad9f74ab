import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { delays } from '#shared/flow/delays.ts';
import {
  fieldsOf,
  flowContext,
  flowSetup,
  secretField,
  typedField,
  type FlowContext,
  type SubmittedEvent,
} from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError, pageError } from '#shared/flow/page-error.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { otherMethodsStep, startOfMethod } from '#login-box/flows/passwordless-start.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import {
  signedInActors,
  signedInDelays,
  signedInStates,
  signedInTransitions,
  successState,
  showErrorInForm,
} from '#login-box/flows/signed-in-states.ts';
import type { Addressee, PasswordlessType, SentData, Waited } from './passwordless-calls.ts';

export type PasswordlessEvent =
  | (SubmittedEvent & { type: 'code.submitted' })
  | (SubmittedEvent & { type: 'phone.submitted' })
  /** "Send code", on a device that was set up for it. */
  | (SubmittedEvent & { type: 'quick.requested' })
  | (SubmittedEvent & { type: 'quick.accepted' })
  | { type: 'quick.declined' }
  | { type: 'resend.requested' }
  /** Another sign-in method was requested: the one in the field `method`, or the list of all. */
  | (SubmittedEvent & { type: 'method.chosen' })
  | { type: 'otherMethods.requested' }
  /** Another address or number is to be used. */
  | { type: 'email.changed' }
  | { type: 'phone.changed' }
  | { type: 'continue.requested' };

interface SendInput {
  type: PasswordlessType;
  addressee: Addressee;
}

const passwordless = flowSetup({
  events: {} as PasswordlessEvent,
  actors: {
    send: injected<SentData, SendInput>('send'),
    signIn: injected<SignInAnswer, { type: 'code' | 'smscode'; code: string }>('signIn'),
    wait: injected<Waited, void>('wait'),
    ...signedInActors,
  },
  delays: { second: delays.second, ...signedInDelays },
}).extend({
  actions: { rememberDevice: () => {}, declineDevice: () => {} },
  guards: {
    ...signInGuards,
    /** Nothing has been sent yet: the flow before left it to this one. */
    toBeSent: ({ context }) => context.stepData.send === true,
    /** Provided by the hook: signed in by SMS on a device that has not been asked. */
    quickLoginOffered: () => false,
    /** Provided by the hook: there is a page around the box whose session this browser's sign-in opens. */
    signsInPlace: () => false,
    countingDown: ({ context }) => (context.stepData.resendIn ?? 0) > 0,
    mayResend: ({ context }) => (context.stepData.resendIn ?? 0) <= 0,
    /** Polls often at first, while the user looks at both screens, and less often later. */
    timeToAsk: ({ context }) => isTimeToAsk(context.stepData.waited ?? 0),
    isWaiting: (_, { state }: Waited) => state === 'waiting',
    openedHere: (_, { state }: Waited) => state === 'here',
    linkOver: (_, { state }: Waited) => state === 'ended',
    phoneWrong: (_, { error }: { error: unknown }) => pageError(error).code.startsWith('phone-'),
  },
});

function isTimeToAsk(waited: number): boolean {
  return waited < 120 ? waited % 3 === 0 : waited % 10 === 0;
}

/** Input of `send` for each method; values of earlier steps identify the recipient. */
function sendInput(type: PasswordlessType, context: FlowContext): SendInput {
  const { email, phoneNumber, userId } = {
    ...context.values,
    ...(context.stepData.userId && { userId: context.stepData.userId }),
  } as Addressee;
  if (type !== 'smscode') return { type, addressee: { email } };
  return { type, addressee: userId ? { userId } : phoneNumber ? { phoneNumber } : { email } };
}

const sent = (data: SentData): FlowData['passwordless'] => ({ ...data, send: false, sent: true });

/** A step that asks for a code: sends it unless it was sent, counts down until it can be resent, and signs in with it. */
function codeStep(type: 'code' | 'smscode') {
  return {
    initial: 'beginning',
    states: {
      beginning: { always: [{ guard: 'toBeSent', target: 'sending' }, { target: 'editing' }] },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ context }: { context: FlowContext }) => sendInput(type, context),
          onDone: {
            target: 'editing',
            actions: [
              'startCountdown',
              { type: 'assignData', params: ({ event }: { event: { output: SentData } }) => sent(event.output) },
            ],
          },
          onError: showErrorInForm,
        },
      },
      editing: {
        after: { second: { guard: 'countingDown', target: 'editing', reenter: true, actions: 'countDown' } },
        on: {
          'code.submitted': [
            {
              guard: { type: 'fieldMissing', params: { field: 'code' } },
              actions: { type: 'setError', params: { error: clientError('field-required', 'code') } },
            },
            { target: 'signingIn', actions: 'clearError' },
          ],
          'resend.requested': { guard: 'mayResend', target: 'resending', actions: 'clearError' },
        },
      },
      resending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input: ({ context }: { context: FlowContext }) => sendInput(type, context),
          onDone: {
            target: 'editing',
            actions: [
              'startCountdown',
              {
                type: 'assignData',
                params: ({ event }: { event: { output: SentData } }) => ({ ...sent(event.output), resent: true }),
              },
            ],
          },
          onError: showErrorInForm,
        },
      },
      signingIn: {
        tags: 'busy',
        invoke: {
          src: 'signIn',
          input: ({ event }: { event: PasswordlessEvent }) => ({ type, code: secretField('code', event) }),
          onDone: signedInTransitions,
          onError: {
            target: 'editing',
            actions: {
              type: 'setError',
              params: ({ event }: { event: { error: unknown } }) => ({
                error: { ...pageError(event.error), field: 'code' },
              }),
            },
          },
        },
      },
      ...signedInStates,
    },
  } as const;
}

/**
 * Signing in without a password (planning and login, 4.2): a code by mail or SMS, or a link by mail whose page waits here
 * until it was opened. The server answers alike whether there is an account, and so does this flow.
 */
export const passwordlessMachine = passwordless.createMachine({
  id: 'passwordless',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  on: {
    'email.changed': '.leavingForStart',
    // the box takes this flow away once the other one is here
    'method.chosen': {
      actions: {
        type: 'handOff',
        params: ({ context, event }) => ({
          handoff: startOfMethod(fieldsOf(event)['method'] ?? '', context.values['email']),
        }),
      },
    },
    'otherMethods.requested': {
      actions: { type: 'handOff', params: ({ context }) => ({ handoff: otherMethodsStep(context.values['email']) }) },
    },
  },
  states: {
    starting: {
      always: [
        {
          guard: { type: 'startsAt', params: { step: 'magicLinkPreLoginSuccess' } },
          target: 'magicLinkPreLoginSuccess',
        },
        { guard: { type: 'startsAt', params: { step: 'loginWithSmsOtc' } }, target: 'loginWithSmsOtc' },
        { guard: { type: 'startsAt', params: { step: 'smsCode' } }, target: 'smsCode' },
        { guard: { type: 'startsAt', params: { step: 'loginWithQuickSmsOtc' } }, target: 'loginWithQuickSmsOtc' },
        { guard: { type: 'startsAt', params: { step: 'linkEnded' } }, target: 'linkEnded' },
        { guard: { type: 'startsAt', params: { step: 'openedHere' } }, target: 'openedHere' },
        { target: 'loginWithOtc' },
      ],
    },
    loginWithOtc: codeStep('code'),
    loginWithSmsOtc: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'phone.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'phoneNumber' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'phoneNumber') } },
                ],
              },
              { target: 'sending', actions: 'storeFields' },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'send',
            input: ({ context, event }) => ({
              type: 'smscode',
              addressee: { phoneNumber: typedField('phoneNumber', context, event) },
            }),
            onDone: {
              target: '#passwordless.smsCode',
              actions: ['startCountdown', { type: 'assignData', params: ({ event }) => sent(event.output) }],
            },
            onError: [
              {
                guard: { type: 'phoneWrong', params: ({ event }) => ({ error: event.error }) },
                target: 'editing',
                actions: {
                  type: 'setError',
                  params: ({ event }) => ({ error: { ...pageError(event.error), field: 'phoneNumber' } }),
                },
              },
              showErrorInForm,
            ],
          },
        },
      },
    },
    loginWithQuickSmsOtc: {
      initial: 'editing',
      states: {
        editing: { on: { 'quick.requested': { target: 'sending', actions: 'clearError' } } },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'send',
            input: ({ context }) => sendInput('smscode', context),
            onDone: {
              target: '#passwordless.smsCode',
              actions: ['startCountdown', { type: 'assignData', params: ({ event }) => sent(event.output) }],
            },
            onError: showErrorInForm,
          },
        },
      },
    },
    smsCode: { ...codeStep('smscode'), on: { 'phone.changed': { target: 'loginWithSmsOtc', actions: 'clearError' } } },
    magicLinkPreLoginSuccess: {
      initial: 'beginning',
      states: {
        beginning: { always: [{ guard: 'toBeSent', target: 'sending' }, { target: 'editing' }] },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'send',
            input: ({ context }) => sendInput('magiclink', context),
            onDone: {
              target: 'editing',
              actions: ['startCountdown', { type: 'assignData', params: ({ event }) => sent(event.output) }],
            },
            onError: showErrorInForm,
          },
        },
        /** The page waits; its one form is "send it again". */
        editing: {
          after: {
            second: [
              {
                guard: 'timeToAsk',
                target: 'asking',
                actions: ['countDown', { type: 'assignData', params: ({ context }) => oneSecondMore(context) }],
              },
              {
                target: 'editing',
                reenter: true,
                actions: ['countDown', { type: 'assignData', params: ({ context }) => oneSecondMore(context) }],
              },
            ],
          },
          on: { 'resend.requested': { guard: 'mayResend', target: 'resending', actions: 'clearError' } },
        },
        asking: {
          tags: 'busy',
          invoke: {
            src: 'wait',
            onDone: [
              { guard: { type: 'isWaiting', params: ({ event }) => event.output }, target: 'editing' },
              {
                guard: { type: 'openedHere', params: ({ event }) => event.output },
                target: '#passwordless.openedHere',
              },
              { guard: { type: 'linkOver', params: ({ event }) => event.output }, target: '#passwordless.linkEnded' },
              ...signedInTransitions,
            ],
            // a question that got no answer is asked again in a moment
            onError: 'editing',
          },
        },
        resending: {
          tags: 'busy',
          invoke: {
            src: 'send',
            input: ({ context }) => sendInput('magiclink', context),
            onDone: {
              target: 'editing',
              actions: [
                'startCountdown',
                { type: 'assignData', params: ({ event }) => ({ ...sent(event.output), resent: true }) },
              ],
            },
            onError: showErrorInForm,
          },
        },
        ...signedInStates,
      },
    },
    /** The link expired or too many wrong numbers were entered; a new link is needed. */
    linkEnded: { on: { 'continue.requested': 'leavingForStart' } },
    /** Another tab of this browser signed in by the link and continues; an embedding page is signed in too. */
    openedHere: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'signsInPlace', target: 'leaving' }, { target: 'showing' }] },
        showing: { on: { 'continue.requested': 'leaving' } },
        leaving: leavingState,
      },
    },
    leavingForStart: {
      entry: { type: 'navigate', params: ({ context }) => ({ to: context.links.login }) },
      on: { 'continue.requested': { target: 'leavingForStart', reenter: true } },
    },
    /** Quick login is remembered by the device alone. */
    registerQuickLogin: {
      on: {
        'quick.accepted': { target: '#signedIn.leaving', actions: 'rememberDevice' },
        'quick.declined': { target: '#signedIn.leaving', actions: 'declineDevice' },
      },
    },
    success: {
      ...successState,
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'quickLoginOffered', target: '#passwordless.registerQuickLogin' }, { target: 'waiting' }],
        },
        ...successState.states,
      },
    },
  },
});

function oneSecondMore(context: FlowContext): FlowData['passwordless'] {
  return { waited: (context.stepData.waited ?? 0) + 1 };
}

export type PasswordlessStep = Exclude<keyof typeof passwordlessMachine.config.states & string, 'starting'>;
