import type { AnonymousContext } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import type { IssuedToken } from '#server/tokens/tokens.ts';

/** Body of POST /oauth/token, after client authentication. */
export interface TokenRequest {
  grant_type: string;
  code?: string | undefined;
  redirect_uri?: string | undefined;
  code_verifier?: string | undefined;
  refresh_token?: string | undefined;
  client_id?: string | undefined;
  tenantId?: string | null | undefined;
}

export interface TokenAnswer {
  token: IssuedToken;
  refreshToken: string;
  scope?: string | undefined;
}

/** @throws GrantRefusal */
export type Grant = (context: AnonymousContext, request: TokenRequest) => Promise<TokenAnswer>;

/** Whether a client is confidential: it calls from a back end, and has authenticated before its grant is processed. */
export function hasSecret({ environment }: Services, clientId: string | undefined): boolean {
  return clientId !== undefined && environment.clients.get(clientId)?.secretHash !== undefined;
}
