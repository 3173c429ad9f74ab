/** Draws the login box as the loader shows it first, with the renderer that was built just before. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { carried, formMarks, firstForm, type CompactFirstForm } from '#loader/prerender/first-form.ts';
import type { HostedPage, RenderLoginBox } from '#shared/contract/sign-in/hosted-page.ts';
import { embed } from '#shared/i18n/en/embed.ts';
import { defaultBrand } from '#shared/theme/tokens.ts';

const { baseUrl } = formMarks;

/** Values that differ by client are placeholders; `apiBaseUrl` marks the form as embedded, not a page of its own. */
const page: HostedPage = {
  flow: 'login',
  step: 'preLogin',
  action: '',
  formToken: '',
  values: {},
  vendor: { name: formMarks.vendor, logo: null },
  theme: { brand: defaultBrand, mode: 'auto' },
  locale: 'en',
  direction: 'ltr',
  apiBaseUrl: baseUrl,
  clientId: '',
  defaultRedirect: '/',
  allowedOrigins: [],
  allowSignups: true,
  passwordRules: {
    allowPassphrases: true,
    minLength: 8,
    maxLength: 128,
    minPhraseLength: 6,
    minOptionalTestsToPass: 0,
  },
  links: {
    login: `${baseUrl}/account/login`,
    signUp: `${baseUrl}/account/sign-up`,
    forgotPassword: `${baseUrl}/account/forget-password`,
    resendActivation: `${baseUrl}/account/activate?step=resend`,
  },
  resetPhoneNumber: `${baseUrl}/account/reset-phone-number`,
  stepData: {},
};

/** @param directory where the bundle `server` was written */
export async function prerenderFirstForm(directory: string): Promise<CompactFirstForm> {
  const address = pathToFileURL(join(directory, 'server', 'login-box.js')).href;
  const { loginBoxRenderer } = (await import(address)) as { loginBoxRenderer: Promise<RenderLoginBox> };
  const renderLoginBox = await loginBoxRenderer;
  const draw = (changes: Partial<HostedPage>) => renderLoginBox({ ...page, ...changes } as HostedPage, '');
  return carried(
    firstForm(draw({}), draw({ vendor: { name: formMarks.vendor, logo: 'logo' } }), draw({ allowSignups: false }), [
      embed['loader.failed'],
      embed['loader.retry'],
      embed['loader.hosted'],
    ]),
  );
}
