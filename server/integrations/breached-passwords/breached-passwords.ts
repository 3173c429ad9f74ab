/** Checks whether a password is in a list of leaked ones. Two sources, one format: lines of `SHA-1 in hex:count`. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { openHashFile } from './hash-file.ts';
import { createRangeApi } from './range-api.ts';

export interface BreachedPasswords {
  /** Also `false` when the source does not answer: an outage of the list must not block sign-ins. */
  contains(password: string): Promise<boolean>;
}

/** @returns an empty list if configuration names none */
export function createBreachedPasswords(
  { mode, rangeUrl, file, timeout }: Config['passwords']['breached'],
  log: Logger,
): BreachedPasswords {
  if (mode === 'off') return { contains: () => Promise.resolve(false) };
  const source = file === undefined ? createRangeApi(rangeUrl!, timeout) : openHashFile(file);
  return {
    async contains(password) {
      // the list uses SHA-1; it protects nothing here, since leaked passwords are public
      const digest = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
      const raw = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        return (await source(raw)) || (digest !== raw && (await source(digest)));
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'leaked password check is unavailable; treating the password as not leaked',
        );
        return false;
      }
    },
  };
}
