/**
 * Breaks loops: a page that starts a sign-in whenever no user is signed in would redirect forever when the session
 * does not stick (third-party cookies blocked, say). No user signs in that often.
 */
import type { SafeStorage } from '#shared/session/safe-storage.ts';

const key = 'portico.login-departures';
const most = 4;
const withinMilliseconds = 30_000;

function departures(storage: SafeStorage): number[] {
  try {
    const times: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
}

/** Notes a departure. `false` when there have been too many of late, and this one should not happen. */
export function mayLeaveForLogin(storage: SafeStorage, now: number): boolean {
  // A time ahead of the clock is from before the clock was set back.
  const recent = departures(storage).filter((time) => time <= now && now - time < withinMilliseconds);
  if (recent.length >= most) return false;
  storage.set(key, JSON.stringify([...recent, now]));
  return true;
}

/** Signing out is done by a user: the count is reset. */
export function forgetDepartures(storage: SafeStorage): void {
  storage.remove(key);
}
