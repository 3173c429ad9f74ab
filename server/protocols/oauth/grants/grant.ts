import type { AnonymousContext } from '#server/context.ts';
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
