/** The proof that a server asks for, by the provider that its policy names. */
import type { CaptchaChallenge, CaptchaPolicy } from '../../shared/contract/captcha.ts';
import type { Send } from '../../shared/api/send.ts';
import { solveChallenge } from './solve-challenge.ts';

const base = '/identity/resources/configurations/v1/captcha-policy';

/** What the script of reCAPTCHA version 3 leaves in a page that has loaded it. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** The spec's rule: a policy that cannot be fetched is none. */
async function readPolicy(send: Send): Promise<CaptchaPolicy | null> {
  return await send<CaptchaPolicy>({ method: 'GET', path: `${base}/public` }).catch(() => null);
}

/** @returns `undefined` where no policy asks, or its provider is not on this page */
export async function captchaToken(send: Send): Promise<string | undefined> {
  const policy = await readPolicy(send);
  if (!policy?.enabled) return undefined;
  if (policy.siteKey === 'proof-of-work') return await solveChallenge(await send<CaptchaChallenge>({ method: 'GET', path: `${base}/challenge` }));
  const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha };
  if (!grecaptcha) return undefined;
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return await grecaptcha.execute(policy.siteKey, { action: 'login' });
}
