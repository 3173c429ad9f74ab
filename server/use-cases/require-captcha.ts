import { Refusal } from '#server/lib/refusal.ts';
import type { RequestFacts, Services } from '#server/services.ts';

/**
 * Before whatever a crowd of machines would like to call. Without effect where configuration leaves it off.
 * @param token `recaptchaToken` of the call
 * @throws Refusal `captcha-required`: a client solves a challenge and sends the call again
 */
export async function requireCaptcha(services: Services, token: string | undefined, facts: RequestFacts): Promise<void> {
  if (!services.config.captcha.enabled) return;
  if (token !== undefined && (await services.captcha.verify(token, facts.ip))) return;
  throw new Refusal('captcha-required');
}
