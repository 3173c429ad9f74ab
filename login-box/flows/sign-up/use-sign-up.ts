import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { ResendInput } from '#shared/flow/resend-states.ts';
import type { FlowView } from '#shared/flow/step-props.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import { addressParameter, useFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withSecondFactor } from '#login-box/flows/handoff.ts';
import type { SignUpAnswer } from '#login-box/flows/login-box-api.ts';
import { signUpMachine, type SignUpFields } from './sign-up.machine.ts';

/** Which event each step's form sends. */
export const signUpForms = { SignUp: 'sign-up.submitted', SignUpSuccess: 'resend.requested' } as const;

/** Empty fields are omitted: invited users send no organization name. */
function signUp(
  host: FlowHost,
  { email, username, password, name, companyName, own }: SignUpFields,
): Promise<SignUpAnswer> {
  const account = {
    password,
    ...(name === '' ? {} : { name }),
    ...(companyName === '' ? {} : { companyName }),
    ...(Object.keys(own).length === 0 ? {} : { metadata: JSON.stringify(own) }),
  };
  if (username !== undefined)
    return host.api.server.post('/identity/resources/users/v1/signUp/username', { ...account, username });
  return host.api.signUp({ ...account, email, invitationToken: addressParameter(host, 'invitationToken') });
}

/** A user who is signed in by the sign-up may have to set up MFA first. */
async function withMissingSteps(
  answer: Promise<SignUpAnswer>,
  page: HostedPage,
  host: FlowHost,
): Promise<SignUpAnswer> {
  const { authResponse, ...given } = await answer;
  return authResponse
    ? { ...given, authResponse: await withSecondFactor(Promise.resolve(authResponse), page, host) }
    : given;
}

/** The sign-up machine with its calls. */
export function provideSignUp(host: FlowHost, page: HostedPage) {
  return signUpMachine.provide({
    actions: { navigate: leaving(host, page), handOff: handOffAction(host) },
    actors: {
      signUp: fromPromise<SignUpAnswer, SignUpFields>(({ input }) => withMissingSteps(signUp(host, input), page, host)),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
      resend: fromPromise<void, ResendInput>(({ input }) => host.api.resendActivation(input.email)),
    },
  });
}

/**
 * Making an account. Steps: see `SignUpStep`. Step data of `SignUpSuccess`: `signedIn` when no activation is needed; else
 * `resendIn` (seconds until the mail may be sent again) and `resent`. A page may send `resend.requested`,
 * `email.changed` and `continue.requested`.
 */
export function useSignUp(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideSignUp(host, page), [host, page]);
  return useFlow(machine, page, signUpForms);
}
