import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { addressParameter, useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withNextStep } from '#login-box/flows/handoff.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { timeLimit } from '#login-box/flows/passwordless/passwordless-calls.ts';
import { magicLinkMachine } from './magic-link.machine.ts';

/** Which event each step's form sends. */
export const magicLinkForms = { confirm: 'link.confirmed', matchNumber: 'link.confirmed' } as const;

function openLink(host: FlowHost, matchNumber: string): Promise<SignInAnswer> {
  const body = { token: addressParameter(host, 'token') ?? '', ...(matchNumber && { matchNumber }) };
  return host.api.server.post('/identity/resources/auth/v1/passwordless/{type}/postlogin', body, {
    params: { type: 'magiclink' },
    ...timeLimit(),
  });
}

/** The machine with its calls. */
function provideMagicLink(host: FlowHost, page: HostedPage) {
  return magicLinkMachine.provide({
    actions: { navigate: leaving(host, page), handOff: handOffAction(host) },
    actors: {
      openLink: fromPromise<SignInAnswer, { matchNumber: string }>(({ input }) =>
        withNextStep(openLink(host, input.matchNumber), page, host),
      ),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
    },
  });
}

/** A link that signs in was opened. Steps: see `MagicLinkStep`. A page may send `continue.requested`. */
export function useMagicLink(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideMagicLink(host, page), [host, page]);
  return useFlow(machine, page, magicLinkForms);
}
