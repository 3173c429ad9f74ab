import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withNextStep } from '#login-box/flows/handoff.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { mfaSetUpMachine, type AppKey, type Confirmation } from './mfa-set-up.machine.ts';
import { createSetUpCalls, type SetUpCalls } from './set-up-calls.ts';

/** Which event each step's form sends. */
export const mfaSetUpForms = {
  forceTwoFactor: 'strategy.chosen',
  authenticatorApp: 'code.submitted',
  smsSetPhoneNumber: 'phone.submitted',
  smsVerifyCode: 'code.submitted',
  securityKey: 'key.requested',
  saveRecoveryCodes: 'codes.saved',
  fewRecoveryCodes: 'codes.requested',
} as const;

/** The machine with its calls. The answer that signed in waits here while the recovery codes are read. */
function provideMfaSetUp(host: FlowHost, page: HostedPage, calls: SetUpCalls) {
  let answer: SignInAnswer | undefined;
  const kept = async (given: Promise<SignInAnswer>) => (answer = await withNextStep(given, page, host));
  // the next flow continues with the same sign-in answer
  const handOff = handOffAction(host);
  const withAnswer = (handoff: Handoff): Handoff => ({
    ...handoff,
    ...(host.previousAnswer && !handoff.answer && { answer: host.previousAnswer }),
  });
  // the previous flow has signed in and passed its answer
  const resumed = () =>
    host.previousAnswer?.accessToken
      ? kept(Promise.resolve(host.previousAnswer))
      : host.api.server.post('/identity/resources/auth/v1/user/token/refresh', {});
  return mfaSetUpMachine.provide({
    actions: {
      navigate: leaving(host, page),
      handOff: (args, { handoff }) => handOff(args, { handoff: withAnswer(handoff as Handoff) }),
    },
    actors: {
      startApp: fromPromise<AppKey, void>(() => calls.startApp()),
      startPhone: fromPromise<{ phone: string }, { phoneNumber: string }>(({ input }) =>
        calls.startPhone(input.phoneNumber),
      ),
      confirm: fromPromise<SignInAnswer, Confirmation>(({ input }) => kept(calls.confirm(input))),
      addKey: fromPromise<SignInAnswer, { platform: boolean }>(({ input }) => kept(calls.addKey(input.platform))),
      // on server-rendered pages the cookie is signed in already: only the redirect remains
      resume: fromPromise<SignInAnswer, void>(() => (answer ? Promise.resolve(answer) : resumed())),
      renewCodes: fromPromise<{ recoveryCodes: string[] }, void>(() => calls.renewCodes()),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
    },
  });
}

/**
 * Setting up a second factor while signing in. Steps: see `MfaSetUpStep`. Besides the forms a page may send
 * `resend.requested`, `another.requested`, `later.chosen` and `continue.requested`.
 */
export function useMfaSetUp(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const calls = useMemo(() => createSetUpCalls(host, page.stepData.otcToken), [host, page]);
  const machine = useMemo(() => provideMfaSetUp(host, page, calls), [host, page, calls]);
  return useFlow(machine, page, mfaSetUpForms);
}
