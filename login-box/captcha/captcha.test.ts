import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import type { Send, SendRequest } from '#shared/api/send.types.ts';
import { captchaToken } from './captcha-token.ts';
import { sha256 } from './sha256.ts';
import { solveChallenge } from './solve-challenge.ts';
import { withCaptcha } from './with-captcha.ts';

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
const wanted = new ApiError({ message: 'x', statusCode: 400, errorCode: 'captcha-required' });

describe('the digest', () => {
  it('is SHA-256, at every length around the block', () => {
    for (let length = 0; length <= 200; length += 1) {
      const text = 'The quick brown fox. '.repeat(20).slice(0, length);
      expect(hex(sha256(text)), String(length)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('a challenge', () => {
  it('is solved by the first number that fits', async () => {
    const token = await solveChallenge({ challenge: 'a.12.99.sig', difficulty: 12 });
    expect(hex(sha256(token))).toMatch(/^000/);
    expect(token).toMatch(/^a\.12\.99\.sig\.\d+$/);
  });
});

describe('a call', () => {
  const sign = { method: 'POST', path: '/sign-in', body: { email: 'a@b.example' } } satisfies SendRequest;
  const answering = (...answers: unknown[]) => {
    const sent: SendRequest[] = [];
    const send = (async (request: SendRequest) => {
      sent.push(request);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    }) as Send;
    return { send, sent };
  };

  it('goes once more with the proof when the server asks for it', async () => {
    const { send, sent } = answering(wanted, 'in');
    expect(await withCaptcha(send, async () => 'proof')(sign)).toBe('in');
    expect(sent).toEqual([sign, { ...sign, body: { email: 'a@b.example', recaptchaToken: 'proof' } }]);
  });

  it('asks for no proof while none is wanted, and passes other failures on', async () => {
    const token = vi.fn(async () => 'proof');
    const other = new ApiError({ message: 'x', statusCode: 401, errorCode: 'invalid-credentials' });
    const { send } = answering('in', other);
    expect(await withCaptcha(send, token)(sign)).toBe('in');
    await expect(withCaptcha(send, token)(sign)).rejects.toBe(other);
    expect(token).not.toHaveBeenCalled();
  });

  it('fails as it did when there is no proof to be had, or it was not enough', async () => {
    const none = answering(wanted);
    await expect(withCaptcha(none.send, async () => undefined)(sign)).rejects.toBe(wanted);
    const broken = answering(wanted);
    await expect(withCaptcha(broken.send, () => Promise.reject(new Error('chunk')))(sign)).rejects.toBe(wanted);
    const twice = answering(wanted, wanted);
    await expect(withCaptcha(twice.send, async () => 'proof')(sign)).rejects.toBe(wanted);
    expect(twice.sent).toHaveLength(2);
  });

  it('8 takes a policy that cannot be fetched for none', async () => {
    expect(await captchaToken(answering(new Error('down')).send)).toBeUndefined();
    expect(await captchaToken(answering({ enabled: false, siteKey: 'proof-of-work' }).send)).toBeUndefined();
    const own = answering({ enabled: true, siteKey: 'proof-of-work' }, { challenge: 'c', difficulty: 4 });
    expect(await captchaToken(own.send)).toMatch(/^c\.\d+$/);
  });

  it('8 reports by itself that a third-party script could not be loaded', async () => {
    const unavailable = new ApiError({ message: 'x', statusCode: 400, errorCode: 'captcha-unavailable' });
    const { send, sent } = answering(wanted);
    await expect(withCaptcha(send, async () => unavailable)(sign)).rejects.toBe(unavailable);
    expect(sent).toEqual([sign]);
  });

  it('takes the script of reCAPTCHA that the page has brought, and asks it for a token under the policy’s key', async () => {
    const execute = vi.fn(async () => 'token');
    vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });
    expect(await captchaToken(answering({ enabled: true, siteKey: 'of-google' }).send)).toBe('token');
    expect(execute).toHaveBeenCalledWith('of-google', { action: 'login' });
    execute.mockRejectedValueOnce(new Error('no'));
    expect(await captchaToken(answering({ enabled: true, siteKey: 'of-google' }).send)).toMatchObject({
      errorCode: 'captcha-unavailable',
    });
    vi.unstubAllGlobals();
  });
});
