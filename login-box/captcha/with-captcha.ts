/**
 * A server that asks for a proof says so by `captcha-required`. Only then is the policy fetched and the chunk that solves it
 * loaded; the call goes once more with the proof. A page that never meets it pays nothing.
 */
import { ApiError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.types.ts';
import { verifyIntegrity } from '#login-box/verify-integrity.ts';

/** Where the proof comes from; `undefined` when there is none to be had, an error when that is to be told by itself. */
export type CaptchaToken = (send: Send) => Promise<string | ApiError | undefined>;

async function solved(send: Send): Promise<string | ApiError | undefined> {
  await verifyIntegrity('captcha-token');
  const { captchaToken } = await import('./captcha-token.ts');
  return await captchaToken(send);
}

export function withCaptcha(send: Send, token: CaptchaToken = solved): Send {
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorCode !== 'captcha-required') throw error;
      const recaptchaToken = await token(send).catch(() => undefined);
      if (typeof recaptchaToken !== 'string') throw recaptchaToken ?? error;
      return await send({ ...request, body: { ...(request.body as object | undefined), recaptchaToken } });
    }
  };
}
