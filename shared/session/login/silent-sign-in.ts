import type { PorticoUser } from '#loader/portico.types.ts';
import { explainOrigin } from '#shared/session/explain-origin.ts';
import { loadUser } from './load-user.ts';
import { isSignOutPending, makeUpForSignOut } from './pending-sign-out.ts';
import type { SessionContext } from '#shared/session/session-context.ts';
import { isRefusal, sessionError } from '#shared/session/session-error.ts';
import { readTabTenant } from '#shared/session/tab-tenant.ts';
import type { TokenAnswer } from '#shared/session/tokens/token-keeper.ts';

/**
 * New tokens by the session cookie. No custom header: the first call of a page should cost as little as can be.
 *
 * @throws ApiError `session-not-found`. The server answers 200 then, so that no browser reports an anonymous visit as an error
 */
export async function requestTokensSilently(
  { api, env }: Pick<SessionContext, 'api' | 'env'>,
  tenantId = readTabTenant(env),
): Promise<TokenAnswer> {
  const answer = await api.post('/oauth/authorize/silent', { tenantId, optional: true }, { plain: true });
  if ('session' in answer) throw sessionError('session-not-found');
  return answer;
}

/** Makes up for an owed sign-out before the page is left for another sign-in. @returns whether none is owed any more */
export async function signOutBySilentAnswer(context: SessionContext): Promise<boolean> {
  const answer = await requestTokensSilently(context).catch(() => null);
  if (answer) await makeUpForSignOut(context, answer);
  return !isSignOutPending(context);
}

/**
 * Resumes the session of the cookie. `null`: there is none, or the browser does not let its cookie through, or the user
 * has signed out of it. Rejects when the server could not be asked, or when the user could not be loaded.
 */
export async function signInSilently(context: SessionContext, tenantId?: string): Promise<PorticoUser | null> {
  const { epoch } = context.tokens;
  let answer: TokenAnswer;
  try {
    answer = await requestTokensSilently(context, tenantId);
  } catch (error) {
    const refused = explainOrigin(context, error);
    context.unresolved = !refused && !isRefusal(error);
    if (refused) throw refused;
    if (context.unresolved) throw error;
    return null;
  }
  context.unresolved = false;
  const isSignedOut = await makeUpForSignOut(context, answer);
  // Signed in or out by another way meanwhile: that was later, and holds.
  if (epoch !== context.tokens.epoch) return context.user;
  if (isSignedOut) return null;
  context.tokens.adopt(answer, null);
  return loadUser(context);
}
