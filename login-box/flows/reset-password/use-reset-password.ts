import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { linkTokens } from '#login-box/flows/link-tokens.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

/** Which event each step's form sends. */
export const resetPasswordForms = { resetPassword: 'password.submitted', invalid: 'resend.requested' } as const;

/** The reset-password machine with its calls. */
export function provideResetPassword(host: FlowHost, page: HostedPage) {
  return resetPasswordMachine.provide({
    actions: { navigate: leaving(host, page) },
    actors: {
      resetPassword: fromPromise<void, { password: string }>(async ({ input }) =>
        host.api.resetPassword({ ...linkTokens(host), ...input }),
      ),
    },
  });
}

/**
 * Choosing a new password by a mail link. Steps: see `ResetPasswordStep`. A page may send `continue.requested` on
 * `success` (to the login page) and `resend.requested` on `invalid` (to asking for a new link).
 */
export function useResetPassword(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideResetPassword(host, page), [host, page]);
  return useFlow(machine, page, resetPasswordForms);
}
