import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { addressParameter, useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withNextStep } from '#login-box/flows/handoff.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { loginMachine, type CheckedEmail } from './login.machine.ts';
import { passwordlessStart } from '#login-box/flows/passwordless-start.ts';
import { ssoAddress } from './sso-address.ts';
import { useLoginHistory } from './use-login-history.ts';

/** Which event each step's form sends. */
export const loginForms = { preLogin: 'email.submitted', loginWithPassword: 'password.submitted' } as const;

/** Runs both lookups in parallel, since most emails have no SSO. */
async function checkEmail(
  host: FlowHost,
  { email, method }: { email: string; method?: string | undefined },
  state?: string,
): Promise<CheckedEmail> {
  const { api, href } = host;
  const strategy = method === undefined ? api.authStrategy() : Promise.resolve(method);
  // prevents an unhandled rejection; the failure is handled where the answer is awaited below
  strategy.catch(() => {});
  const sso = await api.findSso(email, addressParameter(host, 'redirectUrl'));
  const address = sso && ssoAddress(sso, href(), state);
  if (address !== undefined) return { ssoAddress: address, ...(sso?.emergency && { emergency: true }) };
  const named = await strategy;
  const nextStep = passwordlessStart(named, email);
  return { strategy: named, ...(nextStep && { nextStep }) };
}

/** The login machine with its calls. */
export function provideLogin(host: FlowHost, page: HostedPage) {
  return loginMachine.provide({
    actions: { navigate: leaving(host, page), handOff: handOffAction(host) },
    actors: {
      checkEmail: fromPromise<CheckedEmail, { email: string; method?: string | undefined }>(({ input }) =>
        checkEmail(host, input, page.authorizationState),
      ),
      signIn: fromPromise<SignInAnswer, { email: string; password: string }>(({ input }) =>
        withNextStep(
          host.api.signIn({ ...input, invitationToken: addressParameter(host, 'invitationToken') }),
          page,
          host,
        ),
      ),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
    },
  });
}

/**
 * Signing in. Steps: see `LoginStep`. Besides the forms a page may send `email.changed` (use another address),
 * `redirect.requested` (go to the identity provider now) and `continue.requested` (leave a page that leaves by itself).
 */
export function useLogin(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideLogin(host, page), [host, page]);
  const view = useFlow(machine, page, loginForms);
  useLoginHistory(page, view);
  return view;
}
