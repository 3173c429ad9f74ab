import { Refusal } from '#server/lib/refusal.ts';
import type { RequestFacts, Services } from '#server/services.ts';

/** `recaptchaToken` of a call; or what a form without a script gives instead, which throws when it does not do. */
export type PersonProof = string | (() => Promise<void>) | undefined;

/**
 * Before whatever a crowd of machines would like to call. Without effect where configuration leaves it off.
 * @throws Refusal `captcha-required`: a client solves a challenge and sends the call again
 */
export async function requireCaptcha(services: Services, proof: PersonProof, facts: RequestFacts): Promise<void> {
  if (!services.config.captcha.enabled) return;
  if (typeof proof === 'function') return await proof();
  if (proof !== undefined && (await services.captcha.verify(proof, facts.ip))) return;
  throw new Refusal('captcha-required');
}
