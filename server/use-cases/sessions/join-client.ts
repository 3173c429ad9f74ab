/** Lets another client use an existing session: the browser gets that client's refresh cookie too. */
import { insertRefreshFamily } from '#server/db/queries/sessions/refresh-families.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';

/**
 * @returns the refresh token for the cookie
 */
export async function joinClient(
  context: AnonymousContext,
  session: { id: string; userId: string },
  clientId: string,
): Promise<string> {
  const { now } = context;
  const refresh = newRefreshToken(context.services.random);
  await context.asUser(session.userId, (tx) =>
    insertRefreshFamily(tx, {
      id: refresh.familyId,
      sessionId: session.id,
      clientId,
      kind: 'cookie',
      scope: null,
      hash: sha256(refresh.token),
      at: now,
    }),
  );
  return refresh.token;
}
