import type { PorticoUser } from '#loader/portico.types.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { SendRequest } from '#shared/api/send.types.ts';
import { endLocally } from './sign-out.ts';
import type { SessionContext } from '#shared/session/session-context.ts';
import { sessionError } from '#shared/session/session-error.ts';
import { readTabTenant } from '#shared/session/tab-tenant.ts';
import { tokenClaims } from '#shared/session/tokens/token-claims.ts';
import type { Tokens } from '#shared/session/tokens/token-keeper.ts';
import { userObject } from '#shared/session/tokens/user-object.ts';

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && (error.statusCode === 401 || error.statusCode === 403);

/** Asks for the user whose tokens these are. */
export async function fetchUser(
  { api, env }: Pick<SessionContext, 'api' | 'env'>,
  tokens: Pick<Tokens, 'accessToken' | 'idToken'> | null,
  options: Pick<SendRequest, 'headers' | 'onHeaders' | 'retry'>,
): Promise<PorticoUser> {
  const me = await api.get('/identity/resources/users/v2/me', { ...options, token: tokens?.accessToken ?? null });
  return userObject({ me, claims: tokenClaims(tokens?.idToken ?? ''), tabTenant: readTabTenant(env) });
}

/** Makes them the page's user, and says so when that is news. */
export function setUser(context: SessionContext, user: PorticoUser): void {
  const isNews = JSON.stringify(user) !== JSON.stringify(context.user);
  context.user = user;
  if (isNews) context.events.emit('signed-in', user);
}

/**
 * Loads the user whose tokens are held, and says so when that is news. Three attempts, two seconds apart (specification,
 * section 9). A refusal ends the session here; any other failure keeps it and is thrown.
 */
export async function loadUser(context: SessionContext): Promise<PorticoUser> {
  const { epoch } = context.tokens;
  let user: PorticoUser;
  try {
    const retry = { count: 3, delay: 2000, when: (error: unknown) => !isUnauthorized(error) };
    user = await fetchUser(context, context.tokens.current(), { retry });
  } catch (error) {
    if (isUnauthorized(error) && epoch === context.tokens.epoch) endLocally(context);
    throw error;
  }
  if (epoch !== context.tokens.epoch) throw sessionError('login-superseded');
  setUser(context, user);
  return user;
}
