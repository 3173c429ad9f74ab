/**
 * Every delay of the specification (planning and login, section 9), in milliseconds. Machines reference them by name.
 */
export const delays = {
  /** How long the identity provider's name is shown before the redirect. */
  ssoRedirect: 2000,
  /** How long a failed single sign-on is shown. */
  ssoFailed: 1000,
  /** Between the answer and the navigation after a login. */
  beforeNavigation: 200,
  afterActivation: 1000,
  afterImpersonation: 1000,
  afterUnlock: 1000,
  /** Default delay of the logout callback. */
  afterLogout: 500,
  /** Between retries of a call. */
  retry: 500,
  /** Between attempts to load the profile. */
  profileRetry: 2000,

  // Not in the specification.
  /** Before a notice page redirects automatically: long enough to read two sentences. */
  readNotice: 6000,
  /** Before the same email can be requested again. */
  resend: 30_000,
  /** One step of a visible countdown. */
  second: 1000,
} as const;

/** Longest delay that browser timers support. */
const longestTimer = 2_147_483_647;

/**
 * Milliseconds until an instant, for a timer: never negative, and never longer than a timer supports. Text that is not
 * an instant counts as never.
 */
export function millisecondsUntil(iso: string | undefined, now: number): number {
  const left = Date.parse(iso ?? '') - now;
  return Number.isNaN(left) ? longestTimer : Math.min(Math.max(left, 0), longestTimer);
}
