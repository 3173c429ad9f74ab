import { Refusal } from '#server/lib/refusal.ts';
import type { BaseContext } from '#server/context.ts';

/** `recaptchaToken` of a call; or the substitute of a form without JavaScript, which throws if it fails. */
export type HumanProof = string | (() => Promise<void>) | undefined;

/**
 * Requires a captcha before endpoints that bots would abuse. Does nothing if configuration turns it off.
 * @throws Refusal `captcha-required`: a client solves a challenge and repeats the call
 */
export async function requireCaptcha({ services, requestMetadata }: BaseContext, proof: HumanProof): Promise<void> {
  if (!services.config.captcha.enabled) return;
  if (typeof proof === 'function') return await proof();
  if (proof !== undefined && (await services.captcha.verify(proof, requestMetadata.ip))) return;
  throw new Refusal('captcha-required');
}
