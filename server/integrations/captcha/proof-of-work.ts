/**
 * The browser searches for a number whose digest with the challenge begins with enough zero bits. A challenge is
 * signed, so nothing is stored until one is solved; it expires, and works once.
 */
import { createHash } from 'node:crypto';
import { epochSeconds } from '#server/lib/clock.ts';
import { sameText } from '#server/lib/secrets.ts';
import type { Captcha, CaptchaDependencies } from './captcha.types.ts';

const purpose = 'captcha';

export function createProofOfWork(
  { difficulty, lifetime }: { difficulty: number; lifetime: number },
  { secrets, random, clock, useOnce }: Pick<CaptchaDependencies, 'secrets' | 'random' | 'clock' | 'useOnce'>,
): Captcha {
  return {
    siteKey: 'proof-of-work',
    issue() {
      const challenge = [random(12).toString('base64url'), difficulty, epochSeconds(clock()) + lifetime].join('.');
      return { challenge: `${challenge}.${secrets.sign(purpose, challenge)}`, difficulty };
    },
    async verify(token) {
      const [id, bits, expires, signature, nonce, ...more] = token.split('.');
      if (
        id === undefined ||
        signature === undefined ||
        nonce === undefined ||
        more.length > 0 ||
        !/^\d{1,15}$/.test(nonce)
      )
        return false;
      if (!sameText(signature, secrets.sign(purpose, [id, bits, expires].join('.')))) return false;
      if (Number(expires) <= epochSeconds(clock())) return false;
      const digest = createHash('sha256').update(token).digest();
      return leadingZeroBits(digest) >= Number(bits) && (await useOnce(id));
    },
  };
}

export function leadingZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0);
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first]!) - 24;
}
