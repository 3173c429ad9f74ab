import type { PorticoUser } from '../../loader/portico.types.ts';
import { loadUser } from './load-user.ts';
import type { SessionContext } from './session-context.ts';
import { isRefusal } from './session-error.ts';
import { readTabTenant } from './tab-tenant.ts';
import type { TokenAnswer } from './token-keeper.ts';

/** New tokens by the session cookie. No custom header: the first call of a page should cost as little as can be. */
export function askSilently(
  { api, env }: Pick<SessionContext, 'api' | 'env'>,
  tenantId = readTabTenant(env),
): Promise<TokenAnswer> {
  return api.post('/oauth/authorize/silent', { tenantId }, { plain: true });
}

/**
 * Resumes the session of the cookie. `null`: there is none, or the browser does not let its cookie through.
 * Rejects when the server could not be asked, or when the person could not be loaded.
 */
export async function signInSilently(context: SessionContext, tenantId?: string): Promise<PorticoUser | null> {
  const { epoch } = context.tokens;
  let answer: TokenAnswer;
  try {
    answer = await askSilently(context, tenantId);
  } catch (error) {
    context.unresolved = !isRefusal(error);
    if (context.unresolved) throw error;
    return null;
  }
  context.unresolved = false;
  // Signed in or out by another way meanwhile: that was later, and holds.
  if (epoch !== context.tokens.epoch) return context.user;
  context.tokens.adopt(answer, null);
  return loadUser(context);
}
