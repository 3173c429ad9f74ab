import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { redeemAnswer } from './redeem-answer.ts';
import { handOffAction, withNextStep } from '#login-box/flows/handoff.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { socialMachine } from './social.machine.ts';

/** Which event each step's form sends. */
export const socialForms = { verifyEmail: 'code.submitted' } as const;

/** The machine with its calls. */
function provideSocial(host: FlowHost, page: HostedPage) {
  return socialMachine.provide({
    actions: { navigate: leaving(host, page), handOff: handOffAction(host) },
    actors: {
      redeem: fromPromise<SignInAnswer, { route: string }>(({ input }) =>
        withNextStep(redeemAnswer(host, input.route), page, host),
      ),
      confirm: fromPromise<SignInAnswer, { attempt: string; code: string }>(({ input }) =>
        withNextStep(host.api.confirmSocial(input), page, host),
      ),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
    },
  });
}

/** Returning from an external identity provider. Steps: see `SocialStep`. A page can send `continue.requested`. */
export function useSocial(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideSocial(host, page), [host, page]);
  return useFlow(machine, page, socialForms);
}
