import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { accountMachine } from './account.machine.ts';

/** Which event each step's form sends. */
export const accountForms = { signedIn: 'sign-out.requested' } as const;

/** The account machine with its calls. */
export function provideAccount(host: FlowHost, page: HostedPage) {
  return accountMachine.provide({
    actions: { navigate: leaving(host, page) },
    actors: { signOut: fromPromise<void, void>(() => host.signOut?.() ?? host.api.signOut()) },
  });
}

/** Who is signed in. Steps: see `AccountStep`. A page may send `continue.requested`: to the application, or to the login page. */
export function useAccount(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideAccount(host, page), [host, page]);
  return useFlow(machine, page, accountForms);
}
