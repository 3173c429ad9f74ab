import type { LogoutOptions } from '#loader/portico.types.ts';
import { forgetDepartures } from './login-guard.ts';
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import type { SessionContext, TabMessage } from '#shared/session/session-context.ts';
import { stepUpKey } from './step-up-key.ts';

/** Milliseconds from sign-out to the page that follows it (specification, section 9). */
const callbackDelay = 500;
/** A server that does not answer must not keep the user signed in. */
const longestWait = 5_000;

/** Forgets the session in this tab, and emits an event if a user was signed in. */
export function endLocally(context: SessionContext): void {
  const wasSignedIn = context.user !== null;
  context.tokens.clear();
  context.user = null;
  if (wasSignedIn) context.events.emit('signed-out', null);
}

async function endOnServer({ api, tokens, wait }: SessionContext): Promise<void> {
  const token = tokens.current()?.accessToken ?? null;
  const call = api.post('/identity/resources/auth/v1/logout', undefined, { token, keepalive: true });
  await Promise.race([call, wait(longestWait)]).catch(() => {});
}

/** Errors of the server are ignored (specification, 7.1): the sign-out always succeeds in this browser. */
export async function signOut(context: SessionContext, { returnTo }: LogoutOptions = {}): Promise<void> {
  const { env } = context;
  await endOnServer(context);
  forgetDepartures(context.storage);
  context.storage.remove(stepUpKey);
  endLocally(context);
  context.channel.post({ type: 'signed-out' } satisfies TabMessage);
  const target = safeRedirectTarget(returnTo, { href: env.href(), fallback: '', log: env.log });
  if (target) env.setTimer(() => env.navigate(target), callbackDelay);
}
