/** Every wait of the specification (planning and login, section 9), in milliseconds. ApiTokenAccess take them by name. */
export const delays = {
  /** The identity provider's name is shown this long before the browser leaves for it. */
  ssoRedirect: 2000,
  /** A failed single sign-on is told this long. */
  ssoFailed: 1000,
  /** Between the answer and the navigation after a login. */
  beforeNavigation: 200,
  afterActivation: 1000,
  afterImpersonation: 1000,
  afterUnlock: 1000,
  /** Default delay of the logout callback. */
  afterLogout: 500,
  /** Between the attempts of a call that is retried. */
  retry: 500,
  /** Between the attempts to load the profile. */
  profileRetry: 2000,

  // Ours, where the specification is silent.
  /** A notice on a page that leaves by itself: long enough to read two sentences. */
  readNotice: 6000,
  /** Before the same mail may be asked for again. */
  resend: 30_000,
  /** One step of a countdown that people see. */
  second: 1000,
} as const;

/** Longest delay that a browser's timer takes. */
const longestTimer = 2_147_483_647;

/**
 * How long until an instant, for a timer: never negative, and never longer than a timer can wait.
 * Text that is no instant counts as never.
 */
export function millisecondsUntil(iso: string | undefined, now: number): number {
  const left = Date.parse(iso ?? '') - now;
  return Number.isNaN(left) ? longestTimer : Math.min(Math.max(left, 0), longestTimer);
}
