import type { TokenClaims } from './token-claims.ts';

export interface UserSources<Me> {
  /** What sign-in answered, when it was by the API. Its tokens are left out: the user is shown to the page. */
  login?: Record<string, unknown>;
  claims: TokenClaims | null;
  me: Me;
  /** Tenant of this tab, when sessions are kept per tenant. */
  tabTenant?: string | null;
}

const secrets = ['accessToken', 'refreshToken', 'mfaToken'];

/**
 * The signed-in user: the login answer, then the token's claims, then `me`; later wins. The tab's tenant comes last,
 * if the user belongs to it.
 */
export function userObject<Me extends { tenantId: string; tenantIds: string[] }>(
  sources: UserSources<Me>,
): Me & Record<string, unknown> {
  const { login = {}, claims, me, tabTenant } = sources;
  const open = Object.fromEntries(Object.entries(login).filter(([name]) => !secrets.includes(name)));
  const tenantId = tabTenant && me.tenantIds.includes(tabTenant) ? tabTenant : me.tenantId;
  return { ...open, ...claims, ...me, tenantId };
}
