import type { MfaStrategy } from '#shared/contract/entities.ts';
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
import { clientError } from '#shared/flow/page-error.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import {
  codeMissing,
  counting,
  expiredState,
  factorGuards,
  failedProof,
  recordResent,
  showErrorInForm,
} from '#login-box/flows/mfa/factor-states.ts';
import {
  signedInActors,
  signedInDelays,
  signedInStates,
  signedInTransitions,
  successState,
} from '#login-box/flows/signed-in-states.ts';

export type MfaSetUpEvent =
  /** A kind of factor, by the field `method`: its name on the wire. */
  | (SubmittedEvent & { type: 'strategy.chosen' })
  /** A code; where the app has no key yet, the wish for one. */
  | (SubmittedEvent & { type: 'code.submitted' })
  | (SubmittedEvent & { type: 'phone.submitted' })
  | (SubmittedEvent & { type: 'key.requested' })
  | (SubmittedEvent & { type: 'codes.saved' })
  | { type: 'resend.requested' }
  /** New recovery codes in place of the few that are left. */
  | (SubmittedEvent & { type: 'codes.requested' })
  | { type: 'later.chosen' }
  | { type: 'another.requested' }
  | { type: 'continue.requested' };

/** What an app is set up with; it is on the screen, and useless once the app has confirmed it. */
export type AppKey = Required<Pick<FlowData['mfa-set-up'], 'secret' | 'qr' | 'qrSize'>>;

export interface Confirmation {
  method: 'app' | 'sms';
  code: string;
}

const setUp = flowSetup({
  events: {} as MfaSetUpEvent,
  actors: {
    startApp: injected<AppKey, void>('startApp'),
    startPhone: injected<{ phone: string }, { phoneNumber: string }>('startPhone'),
    confirm: injected<SignInAnswer, Confirmation>('confirm'),
    addKey: injected<SignInAnswer, { platform: boolean }>('addKey'),
    /** The answer of the confirmation once more, when the codes have been read. */
    resume: injected<SignInAnswer, void>('resume'),
    renewCodes: injected<{ recoveryCodes: string[] }, void>('renewCodes'),
    ...signedInActors,
  },
  delays: { second: delays.second, ...signedInDelays },
}).extend({
  guards: {
    ...factorGuards,
    /** Just handed off, and policy allows only one method (4.3). */
    onlyStrategyIs: ({ context }, { strategy }: { strategy: MfaStrategy }) =>
      context.stepData.fresh === true && onlyStrategy(context) === strategy,
    chose: ({ event }, { strategy }: { strategy: MfaStrategy }) => fieldsOf(event)['method'] === strategy,
    keyKnown: ({ context }) => Boolean(context.stepData.secret),
    keyWanted: ({ context }) => context.stepData.begin === true,
    codesCreated: (_, answer: SignInAnswer) => (answer.recoveryCodes?.length ?? 0) > 0,
  },
});

function onlyStrategy({ stepData: { strategies = [] } }: FlowContext): MfaStrategy | undefined {
  return strategies.length === 1 ? strategies[0] : undefined;
}

const begin = { type: 'assignData', params: { begin: true, fresh: false } } as const;
const forPlatform = { type: 'assignData', params: { platform: true, fresh: false } } as const;
const forKey = { type: 'assignData', params: { platform: false, fresh: false } } as const;

/** A code by mail needs no setting up: the flow that proves factors asks for it. */
const byMail = {
  type: 'handOff',
  params: ({ context }: { context: FlowContext }): { handoff: Handoff } => ({
    handoff: {
      at: { flow: 'mfa', step: 'emailVerifyCode' },
      values: context.values,
      stepData: {
        ...(context.stepData.devices && { devices: context.stepData.devices }),
        send: true,
        ...(context.stepData.leaked && { leaked: true }),
      },
    },
  }),
} as const;

/** Recovery codes are shown right after the confirmation, since they cannot be shown again. */
const confirmed = [
  {
    guard: { type: 'codesCreated', params: ({ event }: { event: { output: SignInAnswer } }) => event.output },
    target: '#mfa-set-up.saveRecoveryCodes',
    actions: {
      type: 'assignData',
      params: ({ event }: { event: { output: SignInAnswer } }) => ({
        recoveryCodes: event.output.recoveryCodes ?? [],
      }),
    },
  },
  ...signedInTransitions,
] as const;

const confirming = (method: Confirmation['method']) =>
  ({
    tags: 'busy',
    invoke: {
      src: 'confirm',
      input: ({ event }: { event: MfaSetUpEvent }): Confirmation => ({ method, code: secretField('code', event) }),
      onDone: confirmed,
      onError: failedProof('mfa-set-up'),
    },
  }) as const;

const toOtherMethods = {
  on: { 'another.requested': { target: '#mfa-set-up.forceTwoFactor', actions: 'clearError' } },
} as const;

/**
 * Sets up MFA because a policy requires it (4.3; `forceTwoFactor`). Ends signed in, after the recovery codes were
 * shown.
 */
export const mfaSetUpMachine = setUp.createMachine({
  id: 'mfa-set-up',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: { type: 'onlyStrategyIs', params: { strategy: 'AuthenticatorApp' } },
          target: 'authenticatorApp',
          actions: begin,
        },
        { guard: { type: 'onlyStrategyIs', params: { strategy: 'SMS' } }, target: 'smsSetPhoneNumber' },
        { guard: { type: 'onlyStrategyIs', params: { strategy: 'EmailCode' } }, target: 'handedOff', actions: byMail },
        {
          guard: { type: 'onlyStrategyIs', params: { strategy: 'WebAuthnPlatform' } },
          target: 'securityKey',
          actions: forPlatform,
        },
        {
          guard: { type: 'onlyStrategyIs', params: { strategy: 'WebAuthnCrossPlatform' } },
          target: 'securityKey',
          actions: forKey,
        },
        { guard: { type: 'startsAt', params: { step: 'authenticatorApp' } }, target: 'authenticatorApp' },
        { guard: { type: 'startsAt', params: { step: 'smsSetPhoneNumber' } }, target: 'smsSetPhoneNumber' },
        { guard: { type: 'startsAt', params: { step: 'smsVerifyCode' } }, target: 'smsVerifyCode' },
        { guard: { type: 'startsAt', params: { step: 'securityKey' } }, target: 'securityKey' },
        { guard: { type: 'startsAt', params: { step: 'saveRecoveryCodes' } }, target: 'saveRecoveryCodes' },
        { guard: { type: 'startsAt', params: { step: 'fewRecoveryCodes' } }, target: 'fewRecoveryCodes' },
        { guard: { type: 'startsAt', params: { step: 'expired' } }, target: 'expired' },
        { target: 'forceTwoFactor' },
      ],
    },
    forceTwoFactor: {
      on: {
        'strategy.chosen': [
          {
            guard: { type: 'chose', params: { strategy: 'AuthenticatorApp' } },
            target: 'authenticatorApp',
            actions: [begin, 'clearError'],
          },
          { guard: { type: 'chose', params: { strategy: 'SMS' } }, target: 'smsSetPhoneNumber', actions: 'clearError' },
          { guard: { type: 'chose', params: { strategy: 'EmailCode' } }, target: 'handedOff', actions: byMail },
          {
            guard: { type: 'chose', params: { strategy: 'WebAuthnPlatform' } },
            target: 'securityKey',
            actions: [forPlatform, 'clearError'],
          },
          {
            guard: { type: 'chose', params: { strategy: 'WebAuthnCrossPlatform' } },
            target: 'securityKey',
            actions: [forKey, 'clearError'],
          },
        ],
      },
    },
    authenticatorApp: {
      ...toOtherMethods,
      initial: 'beginning',
      states: {
        beginning: {
          always: [
            { guard: 'keyKnown', target: 'editing' },
            { guard: 'keyWanted', target: 'making' },
            { target: 'asking' },
          ],
        },
        asking: { on: { 'code.submitted': { target: 'making', actions: 'clearError' } } },
        making: {
          tags: 'busy',
          invoke: {
            src: 'startApp',
            onDone: { target: 'editing', actions: { type: 'assignData', params: ({ event }) => event.output } },
            onError: [failedProof('mfa-set-up')[0], { ...showErrorInForm, target: 'asking' }],
          },
        },
        editing: { on: { 'code.submitted': [codeMissing, { target: 'confirming', actions: 'clearError' }] } },
        confirming: confirming('app'),
        ...signedInStates,
      },
    },
    smsSetPhoneNumber: {
      ...toOtherMethods,
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
            src: 'startPhone',
            input: ({ context, event }) => ({ phoneNumber: typedField('phoneNumber', context, event) }),
            onDone: {
              target: '#mfa-set-up.smsVerifyCode',
              actions: ['startCountdown', { type: 'assignData', params: ({ event }) => event.output }],
            },
            onError: failedProof('mfa-set-up'),
          },
        },
      },
    },
    smsVerifyCode: {
      ...toOtherMethods,
      initial: 'editing',
      states: {
        editing: {
          after: counting,
          on: {
            'code.submitted': [codeMissing, { target: 'confirming', actions: 'clearError' }],
            'resend.requested': { guard: 'mayResend', target: 'resending', actions: 'clearError' },
          },
        },
        resending: {
          tags: 'busy',
          invoke: {
            src: 'startPhone',
            input: ({ context }) => ({ phoneNumber: context.values['phoneNumber'] ?? '' }),
            onDone: { target: 'editing', actions: recordResent },
            onError: failedProof('mfa-set-up'),
          },
        },
        confirming: confirming('sms'),
        ...signedInStates,
      },
    },
    securityKey: {
      ...toOtherMethods,
      initial: 'editing',
      states: {
        editing: { on: { 'key.requested': { target: 'confirming', actions: 'clearError' } } },
        confirming: {
          tags: 'busy',
          invoke: {
            src: 'addKey',
            input: ({ context }) => ({ platform: context.stepData.platform === true }),
            onDone: confirmed,
            onError: failedProof('mfa-set-up'),
          },
        },
        ...signedInStates,
      },
    },
    saveRecoveryCodes: {
      initial: 'editing',
      states: {
        editing: { on: { 'codes.saved': 'resuming' } },
        resuming: { tags: 'busy', invoke: { src: 'resume', onDone: signedInTransitions, onError: showErrorInForm } },
        ...signedInStates,
      },
    },
    /** Signed in by one of the last codes (`left` are not used). */
    fewRecoveryCodes: {
      initial: 'editing',
      states: {
        editing: {
          on: { 'codes.requested': { target: 'renewing', actions: 'clearError' }, 'later.chosen': 'resuming' },
        },
        renewing: {
          tags: 'busy',
          invoke: {
            src: 'renewCodes',
            onDone: {
              target: '#mfa-set-up.saveRecoveryCodes',
              actions: { type: 'assignData', params: ({ event }) => event.output },
            },
            onError: showErrorInForm,
          },
        },
        resuming: { tags: 'busy', invoke: { src: 'resume', onDone: signedInTransitions, onError: showErrorInForm } },
        ...signedInStates,
      },
    },
    handedOff: { type: 'final', tags: 'busy' },
    expired: expiredState,
    success: successState,
  },
});

/** Steps of the flow, as named in pages. */
export type MfaSetUpStep = Exclude<keyof typeof mfaSetUpMachine.config.states & string, 'starting' | 'handedOff'>;
