import { Refusal } from '#server/lib/refusal.ts';
import type { BaseContext } from '#server/context.ts';

/** `recaptchaToken` of a call; or what a form without a script gives instead, which throws when it does not do. */
export type PersonProof = string | (() => Promise<void>) | undefined;

/**
 * Before whatever a crowd of machines would like to call. Without effect where configuration leaves it off.
 * @throws Refusal `captcha-required`: a client solves a challenge and sends the call again
 */
export async function requireCaptcha({ services, requestMetadata }: BaseContext, proof: PersonProof): Promise<void> {
  if (!services.config.captcha.enabled) return;
  if (typeof proof === 'function') return await proof();
  if (proof !== undefined && (await services.captcha.verify(proof, requestMetadata.ip))) return;
  throw new Refusal('captcha-required');
}
