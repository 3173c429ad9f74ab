import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { ResendInput } from '#shared/flow/resend-states.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';

/** Which event each step's form sends. */
export const forgotPasswordForms = { forgotPassword: 'email.submitted', success: 'resend.requested' } as const;

/** The forgot-password machine with its calls. */
export function provideForgotPassword(host: FlowHost) {
  return forgotPasswordMachine.provide({
    actors: { resend: fromPromise<void, ResendInput>(({ input }) => host.api.requestPasswordReset(input.email)) },
  });
}

/**
 * Asking for a reset link. Steps: see `ForgotPasswordStep`. A page may send `resend.requested` and `email.changed` on
 * `success`, whose `resendIn` counts the seconds until the mail may be sent again.
 */
export function useForgotPassword(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideForgotPassword(host), [host]);
  return useFlow(machine, page, forgotPasswordForms);
}
