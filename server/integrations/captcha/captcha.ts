/** A proof that no crowd of machines calls. */
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { SecretKeys } from '#server/lib/secrets.ts';
import type { RandomBytes } from '#server/lib/secrets.ts';
import type { Clock } from '#server/lib/clock.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

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

export function createCaptcha(config: Config['captcha'], dependencies: CaptchaDependencies): Captcha {
  if (config.provider === 'recaptcha' && config.recaptcha) return createRecaptcha(config.recaptcha, dependencies.log);
  return createProofOfWork(config, dependencies);
}
