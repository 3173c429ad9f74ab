import type { LogoutOptions } from '#loader/portico.types.ts';
import { forgetDepartures } from './login-guard.ts';
import { signOutOnServer } from './pending-sign-out.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import type { SessionContext, TabMessage } from '#shared/session/session-context.ts';
import { stepUpKey } from './step-up-key.ts';

/** Milliseconds from sign-out to the page that follows it (specification, section 9). */
const callbackDelay = 500;

/** Forgets the session in this tab, and emits an event if a user was signed in. */
export function endLocally(context: SessionContext): void {
  const wasSignedIn = context.user !== null;
  context.tokens.clear();
  context.user = null;
  if (wasSignedIn) context.events.emit('signed-out', null);
}

/**
 * Errors of the server are ignored (specification, 7.1): the sign-out always succeeds in this browser. One that the server has
 * not heard of is made up for when the network is back, or by the next page.
 */
export async function signOut(context: SessionContext, { returnTo }: LogoutOptions = {}): Promise<void> {
  const { env } = context;
  const isEnded = await signOutOnServer(context, context.tokens.current());
  forgetDepartures(context.storage);
  context.storage.remove(stepUpKey);
  endLocally(context);
  context.unresolved = !isEnded;
  context.channel.post({ type: 'signed-out' } satisfies TabMessage);
  const target = safeRedirectTarget(returnTo, { href: env.href(), fallback: '', log: env.log });
  if (target) env.setTimer(() => env.navigate(target), callbackDelay);
}
