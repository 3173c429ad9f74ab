/**
 * Text that survives a navigation. Storage may be missing, full or forbidden, and says so by throwing: the next one is
 * tried then.
 */
import type { Environment } from './environment.ts';

export interface SafeStorage {
  /** `false` when no storage keeps it. */
  set(key: string, value: string): boolean;
  get(key: string): string | null;
  remove(key: string): void;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function createSafeStorage({ storages }: Pick<Environment, 'storages'>): SafeStorage {
  return {
    set: (key, value) =>
      storages.some((open) =>
        attempt(() => {
          open().setItem(key, value);
          return open().getItem(key) === value;
        }),
      ),
    get(key) {
      for (const open of storages) {
        const value = attempt(() => open().getItem(key));
        if (typeof value === 'string') return value;
      }
      return null;
    },
    remove(key) {
      for (const open of storages) attempt(() => open().removeItem(key));
    },
  };
}
