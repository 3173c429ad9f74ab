import type { CaptchaChallenge } from '#shared/contract/verification/captcha.ts';
import { sha256 } from './sha256.ts';

/** Attempts between two checks of the clock. */
const batch = 200;
/** Work at a stretch, in milliseconds: short of what a user or a frame would notice. */
const stretch = 12;

/** Lets typing and painting in between. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function zeroBits(words: Uint32Array): number {
  const full = words.findIndex((word) => word !== 0);
  return full === -1 ? words.length * 32 : full * 32 + Math.clz32(words[full]!);
}

/** Looks for the number whose digest with the challenge begins with enough zero bits. @returns the token for the call */
export async function solveChallenge({ challenge, difficulty }: CaptchaChallenge): Promise<string> {
  let until = performance.now() + stretch;
  for (let nonce = 0; ; nonce += 1) {
    const token = `${challenge}.${nonce}`;
    if (zeroBits(sha256(token)) >= difficulty) return token;
    if (nonce % batch === 0 && performance.now() > until) {
      await pause();
      until = performance.now() + stretch;
    }
  }
}
