import { fromPromise } from 'xstate';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowContext } from '#shared/flow/flow-setup.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import { leaving } from '#login-box/flows/after-login-target.ts';
import type { FlowHost } from '#login-box/flows/flow-host.ts';
import { handOffAction, withSecondFactor } from '#login-box/flows/handoff.ts';
import { linkTokens } from '#login-box/flows/link-tokens.ts';
import type { LinkTokens } from '#login-box/flows/login-box-api.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import type { Activated } from './activated-states.ts';

/**
 * Ends another user's session in this browser before activating. A failed sign-out must not keep users from their
 * account. An invalid link changes nothing.
 */
export async function activateAfterSignOut(
  host: FlowHost,
  page: HostedPage,
  activate: (link: LinkTokens) => Promise<SignInAnswer>,
): Promise<Activated> {
  const link = linkTokens(host);
  await host.api.signOut().catch(() => {});
  const answer = await withSecondFactor(activate(link), page, host);
  const rules = { href: host.href(), fallback: '', allowedOrigins: page.allowedOrigins, log: console };
  const redirectTo = safeRedirectTarget(answer.redirectLocation, rules);
  return redirectTo === '' ? answer : { ...answer, redirectTo };
}

/** What a machine with `activatedState` is provided with. */
export function activatedParts(host: FlowHost, page: HostedPage) {
  return {
    actions: {
      navigate: leaving(host, page),
      handOff: handOffAction(host),
      announceVerified: ({ context }: { context: FlowContext }) => {
        const { email } = context.values;
        host.emit('user-verified', { userId: linkTokens(host).userId, ...(email && { email }) });
      },
    },
    finishAuthorization: fromPromise<{ redirectUrl: string }, { state: string; token: string }>(({ input }) =>
      host.api.finishAuthorization(input),
    ),
  };
}
