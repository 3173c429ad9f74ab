import { loadScriptOnce } from '#shared/theme/load-script.ts';

/** What the script of reCAPTCHA version 3 leaves in a page that has loaded it. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

const script = 'https://www.google.com/recaptcha/api.js';

const present = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;

/** The page's own where it has one, whenever it brought it; else it is loaded now. */
async function recaptcha(siteKey: string): Promise<Recaptcha> {
  if (!present())
    await loadScriptOnce(`${script}?${new URLSearchParams({ render: siteKey, trustedtypes: 'true' }).toString()}`);
  const found = present();
  if (!found) throw new Error('The script of reCAPTCHA left nothing in the page');
  return found;
}

/** @throws when the script cannot be had, or gives no token */
export async function recaptchaToken(siteKey: string): Promise<string> {
  const found = await recaptcha(siteKey);
  await new Promise<void>((resolve) => found.ready(resolve));
  return await found.execute(siteKey, { action: 'login' });
}
