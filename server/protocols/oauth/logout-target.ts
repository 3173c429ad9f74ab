/** Target after sign-out (OpenID Connect RP-Initiated Logout 1.0): a registered URI of the client, or none. */
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { readIdTokenHint } from '#server/tokens/tokens.ts';

export interface LogoutQuery {
  id_token_hint?: string | undefined;
  post_logout_redirect_uri?: string | undefined;
  client_id?: string | undefined;
  state?: string | undefined;
}

/** @throws Refusal `redirect-uri-mismatch` for a URI that no matching client has registered */
export async function logoutTarget(services: Services, query: LogoutQuery): Promise<string | undefined> {
  const address = query.post_logout_redirect_uri;
  if (!address) return undefined;
  const hint = query.id_token_hint ? await readIdTokenHint(services, query.id_token_hint) : null;
  const named = query.client_id ?? hint?.clientId;
  const clients = [...services.environment.clients.values()].filter(
    (client) => named === undefined || client.id === named,
  );
  if (!clients.some((client) => client.postLogoutRedirectUris.includes(address)))
    throw new Refusal('redirect-uri-mismatch');
  const target = new URL(address);
  if (query.state !== undefined) target.searchParams.set('state', query.state);
  return target.href;
}

/**
 * Whether an ID token hint is of the session's user: then the client acts for its own user, and no confirmation is
 * needed (OpenID Connect RP-Initiated Logout 1.0, section 2). Without a hint the user has to confirm, since any page
 * can redirect a browser here.
 */
export async function isHintOf(
  services: Services,
  hint: string | undefined,
  session: { userId: string },
): Promise<boolean> {
  const claims = hint === undefined ? null : await readIdTokenHint(services, hint);
  return claims?.userId === session.userId;
}

/**
 * The query of the page that confirms a sign-out: its redirect target. Its `state` would be mistaken for that of a
 * pending sign-in.
 */
export function confirmingQuery({
  post_logout_redirect_uri: address,
  client_id: clientId,
  state,
}: LogoutQuery): string {
  return new URLSearchParams({
    ...(address && { post_logout_redirect_uri: address }),
    ...(clientId && { client_id: clientId }),
    ...(state && { logout_state: state }),
  }).toString();
}
