import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { activateAfterSignOut, activatedParts } from '#login-box/flows/activate/activated-calls.ts';
import type { Activated } from '#login-box/flows/activate/activated-states.ts';
import { useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import type { LinkTokens } from '#login-box/flows/login-box-api.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { timeLimit } from '#login-box/flows/passwordless/passwordless-calls.ts';
import { activateCodeMachine } from './activate-code.machine.ts';

/** Which event each step's form sends. */
export const activateCodeForms = { activatingForm: 'code.submitted' } as const;

interface Typed {
  code: string;
  password: string;
}

/** The machine with its calls. */
export function provideActivateCode(host: FlowHost, page: HostedPage) {
  const { actions, finishAuthorization } = activatedParts(host, page);
  const activate = (link: LinkTokens, { code, password }: Typed): Promise<SignInAnswer> =>
    host.api.server.post(
      '/identity/resources/users/v1/activate/code',
      { ...link, code, ...(password && { password }) },
      timeLimit(),
    );
  return activateCodeMachine.provide({
    actions,
    actors: {
      activate: fromPromise<Activated, Typed>(({ input }) =>
        activateAfterSignOut(host, page, (link) => activate(link, input)),
      ),
      finishAuthorization,
    },
  });
}

/** Activating an account by a code. Steps: see `ActivateCodeStep`. A page may send `continue.requested`. */
export function useActivateCode(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideActivateCode(host, page), [host, page]);
  return useFlow(machine, page, activateCodeForms);
}
