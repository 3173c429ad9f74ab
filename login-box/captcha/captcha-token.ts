/** The proof that a server asks for, by the provider that its policy names. */
import { ApiError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.types.ts';
import type { CaptchaChallenge, CaptchaPolicy } from '#shared/contract/verification/captcha.ts';
import { recaptchaToken } from './recaptcha.ts';
import { solveChallenge } from './solve-challenge.ts';

const base = '/identity/resources/configurations/v1/captcha-policy';

/** The spec's rule: a policy that cannot be fetched is none. */
async function readPolicy(send: Send): Promise<CaptchaPolicy | null> {
  return await send<CaptchaPolicy>({ method: 'GET', path: `${base}/public` }).catch(() => null);
}

/** The error shown when the provider's script cannot be loaded (content security policy, ad blocker, network failure). */
function unavailable(cause: unknown): ApiError {
  return new ApiError({
    message: 'The captcha did not load',
    statusCode: 400,
    errorCode: 'captcha-unavailable',
    cause,
  });
}

/** @returns `undefined` where no policy asks; an error, for the user, where the policy's provider cannot be had */
export async function captchaToken(send: Send): Promise<string | ApiError | undefined> {
  const policy = await readPolicy(send);
  if (!policy?.enabled) return undefined;
  if (policy.siteKey === 'proof-of-work')
    return await solveChallenge(await send<CaptchaChallenge>({ method: 'GET', path: `${base}/challenge` }));
  return await recaptchaToken(policy.siteKey).catch(unavailable);
}
