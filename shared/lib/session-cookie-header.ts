/**
 * Header with which a page asks, in addition to sending its bearer token, whether the browser keeps the cookie of that token's session; the
 * answer carries it when it does. A page whose cookie the browser withholds could not renew the token.
 */
export const sessionCookieHeader = 'x-portico-session-cookie';
export const sessionCookieWanted = 'verify';
export const sessionCookieVerified = 'verified';
