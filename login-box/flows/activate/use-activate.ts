import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { HostedPage } from '../../../shared/contract/hosted-page.ts';
import type { ResendInput } from '../../../shared/flow/resend-states.ts';
import type { FlowView } from '../../../shared/flow/step-props.ts';
import { useFlow } from '../../../shared/flow/use-flow.ts';
import { safeRedirectTarget } from '../../../shared/lib/safe-redirect-target.ts';
import { leaving } from '../after-login-target.ts';
import { useFlowHost, type FlowHost } from '../flow-host.ts';
import { linkTokens } from '../link-tokens.ts';
import { activateMachine, type Activated, type ActivateFields } from './activate.machine.ts';

/** Which event each step's form sends. */
export const activateForms = {
  activatingForm: 'password.submitted',
  confirm: 'activation.confirmed',
  resend: 'email.submitted',
  resent: 'resend.requested',
  invalid: 'resend.requested',
} as const;

/**
 * Somebody else's session in this browser ends first, quietly: a failure of that must not keep the person from their
 * account. A link that is no link changes nothing at all.
 */
async function activate(host: FlowHost, page: HostedPage, fields: ActivateFields): Promise<Activated> {
  const link = linkTokens(host);
  await host.api.signOut().catch(() => {});
  const answer = await host.api.activate({ ...link, ...fields });
  const rules = { href: host.href(), fallback: '', allowedOrigins: page.allowedOrigins, log: console };
  const redirectTo = safeRedirectTarget(answer.redirectLocation, rules);
  return redirectTo === '' ? answer : { ...answer, redirectTo };
}

/** The activation machine with its calls. */
export function provideActivate(host: FlowHost, page: HostedPage) {
  return activateMachine.provide({
    actions: {
      navigate: leaving(host, page),
      announceVerified: ({ context }) => host.emit('user-verified', { email: context.values['email'] ?? '' }),
    },
    actors: {
      readStrategy: fromPromise<{ shouldSetPassword: boolean }, void>(async () => host.api.activationStrategy(linkTokens(host))),
      activate: fromPromise<Activated, ActivateFields>(({ input }) => activate(host, page, input)),
      finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
        host.api.finishAuthorization(input),
      ),
      resend: fromPromise<void, ResendInput>(({ input }) => host.api.resendActivation(input.email)),
    },
  });
}

/**
 * Activating an account. Steps: see `ActivateStep`. A page may send `resend.requested`, `retry.requested` (on
 * `invalid`), `email.changed` (on `resent`) and `continue.requested` (on `success`).
 */
export function useActivate(page: HostedPage): FlowView {
  const host = useFlowHost(page);
  const machine = useMemo(() => provideActivate(host, page), [host, page]);
  return useFlow(machine, page, activateForms);
}
