/**
 * Retries a call once with a CAPTCHA token when the server answers `captcha-required`. The policy and the solver's
 * chunk are loaded only then, so pages without a challenge pay nothing.
 */
import { ApiError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.types.ts';
import { verifyIntegrity } from '#login-box/verify-integrity.ts';

/** Gets a CAPTCHA token: `undefined` if none is available, an `ApiError` if the reason should be shown. */
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
