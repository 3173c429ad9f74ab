/** The way back from the hosted login page: checks, exchange, and the address as it was before. */
import type { PorticoUser } from '#loader/portico.types.ts';
import { consumeAfterAuthUrl } from './after-auth-url.ts';
import { loadUser } from './load-user.ts';
import type { LoginCallback } from './login-callback.ts';
import { clearPendingSignOut } from './pending-sign-out.ts';
import { consumePendingLogin, type PendingLogin } from './pending-login.ts';
import type { SessionContext, TabMessage } from '#shared/session/session-context.ts';
import { isRefusal, sessionError } from '#shared/session/session-error.ts';
import { forgetStepUp } from './step-up.ts';
import { isIssuedFor, isSameIssuer, tokenClaims } from '#shared/session/tokens/token-claims.ts';
import type { TokenAnswer } from '#shared/session/tokens/token-keeper.ts';

function checkCallback(context: SessionContext, callback: LoginCallback): PendingLogin & { code: string } {
  const pending = consumePendingLogin(context.storage, callback.state);
  if (!pending) throw sessionError('login-state-mismatch');
  // A missing issuer is no better than a wrong one (RFC 9207, section 2.4).
  if (!isSameIssuer(callback.iss, context.settings.baseUrl)) throw sessionError('login-issuer-mismatch');
  if (!callback.code) throw sessionError('login-refused', callback.errorDescription ?? callback.error ?? undefined);
  return { ...pending, code: callback.code };
}

/** OpenID Connect Core, 3.1.3.7. Expiry is not compared with the clock of this machine, which may be wrong. */
function checkIdToken({ settings }: SessionContext, { id_token }: TokenAnswer, nonce: string): void {
  const claims = tokenClaims(id_token);
  if (claims?.nonce !== nonce || !isIssuedFor(claims, settings)) throw sessionError('login-token-mismatch');
}

async function exchange(
  context: SessionContext,
  { code, verifier, nonce, redirectUri }: PendingLogin & { code: string },
): Promise<PorticoUser> {
  const answer: TokenAnswer = await context.api.post(
    '/oauth/token',
    { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier },
    { token: null, retry: { when: (error) => !isRefusal(error) } },
  );
  checkIdToken(context, answer, nonce);
  context.tokens.adopt(answer, answer.refresh_token ?? null);
  clearPendingSignOut(context);
  forgetStepUp(context);
  const user = await loadUser(context);
  context.channel.post({ type: 'signed-in' } satisfies TabMessage);
  return user;
}

/**
 * Completes the login that the URL describes. In every case the code leaves the address at once, and the address
 * from before the login comes back, so that a reload cannot repeat it.
 */
export async function completeLogin(context: SessionContext, callback: LoginCallback): Promise<PorticoUser> {
  const { env, storage } = context;
  env.replaceAddress(new URL(env.href()).pathname);
  const href = env.href();
  try {
    return await exchange(context, checkCallback(context, callback));
  } finally {
    env.restoreAddress(consumeAfterAuthUrl(storage, { href, fallback: '/', log: env.log }));
  }
}
