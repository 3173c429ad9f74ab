/** Proof that a caller is not automated. */
import type { Config } from '#server/config/config.ts';
import type { Captcha, CaptchaDependencies } from './captcha.types.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

export function createCaptcha(config: Config['captcha'], dependencies: CaptchaDependencies): Captcha {
  if (config.provider === 'recaptcha' && config.recaptcha) return createRecaptcha(config.recaptcha, dependencies.log);
  return createProofOfWork(config, dependencies);
}
