import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { ResendInput } from '#shared/flow/resend-states.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withNextStep } from '#login-box/flows/handoff.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { breachedPasswordMachine } from './breached-password.machine.ts';

/** Which event each step's form sends. */
export const breachedPasswordForms = {
  breachedPassword: 'reset.requested',
  breachedPasswordSuccess: 'resend.requested',
} as const;

/** The machine with its calls. */
function provideBreachedPassword(host: FlowHost, page: HostedPage) {
  // the notice is shown only once
  const answer: SignInAnswer = { mfaRequired: false, ...host.previousAnswer, isBreachedPassword: undefined };
  return breachedPasswordMachine.provide({
    actions: { navigate: leaving(host, page), handOff: handOffAction(host) },
    actors: {
      resend: fromPromise<void, ResendInput>(({ input }) => host.api.requestPasswordReset(input.email)),
      continueSignIn: fromPromise<SignInAnswer, void>(() => withNextStep(Promise.resolve(answer), page, host)),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
    },
  });
}

/**
 * Leaked password. Steps: see `BreachedPasswordStep`. Besides the forms, a page can send `later.chosen` and
 * `continue.requested`. Step data `resendIn` counts the seconds until the email can be sent again.
 */
export function useBreachedPassword(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideBreachedPassword(host, page), [host, page]);
  return useFlow(machine, page, breachedPasswordForms);
}
