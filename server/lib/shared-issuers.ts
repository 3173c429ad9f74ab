/**
 * OpenID Connect issuers that sign in users of many organizations, or of the public: their claims about an email
 * address are not statements of the organization that owns its domain.
 */

/** By host. The users of these issuers choose their email address themselves. */
const ofAnybody = new Set([
  'appleid.apple.com',
  'www.facebook.com',
  'facebook.com',
  'limited.facebook.com',
  'api.login.yahoo.com',
  'login.live.com',
  'gitlab.com',
  'github.com',
  'www.linkedin.com',
  'slack.com',
  'id.twitch.tv',
  'access.line.me',
  'oauth.telegram.org',
  'auth.atlassian.com',
  'account.mail.ru',
  'www.paypal.com',
]);
const google = 'accounts.google.com';
const microsoft = new Set([
  'login.microsoftonline.com',
  'login.microsoft.com',
  'login.windows.net',
  'sts.windows.net',
  'login.chinacloudapi.cn',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
]);
/**
 * First path segments that do not identify the directory of one organization; the last one is that of personal
 * accounts.
 */
const ofAnyDirectory = new Set(['', 'common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad']);

/** @returns why an SSO connection cannot use the issuer, and what to configure instead; undefined if it may */
export function refusalOfIssuer(issuer: string): string | undefined {
  // documentation and discovery documents of shared issuers leave out the directory: `{tenantid}`
  if (/[{}]|%7b|%7d/i.test(issuer))
    return `${issuer} has a placeholder; enter the company's own value instead, such as the tenant ID`;
  const { hostname, pathname } = new URL(issuer);
  if (microsoft.has(hostname) && ofAnyDirectory.has(pathname.split('/')[1]!.toLowerCase()))
    return `${issuer} signs in people of every directory; enter the tenant ID of the company's own: https://${hostname}/DIRECTORY-ID${hostname === 'sts.windows.net' ? '/' : '/v2.0'}`;
  return ofAnybody.has(hostname)
    ? `${issuer} signs in anybody; a company connection needs an issuer that signs in the company's people alone`
    : undefined;
}

/**
 * Whether an ID token's email address is trusted. For Google, only if it is verified and the token names one of the
 * connection's domains as the organization (`hd`). An organization's own provider may omit `email_verified`; even
 * `false` is accepted from it.
 */
export function isAddressBelieved(
  { issuer, domains }: { issuer: string; domains: readonly string[] },
  claims: Readonly<Record<string, unknown>>,
): boolean {
  const verified = claims['email_verified'];
  if (new URL(issuer).hostname !== google) return verified !== false && verified !== 'false';
  const organization = claims['hd'];
  return (
    (verified === true || verified === 'true') &&
    typeof organization === 'string' &&
    domains.includes(organization.toLowerCase())
  );
}
