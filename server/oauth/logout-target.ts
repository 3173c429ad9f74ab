/** Where sign-out goes on to (OpenID Connect RP-Initiated Logout 1.0): a registered address of the client, or nowhere. */
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { readIdTokenHint } from '#server/tokens/tokens.ts';

export interface LogoutQuery {
  id_token_hint?: string | undefined;
  post_logout_redirect_uri?: string | undefined;
  client_id?: string | undefined;
  state?: string | undefined;
}

/** @throws Refusal `redirect-uri-mismatch` for an address that no client in question has registered */
export async function logoutTarget(services: Services, query: LogoutQuery): Promise<string | undefined> {
  const address = query.post_logout_redirect_uri;
  if (!address) return undefined;
  const hint = query.id_token_hint ? await readIdTokenHint(services, query.id_token_hint) : null;
  const named = query.client_id ?? hint?.clientId;
  const clients = [...services.environment.clients.values()].filter((client) => named === undefined || client.id === named);
  if (!clients.some((client) => client.postLogoutRedirectUris.includes(address))) throw new Refusal('redirect-uri-mismatch');
  const target = new URL(address);
  if (query.state !== undefined) target.searchParams.set('state', query.state);
  return target.href;
}
