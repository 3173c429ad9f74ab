/** Whether a password is in a list of leaked ones. Two sources, one form: lines of `SHA-1 in hex:count`. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { openHashFile } from './hash-file.ts';
import { createRangeApi } from './range-api.ts';

export interface BreachedPasswords {
  /** `false` too when the source does not answer: a list that is away must not stop people from signing in. */
  contains(password: string): Promise<boolean>;
}

/** @returns a list that contains nothing where configuration names none */
export function createBreachedPasswords(
  { mode, rangeUrl, file, timeout }: Config['passwords']['breached'],
  log: Logger,
): BreachedPasswords {
  if (mode === 'off') return { contains: () => Promise.resolve(false) };
  const source = file === undefined ? createRangeApi(rangeUrl!, timeout) : openHashFile(file);
  return {
    async contains(password) {
      // SHA-1 is the list's, and guards nothing: what is leaked is known to everybody
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
