import type { PorticoUser } from '../../loader/portico.types.ts';
import { ApiError } from '../api/api-error.ts';
import { endLocally } from './sign-out.ts';
import type { SessionContext } from './session-context.ts';
import { sessionError } from './session-error.ts';
import { readTabTenant } from './tab-tenant.ts';
import { tokenClaims } from './token-claims.ts';
import { userObject } from './user-object.ts';

const isUnauthorized = (error: unknown): boolean =>
  error instanceof ApiError && (error.statusCode === 401 || error.statusCode === 403);

async function fetchUser({ api, env, tokens }: SessionContext): Promise<PorticoUser> {
  const held = tokens.current();
  const retry = { count: 3, delay: 2000, when: (error: unknown) => !isUnauthorized(error) };
  const me = await api.get('/identity/resources/users/v2/me', { token: held?.accessToken ?? null, retry });
  return userObject({ me, claims: tokenClaims(held?.idToken ?? ''), tabTenant: readTabTenant(env) });
}

/**
 * Loads the person whose tokens are held, and says so when that is news. Three attempts, two seconds apart (specification,
 * section 9). A refusal ends the session here; any other failure keeps it and is thrown.
 */
export async function loadUser(context: SessionContext): Promise<PorticoUser> {
  const { epoch } = context.tokens;
  let user: PorticoUser;
  try {
    user = await fetchUser(context);
  } catch (error) {
    if (isUnauthorized(error) && epoch === context.tokens.epoch) endLocally(context);
    throw error;
  }
  if (epoch !== context.tokens.epoch) throw sessionError('login-superseded');
  const isNews = JSON.stringify(user) !== JSON.stringify(context.user);
  context.user = user;
  if (isNews) context.events.emit('signed-in', user);
  return user;
}
