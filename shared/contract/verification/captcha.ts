/** Bot protection. The proof is sent as `recaptchaToken` in the bodies of the calls that require it. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

export const CaptchaPolicy = z.object({
  id: Id,
  /** `proof-of-work`, or the public key of another provider. */
  siteKey: z.string(),
  enabled: z.boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type CaptchaPolicy = z.infer<typeof CaptchaPolicy>;

export const CaptchaChallenge = z.object({
  challenge: z.string(),
  /** Number of leading zero bits in SHA-256 of `challenge.nonce`; the nonce is a decimal number. */
  difficulty: z.number(),
});
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

export const captchaContract = defineContract({
  'GET /identity/resources/configurations/v1/captcha-policy/public': {
    summary: 'Returns whether requests require a CAPTCHA, and the provider',
    access: 'public',
    response: CaptchaPolicy,
  },
  'GET /identity/resources/configurations/v1/captcha-policy/challenge': {
    summary: 'Issues a proof-of-work challenge',
    description: 'It can be used once and expires after a few minutes.',
    access: 'public',
    response: CaptchaChallenge,
  },
});
