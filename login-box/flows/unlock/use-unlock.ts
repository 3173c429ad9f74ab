import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { linkToken } from '#login-box/flows/link-tokens.ts';
import { unlockMachine } from './unlock.machine.ts';

/** Which event each step's form sends. */
export const unlockForms = { confirm: 'unlock.confirmed' } as const;

/** The unlock machine with its calls. */
export function provideUnlock(host: FlowHost, page: HostedPage) {
  return unlockMachine.provide({
    actions: { navigate: leaving(host, page) },
    actors: {
      readLink: fromPromise<void, void>(async () => void linkToken(host)),
      unlock: fromPromise<void, void>(async () => host.api.unlock(linkToken(host))),
    },
  });
}

/** Opening a locked account. Steps: see `UnlockStep`. A page may send `continue.requested` on `success` and `invalid`. */
export function useUnlock(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideUnlock(host, page), [host, page]);
  return useFlow(machine, page, unlockForms);
}
