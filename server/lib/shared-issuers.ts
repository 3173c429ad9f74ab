/**
 * OpenID Connect issuers that sign in people of many organizations, or anybody: what one of them says of an address is no word of the
 * company whose domain it is.
 */

/** By host. Whoever has an account there chose its address. */
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
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
]);
/** First parts of a path that stand for no directory of one company; the last one is that of personal accounts. */
const ofAnyDirectory = new Set(['', 'common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad']);

/** @returns why a company connection cannot have the issuer, and what to name instead; nothing for one that may */
export function refusalOfIssuer(issuer: string): string | undefined {
  const { hostname, pathname } = new URL(issuer);
  if (microsoft.has(hostname) && ofAnyDirectory.has(pathname.split('/')[1]!.toLowerCase()))
    return `${issuer} signs in people of every directory; name the company's own: https://${hostname}/DIRECTORY-ID/v2.0`;
  return ofAnybody.has(hostname)
    ? `${issuer} signs in anybody; a company connection needs an issuer that signs in the company's people alone`
    : undefined;
}

/**
 * Whether an id token's address is believed. Of Google, only where it was proved and the token names one of the connection's domains as the
 * organization (`hd`). A company's own provider may say nothing of whether an address was proved; one that says "not proved" is believed.
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
