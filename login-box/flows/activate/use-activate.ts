import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { ResendInput } from '#shared/flow/resend-states.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { linkTokens } from '#login-box/flows/link-tokens.ts';
import { activateMachine, type ActivateFields } from './activate.machine.ts';
import { activateAfterSignOut, activatedParts } from './activated-calls.ts';
import type { Activated } from './activated-states.ts';

/** Which event each step's form sends. */
export const activateForms = {
  activatingForm: 'password.submitted',
  confirm: 'activation.confirmed',
  resend: 'email.submitted',
  resent: 'resend.requested',
  invalid: 'resend.requested',
} as const;

/** The activation machine with its calls. */
export function provideActivate(host: FlowHost, page: HostedPage) {
  const { actions, finishAuthorization } = activatedParts(host, page);
  return activateMachine.provide({
    actions,
    actors: {
      readStrategy: fromPromise<{ shouldSetPassword: boolean }, void>(async () =>
        host.api.activationStrategy(linkTokens(host)),
      ),
      activate: fromPromise<Activated, ActivateFields>(({ input }) =>
        activateAfterSignOut(host, page, (link) => host.api.activate({ ...link, ...input })),
      ),
      finishAuthorization,
      resend: fromPromise<void, ResendInput>(({ input }) => host.api.resendActivation(input.email)),
    },
  });
}

/**
 * Activating an account. Steps: see `ActivateStep`. A page may send `resend.requested`, `retry.requested` (on
 * `invalid`), `email.changed` (on `resent`) and `continue.requested` (on `success`).
 */
export function useActivate(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideActivate(host, page), [host, page]);
  return useFlow(machine, page, activateForms);
}
