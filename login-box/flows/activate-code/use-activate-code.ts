import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '../../../shared/contract/hosted-page.ts';
import type { FlowView } from '../../../shared/flow/step-props.ts';
import { useFlow } from '../../../shared/flow/use-flow.ts';
import { leaving } from '../after-login-target.ts';
import { useFlowHost, type FlowHost } from '../flow-host.ts';
import { handingOver, withFurtherStep } from '../hand-over.ts';
import { linkTokens } from '../link-tokens.ts';
import type { SignInAnswer } from '../login-box-api.ts';
import { timeLimit } from '../passwordless/passwordless-calls.ts';
import { activateCodeMachine } from './activate-code.machine.ts';

/** Which event each step's form sends. */
export const activateCodeForms = { activatingForm: 'code.submitted' } as const;

interface Typed {
  code: string;
  password: string;
}

async function activate(host: FlowHost, { code, password }: Typed): Promise<SignInAnswer> {
  const body = { ...linkTokens(host), code, ...(password && { password }) };
  return await host.api.server.post('/identity/resources/users/v1/activate/code', body, timeLimit());
}

/** The machine with its calls. */
export function provideActivateCode(host: FlowHost, page: HostedPage) {
  return activateCodeMachine.provide({
    actions: { navigate: leaving(host, page), handOver: handingOver(host) },
    actors: {
      activate: fromPromise<SignInAnswer, Typed>(({ input }) => withFurtherStep(activate(host, input), page, host)),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) => host.api.finishAuthorization(input)),
    },
  });
}

/** Activating an account by a code. Steps: see `ActivateCodeStep`. A page may send `continue.requested`. */
export function useActivateCode(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideActivateCode(host, page), [host, page]);
  return useFlow(machine, page, activateCodeForms);
}
