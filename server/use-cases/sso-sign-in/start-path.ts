/** Path on this server that redirects to a company's provider. */
export function ssoStartPath(key: string): string {
  return `/identity/resources/auth/v2/user/sso/company/${key}/prelogin`;
}
