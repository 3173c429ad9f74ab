import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withSecondFactor } from '#login-box/flows/handoff.ts';
import { linkTokens } from '#login-box/flows/link-tokens.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { acceptInvitationMachine } from './accept-invitation.machine.ts';

/** Which event each step's form sends. */
export const acceptInvitationForms = { pending: 'invitation.accepted', failed: 'retry.requested' } as const;

/** The accept-invitation machine with its calls. */
export function provideAcceptInvitation(host: FlowHost, page: HostedPage) {
  return acceptInvitationMachine.provide({
    actions: { navigate: leaving(host, page), handOff: handOffAction(host) },
    actors: {
      readLink: fromPromise<void, void>(async () => void linkTokens(host)),
      accept: fromPromise<void, void>(async () => host.api.acceptInvitation(linkTokens(host))),
      join: fromPromise<SignInAnswer, { name: string; password: string }>(async ({ input }) =>
        withSecondFactor(host.api.activate({ ...linkTokens(host), ...input }), page, host),
      ),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
    },
  });
}

/**
 * Accepting an invitation. Steps: see `AcceptInvitationStep`. On `pending` the form carries `name` and `password` when
 * `shouldSetPassword` is true. A page may send `retry.requested` on `failed` and `continue.requested` on
 * `success` and `invalid`.
 */
export function useAcceptInvitation(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideAcceptInvitation(host, page), [host, page]);
  return useFlow(machine, page, acceptInvitationForms);
}
