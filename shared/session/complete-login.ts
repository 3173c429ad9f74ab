/** The way back from the hosted login page: checks, exchange, and the address as it was before. */
import type { PorticoUser } from '../../loader/portico.types.ts';
import { takeAfterAuthUrl } from './after-auth-url.ts';
import { loadUser } from './load-user.ts';
import { callbackPath, redirectUri, type LoginCallback } from './login-callback.ts';
import { takePendingLogin, type PendingLogin } from './pending-login.ts';
import type { SessionContext, TabMessage } from './session-context.ts';
import { isRefusal, sessionError } from './session-error.ts';
import { forgetStepUp } from './step-up.ts';
import { tokenClaims } from './token-claims.ts';
import type { TokenAnswer } from './token-keeper.ts';

const withoutSlash = (url: string | null | undefined): string => (url ?? '').replace(/(?<!\/)\/+$/, '');

function checkCallback(context: SessionContext, callback: LoginCallback): PendingLogin & { code: string } {
  const pending = takePendingLogin(context.storage, callback.state);
  if (!pending) throw sessionError('login-state-mismatch');
  // A missing issuer is no better than a wrong one (RFC 9207, section 2.4).
  if (withoutSlash(callback.iss) !== withoutSlash(context.settings.baseUrl))
    throw sessionError('login-issuer-mismatch');
  if (!callback.code) throw sessionError('login-refused', callback.errorDescription ?? callback.error ?? undefined);
  return { ...pending, code: callback.code };
}

/** OpenID Connect Core, 3.1.3.7. Expiry is not compared with the clock of this machine, which may be wrong. */
function checkIdToken({ settings }: SessionContext, { id_token }: TokenAnswer, nonce: string): void {
  const claims = tokenClaims(id_token);
  const audience = claims?.aud === undefined ? [] : [claims.aud].flat();
  const isOurs =
    claims?.nonce === nonce &&
    withoutSlash(claims.iss) === withoutSlash(settings.baseUrl) &&
    audience.includes(settings.clientId);
  if (!isOurs) throw sessionError('login-token-mismatch');
}

async function exchange(
  context: SessionContext,
  { code, verifier, nonce }: PendingLogin & { code: string },
): Promise<PorticoUser> {
  const answer: TokenAnswer = await context.api.post(
    '/oauth/token',
    { grant_type: 'authorization_code', code, redirect_uri: redirectUri(context.env.href()), code_verifier: verifier },
    { token: null, retry: { when: (error) => !isRefusal(error) } },
  );
  checkIdToken(context, answer, nonce);
  context.tokens.adopt(answer, answer.refresh_token ?? null);
  forgetStepUp(context);
  const user = await loadUser(context);
  context.channel.post({ type: 'signed-in' } satisfies TabMessage);
  return user;
}

/**
 * Ends the login that the address tells of. Whatever comes of it, the code leaves the address at once, and the address
 * from before the login comes back, so that a reload cannot repeat it.
 */
export async function completeLogin(context: SessionContext, callback: LoginCallback): Promise<PorticoUser> {
  const { env, storage } = context;
  env.replaceAddress(callbackPath);
  const href = env.href();
  try {
    return await exchange(context, checkCallback(context, callback));
  } finally {
    env.restoreAddress(takeAfterAuthUrl(storage, { href, fallback: '/', log: env.log }));
  }
}
