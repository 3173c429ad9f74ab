/** Parts of the page that metadata can hide or make read-only. */
export const fields = [
  'idleTimeout',
  'forcedRelogin',
  'concurrency',
  'sessions',
  'liveSessions',
  'mfa',
  'lockout',
  'passwordHistory',
  'passwordRotation',
  'passwordRules',
  'captcha',
  'passkeys',
  'ipRestrictions',
  'ipList',
  'countryRestrictions',
  'countryList',
  'domainRestrictions',
  'domainList',
] as const;
export type SecurityField = (typeof fields)[number];
