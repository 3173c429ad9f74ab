import { describe, expect, it } from 'vitest';
import { createPkce, pkceChallenge } from './pkce.ts';
import { randomString } from './random-string.ts';
import { createBrowser } from '#shared/session/testing/simulated-browser.ts';

const { env } = createBrowser().openTab();

describe('PKCE (RFC 7636; specification, section 9)', () => {
  it('makes the challenge of appendix B', async () => {
    await expect(pkceChallenge(env, 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).resolves.toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('makes a verifier of 64 characters, another each time', async () => {
    const [one, other] = [await createPkce(env), await createPkce(env)];
    expect(one.verifier).toMatch(/^[A-Za-z0-9]{64}$/);
    expect(one.verifier).not.toBe(other.verifier);
    expect(one.challenge).toBe(await pkceChallenge(env, one.verifier));
  });
});

describe('a random string (specification, section 9)', () => {
  it('has 16 alphanumerics unless said', () => {
    expect(randomString(env)).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(randomString(env, 5)).toHaveLength(5);
    expect(randomString(env, 0)).toBe('');
  });

  it('favours no character: bytes that would are drawn again', () => {
    let next = 0;
    const counting = {
      randomBytes(bytes: Uint8Array<ArrayBuffer>) {
        for (let index = 0; index < bytes.length; index++) bytes[index] = next++ % 256;
        return bytes;
      },
    };
    // 248 usable bytes of 256, so that one turn holds each of the 62 characters exactly four times.
    const text = randomString(counting, 248);
    const counts = new Map<string, number>();
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });
});
