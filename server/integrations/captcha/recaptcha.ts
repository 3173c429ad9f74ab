import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import type { Captcha } from './captcha.types.ts';

const timeout = 3000;

/** Google reCAPTCHA, versions 2 and 3: https://developers.google.com/recaptcha/docs/verify */
export function createRecaptcha(
  { siteKey, secret, verifyUrl, minScore }: NonNullable<Config['captcha']['recaptcha']>,
  log: Logger,
): Captcha {
  return {
    siteKey,
    issue: () => null,
    async verify(token, ip) {
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: ip }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        });
        if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
        const result = JSON.parse((await answer.text()).slice(0, 10_000)) as { success?: unknown; score?: unknown };
        return result.success === true && (typeof result.score !== 'number' || result.score >= minScore);
      } catch (error) {
        // rate limits still apply, and an outage of the provider must not block users
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'reCAPTCHA is unavailable; treating the caller as human',
        );
        return true;
      }
    },
  };
}
