/** Address of the hosted login page (OAuth 2.0 authorization request with PKCE, specification 7.1). */
export interface AuthorizeRequest {
  /** Address of the identity server, prefix included. */
  baseUrl: string;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
  state: string;
  /** Login alias of a tenant. */
  organization?: string | undefined;
  tenantId?: string | null;
  prompt?: 'login';
  /** Opens the sign-up page. */
  screenHint?: 'signup';
  loginHint?: string | null;
  /** Language of the login page. */
  locale?: string | undefined;
  /** Provider to which the login page redirects automatically. */
  provider?: string | undefined;
  /** Class of sign-in that is asked for. */
  acrValues?: string | undefined;
  /** Seconds that the sign-in may be old. */
  maxAge?: number | undefined;
}

export function authorizeUrl(request: AuthorizeRequest): string {
  const url = new URL(`${request.baseUrl.replace(/(?<!\/)\/+$/, '')}/oauth/authorize`);
  const query: Record<string, string | null | undefined> = {
    response_type: 'code',
    client_id: request.clientId,
    scope: 'openid email profile',
    redirect_uri: request.redirectUri,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    nonce: request.nonce,
    state: request.state,
    organization: request.organization,
    tenantId: request.tenantId,
    prompt: request.prompt,
    screen_hint: request.screenHint,
    login_hint: request.loginHint,
    login_direct_action: request.provider && btoa(JSON.stringify({ type: 'social-login', data: request.provider })),
    ui_locales: request.locale,
    acr_values: request.acrValues,
    max_age: request.maxAge === undefined ? undefined : String(request.maxAge),
  };
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}
