import { createSafeStorage } from '#shared/session/safe-storage.ts';

/** What is to be known in later sessions too. */
export const lastingStorage = createSafeStorage({ storages: [() => globalThis.localStorage] });
