import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '../../../shared/contract/hosted-page.ts';
import type { ResendInput } from '../../../shared/flow/resend-states.ts';
import type { FlowView } from '../../../shared/flow/step-props.ts';
import { useFlow } from '../../../shared/flow/use-flow.ts';
import { useFlowHost, type FlowHost } from '../flow-host.ts';
import { breachedPasswordMachine } from './breached-password.machine.ts';

/** Which event each step's form sends. */
export const breachedPasswordForms = { breachedPassword: 'reset.requested', breachedPasswordSuccess: 'resend.requested' } as const;

/** The machine with its calls. */
export function provideBreachedPassword(host: FlowHost) {
  return breachedPasswordMachine.provide({
    actors: { resend: fromPromise<void, ResendInput>(({ input }) => host.api.requestPasswordReset(input.email)) },
  });
}

/** A leaked password. Steps: see `BreachedPasswordStep`. The fact `resendIn` counts the seconds until the mail may be sent again. */
export function useBreachedPassword(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideBreachedPassword(host), [host]);
  return useFlow(machine, page, breachedPasswordForms);
}
