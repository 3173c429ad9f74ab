import { delays } from '#shared/flow/delays.ts';
import {
  fieldsOf,
  flowContext,
  flowSetup,
  secretField,
  type FlowContext,
  type SubmittedEvent,
} from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import {
  signedInActors,
  signedInDelays,
  signedInStates,
  signedInTransitions,
  successState,
} from '#login-box/flows/signed-in-states.ts';
import { onlyMethod, verificationMethods, type VerificationMethod } from './devices.ts';
import {
  codeMissing,
  counting,
  expiredState,
  factorGuards,
  failedProof,
  recordSent,
  recordResent,
  showErrorInForm,
} from './factor-states.ts';
import type { Proof, SendRequest } from './factor-calls.ts';

export type MfaEvent =
  /** One of the methods, by the fields `method` and `device`. */
  | (SubmittedEvent & { type: 'method.chosen' })
  /** A code; where none has been sent yet, the wish for one. */
  | (SubmittedEvent & { type: 'code.submitted' })
  | (SubmittedEvent & { type: 'key.requested' })
  | { type: 'resend.requested' }
  | { type: 'another.requested' }
  | { type: 'recovery.requested' }
  /** Remembering this device: may it be offered, and is it wanted. */
  | { type: 'remember.allowed' }
  | { type: 'remember.toggled' }
  | { type: 'continue.requested' };

const mfa = flowSetup({
  events: {} as MfaEvent,
  actors: {
    send: injected<void, SendRequest>('send'),
    verify: injected<SignInAnswer, Proof>('verify'),
    ...signedInActors,
  },
  delays: { second: delays.second, ...signedInDelays },
}).extend({
  guards: {
    ...factorGuards,
    /** Just handed off, and the user has exactly one verification method (4.3). */
    onlyMethodIs: ({ context }, { method }: { method: VerificationMethod['method'] }) =>
      isFresh(context) && onlyMethod(context.stepData.devices)?.method === method,
    noMethod: ({ context }) => isFresh(context) && verificationMethods(context.stepData.devices).length === 0,
    chose: ({ event }, { method }: { method: VerificationMethod['method'] | 'recovery' }) =>
      fieldsOf(event)['method'] === method,
    keyChosen: ({ context }) =>
      context.stepData.device !== undefined ||
      verificationMethods(context.stepData.devices).some(({ method }) => method === 'key'),
  },
});

const isFresh = (context: FlowContext) => context.stepData.fresh === true;

/** The selected device, else the first of its kind. */
function deviceOf(context: FlowContext, method: VerificationMethod['method']): string {
  const methods = verificationMethods(context.stepData.devices).filter((choice) => choice.method === method);
  return (methods.find(({ device }) => device === context.stepData.device) ?? methods[0])?.device ?? '';
}

function proof(method: Proof['method'], context: FlowContext, event: MfaEvent): Proof {
  const device = method === 'recovery' ? '' : deviceOf(context, method);
  return {
    method,
    device,
    email: context.values['email'] ?? '',
    code: secretField('code', event),
    rememberDevice: context.stepData.remember === true,
  };
}

const verifying = (method: Proof['method']) =>
  ({
    tags: 'busy',
    invoke: {
      src: 'verify',
      input: ({ context, event }: { context: FlowContext; event: MfaEvent }) => proof(method, context, event),
      onDone: signedInTransitions,
      onError: failedProof('mfa'),
    },
  }) as const;

const assignChoice = {
  type: 'assignData',
  params: ({ event }: { event: MfaEvent }) => ({
    device: fieldsOf(event)['device'] ?? '',
    send: true,
    sent: false,
    resent: false,
    fresh: false,
  }),
} as const;

/** A step that asks for a code which needs no message. */
function codeStep(method: 'app' | 'recovery') {
  return {
    initial: 'editing',
    states: {
      editing: { on: { 'code.submitted': [codeMissing, { target: 'verifying', actions: 'clearError' }] } },
      verifying: verifying(method),
      ...signedInStates,
    },
  } as const;
}

/** A step for a code sent by message: sent immediately if the user chose the method here, else on request. */
function messageStep(method: 'sms' | 'email') {
  const input = ({ context }: { context: FlowContext }): SendRequest => ({ method, device: deviceOf(context, method) });
  return {
    initial: 'beginning',
    states: {
      beginning: {
        always: [{ guard: 'toBeSent', target: 'sending' }, { guard: 'sent', target: 'editing' }, { target: 'asking' }],
      },
      asking: { on: { 'code.submitted': { target: 'sending', actions: 'clearError' } } },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input,
          onDone: { target: 'editing', actions: recordSent },
          onError: [failedProof('mfa')[0], { ...showErrorInForm, target: 'asking' }],
        },
      },
      editing: {
        after: counting,
        on: {
          'code.submitted': [codeMissing, { target: 'verifying', actions: 'clearError' }],
          'resend.requested': { guard: 'mayResend', target: 'resending', actions: 'clearError' },
        },
      },
      resending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          input,
          onDone: { target: 'editing', actions: recordResent },
          onError: failedProof('mfa'),
        },
      },
      verifying: verifying(method),
      ...signedInStates,
    },
  } as const;
}

/**
 * MFA of a user who has set it up (4.3): choose a method, then verify. In the specification of sign-in this is
 * `loginWithTwoFactor`, and `recoveryCode` is `recoverTwoFactor`; step-up (4.4) uses the same flow.
 */
export const mfaMachine = mfa.createMachine({
  id: 'mfa',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  on: {
    'remember.allowed': { actions: { type: 'assignData', params: { mayRemember: true } } },
    'remember.toggled': {
      actions: {
        type: 'assignData',
        params: ({ context }) => ({ remember: context.stepData.remember !== true }),
      },
    },
  },
  states: {
    starting: {
      always: [
        { guard: { type: 'onlyMethodIs', params: { method: 'app' } }, target: 'authenticatorApp' },
        {
          guard: { type: 'onlyMethodIs', params: { method: 'sms' } },
          target: 'smsVerifyCode',
          actions: { type: 'assignData', params: { send: true } },
        },
        {
          guard: { type: 'onlyMethodIs', params: { method: 'email' } },
          target: 'emailVerifyCode',
          actions: { type: 'assignData', params: { send: true } },
        },
        { guard: { type: 'onlyMethodIs', params: { method: 'key' } }, target: 'securityKey' },
        { guard: 'noMethod', target: 'recoveryCode' },
        { guard: { type: 'startsAt', params: { step: 'authenticatorApp' } }, target: 'authenticatorApp' },
        { guard: { type: 'startsAt', params: { step: 'smsVerifyCode' } }, target: 'smsVerifyCode' },
        { guard: { type: 'startsAt', params: { step: 'emailVerifyCode' } }, target: 'emailVerifyCode' },
        { guard: { type: 'startsAt', params: { step: 'securityKey' } }, target: 'securityKey' },
        { guard: { type: 'startsAt', params: { step: 'recoveryCode' } }, target: 'recoveryCode' },
        { guard: { type: 'startsAt', params: { step: 'noMFAEnrolledStepUp' } }, target: 'noMFAEnrolledStepUp' },
        { guard: { type: 'startsAt', params: { step: 'expired' } }, target: 'expired' },
        { target: 'verify' },
      ],
    },
    verify: {
      on: {
        'method.chosen': [
          {
            guard: { type: 'chose', params: { method: 'app' } },
            target: 'authenticatorApp',
            actions: [assignChoice, 'clearError'],
          },
          {
            guard: { type: 'chose', params: { method: 'sms' } },
            target: 'smsVerifyCode',
            actions: [assignChoice, 'clearError'],
          },
          {
            guard: { type: 'chose', params: { method: 'email' } },
            target: 'emailVerifyCode',
            actions: [assignChoice, 'clearError'],
          },
          {
            guard: { type: 'chose', params: { method: 'key' } },
            target: 'securityKey',
            actions: [assignChoice, 'clearError'],
          },
          { guard: { type: 'chose', params: { method: 'recovery' } }, target: 'recoveryCode', actions: 'clearError' },
        ],
      },
    },
    authenticatorApp: { ...codeStep('app'), ...toOtherMethods() },
    smsVerifyCode: { ...messageStep('sms'), ...toOtherMethods() },
    emailVerifyCode: { ...messageStep('email'), ...toOtherMethods() },
    securityKey: {
      ...toOtherMethods(),
      initial: 'editing',
      states: {
        editing: { on: { 'key.requested': { guard: 'keyChosen', target: 'verifying', actions: 'clearError' } } },
        verifying: verifying('key'),
        ...signedInStates,
      },
    },
    recoveryCode: { ...codeStep('recovery'), ...toOtherMethods() },
    expired: expiredState,
    noMFAEnrolledStepUp: {
      initial: 'showing',
      states: { showing: { on: { 'continue.requested': 'leaving' } }, leaving: leavingState },
    },
    success: successState,
  },
});

/** Transition to the choice of another method, from every step. */
function toOtherMethods() {
  return {
    on: {
      'another.requested': { target: '#mfa.verify', actions: 'clearError' },
      'recovery.requested': { target: '#mfa.recoveryCode', actions: 'clearError' },
    },
  } as const;
}

/** Steps of the flow, as named in pages. */
export type MfaStep = Exclude<keyof typeof mfaMachine.config.states & string, 'starting'>;
