import type { Logger } from 'pino';
import type { Clock } from '#server/lib/clock.ts';
import type { RandomBytes, SecretKeys } from '#server/lib/secrets.ts';

export interface CaptchaChallenge {
  challenge: string;
  /** Number of leading zero bits of the digest of `challenge.nonce`. */
  difficulty: number;
}

export interface Captcha {
  /** Public key that identifies the site at the provider. */
  siteKey: string;
  /** `null` if the provider issues its own. */
  issue(): CaptchaChallenge | null;
  verify(token: string, ip: string): Promise<boolean>;
}

export interface CaptchaDependencies {
  secrets: SecretKeys;
  random: RandomBytes;
  clock: Clock;
  /** Marks a single-use ID as used. @returns whether it was unused */
  useOnce: (id: string) => Promise<boolean>;
  log: Logger;
}
