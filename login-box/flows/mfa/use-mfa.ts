import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withNextStep } from '#login-box/flows/handoff.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { createFactorCalls, type FactorCalls, type Proof, type SendRequest } from './factor-calls.ts';
import { mfaMachine } from './mfa.machine.ts';

/** Which event each step's form sends. */
export const mfaForms = {
  verify: 'method.chosen',
  authenticatorApp: 'code.submitted',
  smsVerifyCode: 'code.submitted',
  emailVerifyCode: 'code.submitted',
  securityKey: 'key.requested',
  recoveryCode: 'code.submitted',
} as const;

/** So few recovery codes are too few: new ones are offered. */
const fewCodes = 3;

/** Next step after MFA: users who verified by SMS alone are offered a passkey (4.2). */
async function withStepAfter(
  answer: Promise<SignInAnswer>,
  { method }: Pick<Proof, 'method'>,
  page: HostedPage,
  host: FlowHost,
): Promise<SignInAnswer> {
  const { nextStep, ...given } = await withNextStep(answer, page, host);
  return nextStep && (method === 'sms' || nextStep.at.flow !== 'passkeys') ? { ...given, nextStep } : given;
}

/** The machine with its calls. */
export function provideMfa(host: FlowHost, page: HostedPage, calls: FactorCalls) {
  /** After a recovery code: warns users who have few codes left. */
  async function recovered(proof: Proof): Promise<SignInAnswer> {
    const answer = await calls.verify(proof);
    // a failure to count the rest must not prevent signing in
    const left = answer.accessToken ? await calls.codesLeft(answer.accessToken).catch(() => undefined) : undefined;
    if (left === undefined || left > fewCodes) return await withStepAfter(Promise.resolve(answer), proof, page, host);
    const stepData = { left, ...(page.stepData.leaked && { leaked: true }) };
    return {
      ...answer,
      nextStep: {
        at: { flow: 'mfa-set-up', step: 'fewRecoveryCodes' },
        values: { email: proof.email },
        stepData,
        answer,
      },
    };
  }
  return mfaMachine.provide({
    actions: { navigate: leaving(host, page), handOff: handOffAction(host) },
    actors: {
      send: fromPromise<void, SendRequest>(({ input }) => calls.send(input)),
      verify: fromPromise<SignInAnswer, Proof>(({ input }) =>
        input.method === 'recovery' ? recovered(input) : withStepAfter(calls.verify(input), input, page, host),
      ),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
    },
  });
}

/**
 * Proving a second factor. Steps: see `MfaStep`. Besides the forms a page may send `resend.requested`, `another.requested`,
 * `recovery.requested`, `remember.toggled` and `continue.requested`.
 */
export function useMfa(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const calls = useMemo(() => createFactorCalls(host, page.stepData.otcToken), [host, page]);
  const machine = useMemo(() => provideMfa(host, page, calls), [host, page, calls]);
  const view = useFlow(machine, page, mfaForms);
  const { send } = view;
  const known = page.stepData.mayRemember !== undefined;
  useEffect(() => {
    // without an answer nothing is offered, and the sign-in continues
    if (!known)
      calls.mayRemember().then(
        (may) => may && send({ type: 'remember.allowed' }),
        () => {},
      );
  }, [calls, known, send]);
  return view;
}
