import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { linkTokens } from '#login-box/flows/link-tokens.ts';
import { timeLimit } from '#login-box/flows/passwordless/passwordless-calls.ts';
import { invitationCodeMachine } from './invitation-code.machine.ts';

/** Which event each step's form sends. */
export const invitationCodeForms = { validate: 'code.submitted', failed: 'retry.requested' } as const;

/** The machine with its calls. */
function provideInvitationCode(host: FlowHost, page: HostedPage) {
  return invitationCodeMachine.provide({
    actions: { navigate: leaving(host, page) },
    actors: {
      accept: fromPromise<void, { code: string }>(async ({ input }) =>
        host.api.server.post(
          '/identity/resources/users/v1/invitation/accept/code',
          { ...linkTokens(host), ...input },
          timeLimit(),
        ),
      ),
    },
  });
}

/** Accepting an invitation by code. Steps: see `InvitationCodeStep`. Pages may send `retry.requested` and `continue.requested`. */
export function useInvitationCode(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideInvitationCode(host, page), [host, page]);
  return useFlow(machine, page, invitationCodeForms);
}
