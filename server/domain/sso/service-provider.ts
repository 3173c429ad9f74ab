/** What an identity provider is told about this server. */
export interface ServiceProvider {
  acsUrl: string;
  spEntityId: string;
}

export function serviceProvider({ baseUrl }: { baseUrl: string }): ServiceProvider {
  return { acsUrl: `${baseUrl}/auth/saml/callback`, spEntityId: `${baseUrl}/auth/saml/metadata` };
}

/** What OpenID Connect needs instead. */
export function oidcRedirectUri({ baseUrl, routes }: { baseUrl: string; routes: { oidcCallback: string } }): string {
  return `${baseUrl}${routes.oidcCallback}`;
}

/** Path that receives logout requests and responses of SAML providers. */
export const samlLogoutPath = '/auth/saml/logout';
/** Path to which OpenID providers return browsers after a logout. */
export const oidcLogoutPath = '/auth/sso/signed-out';

/** Where identity providers end sessions. */
export interface LogoutAddresses {
  sloUrl: string;
  oidcLogoutRedirectUri: string;
  backchannelLogoutUri: string;
}

/** @param key of the connection, whose logout tokens have a URL of their own */
export function logoutAddresses({ baseUrl }: { baseUrl: string }, key: string): LogoutAddresses {
  return {
    sloUrl: `${baseUrl}${samlLogoutPath}`,
    oidcLogoutRedirectUri: `${baseUrl}${oidcLogoutPath}`,
    backchannelLogoutUri: `${baseUrl}/identity/resources/auth/v1/sso/${key}/backchannel-logout`,
  };
}
