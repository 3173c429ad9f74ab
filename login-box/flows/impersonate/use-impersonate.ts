import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { ApiError } from '#shared/api/api-error.ts';
import type { FlowData, HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { addressParameter, useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { impersonateMachine } from './impersonate.machine.ts';

/** Which event each step's form sends. */
export const impersonateForms = { confirm: 'impersonation.confirmed' } as const;

/** The token of the page's address. It is read when it is used, and is not part of the page's data. */
function ticketOf(host: FlowHost): { impersonatedUserId: string; actorToken: string } {
  const impersonatedUserId = addressParameter(host, 'impersonatedUserId');
  const actorToken = addressParameter(host, 'actorToken');
  if (impersonatedUserId === undefined || actorToken === undefined) {
    throw new ApiError({
      message: 'The address carries no complete link',
      statusCode: 400,
      errorCode: 'impersonation-invalid',
    });
  }
  return { impersonatedUserId, actorToken };
}

/** The machine with its calls. */
function provideImpersonate(host: FlowHost, page: HostedPage) {
  return impersonateMachine.provide({
    actions: { navigate: leaving(host, page) },
    actors: {
      preview: fromPromise<FlowData['impersonate'], void>(
        async () => await host.api.server.post('/identity/resources/impersonation/v1/preview', ticketOf(host)),
      ),
      impersonate: fromPromise<void, void>(
        async () => void (await host.api.server.post('/identity/resources/impersonation/v1', ticketOf(host))),
      ),
    },
  });
}

/** Impersonation. Steps: see `ImpersonateStep`. A page can send `continue.requested` on `success` and `invalid`. */
export function useImpersonate(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideImpersonate(host, page), [host, page]);
  return useFlow(machine, page, impersonateForms);
}
