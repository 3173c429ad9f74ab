import type { SafeStorage } from '#shared/session/safe-storage.ts';

/** What a device remembers of quick login, by the names that clients of the contract use. */
const keys = {
  registered: 'register-quick-login',
  user: 'userId',
  strategy: (userId: string) => `${userId}-sms`,
} as const;

/** ID of the user who set up quick sign-in by SMS on this device, if any. */
export function quickLoginUser(storage: Pick<SafeStorage, 'get'>): string | undefined {
  const userId = storage.get(keys.user);
  return userId && storage.get(keys.registered) === 'true' && storage.get(keys.strategy(userId)) === 'true'
    ? userId
    : undefined;
}

/** Neither remembered nor declined: users who declined on this device are not asked again. */
export function isQuickLoginUndecided(storage: Pick<SafeStorage, 'get'>, userId: string): boolean {
  return storage.get(keys.strategy(userId)) === null;
}

export function rememberQuickLogin(storage: Pick<SafeStorage, 'set'>, userId: string): void {
  storage.set(keys.user, userId);
  storage.set(keys.registered, 'true');
  storage.set(keys.strategy(userId), 'true');
}

export function declineQuickLogin(storage: Pick<SafeStorage, 'set'>, userId: string): void {
  storage.set(keys.strategy(userId), 'false');
}
