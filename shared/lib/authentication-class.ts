/** OpenID Provider Authentication Policy Extension 1.0: the class of a sign-in with several factors. */
export const multiFactorClass = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

/** `sso`: the second method is known to the identity provider of the tenant, which verified several. */
const secondMethods = ['otp', 'sms', 'hwk', 'sso'];

/** @returns the class of the methods (RFC 8176), when they are several factors */
export function authenticationClass(amr: readonly string[]): string | undefined {
  return amr.includes('mfa') && amr.some((method) => secondMethods.includes(method)) ? multiFactorClass : undefined;
}

/**
 * Whether the user verified several factors recently enough.
 * @param maxAge seconds; any age unless given. A sign-in whose time is unknown is never recent.
 */
export function isSteppedUp(
  claims: { amr?: readonly string[] | undefined; acr?: string | undefined; auth_time?: number | undefined },
  now: Date,
  maxAge?: number,
): boolean {
  if (claims.acr !== multiFactorClass || authenticationClass(claims.amr ?? []) === undefined) return false;
  if (maxAge === undefined) return true;
  return claims.auth_time !== undefined && now.getTime() / 1000 - claims.auth_time <= maxAge;
}
