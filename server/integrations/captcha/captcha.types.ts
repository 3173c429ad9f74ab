import type { Logger } from 'pino';
import type { Clock } from '#server/lib/clock.ts';
import type { RandomBytes, SecretKeys } from '#server/lib/secrets.ts';

export interface CaptchaChallenge {
  challenge: string;
  /** Zero bits that the digest of `challenge.nonce` begins with. */
  difficulty: number;
}

export interface Captcha {
  /** Public key that clients know the provider by. */
  siteKey: string;
  /** `null` where the provider hands out its own. */
  issue(): CaptchaChallenge | null;
  verify(token: string, ip: string): Promise<boolean>;
}

export interface CaptchaDependencies {
  secrets: SecretKeys;
  random: RandomBytes;
  clock: Clock;
  /** Takes an id that may be used once. @returns whether it was free */
  useOnce: (id: string) => Promise<boolean>;
  log: Logger;
}
