/** grant_type=refresh_token (RFC 6749, section 6), with rotation. */
import { Refusal } from '#server/lib/refusal.ts';
import { refreshSession } from '#server/use-cases/sessions/refresh-session.ts';
import { GrantRefusal } from '#server/protocols/oauth/oauth-error.ts';
import { hasSecret, type Grant } from './grant.ts';

export const refreshTokenGrant: Grant = async (context, request) => {
  if (!request.refresh_token) throw new GrantRefusal('invalid-grant');
  try {
    const { refresh_token: refreshToken, tenantId = null, client_id: clientId } = request;
    const byBackEnd = hasSecret(context.services, clientId);
    const refreshed = await refreshSession(context, { refreshToken, tenantId, clientId, byBackEnd });
    if (hasSecret(context.services, refreshed.family.client_id) && request.client_id === undefined)
      throw new GrantRefusal('invalid-client');
    return { token: refreshed.token, refreshToken: refreshed.refreshToken, scope: refreshed.family.scope ?? undefined };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'session-not-found')
      throw new GrantRefusal('invalid-grant', { cause: error });
    throw error;
  }
};
