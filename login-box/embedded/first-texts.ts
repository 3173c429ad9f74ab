/**
 * Texts of the first form and of the error that a box could not load. They come with the loader's settings, since the
 * loader has painted the form with them; all other texts come with the language's chunk.
 */
import type { loginBox } from '#shared/i18n/en/login/sign-in.ts';
import type { LoginBoxTranslation } from '#shared/i18n/login-box-translation.ts';
import type { LoaderSettings } from '#shared/session/embed/loader-settings.ts';

const english = {
  'preLogin.title': 'Sign in to {vendor}',
  'preLogin.submit': 'Continue',
  'preLogin.newHere': 'New here?',
  'preLogin.signUp': 'Create an account',
  'preLogin.forgot': 'Forgot your password?',
  'common.email': 'Email',
  'common.tryAgain': 'Try again',
  'unavailable.title': 'Couldn’t load this step',
  'unavailable.text': 'Nothing was sent. Check your connection and try again.',
} as const satisfies Partial<typeof loginBox>;

/** As `server/hosted/box/first-form-messages.ts` names what the loader has painted. */
const painted = { vendor: '%N', hosted: 'Open the sign-in page' } as const;

export function firstTexts(words: NonNullable<LoaderSettings['box']>['words'] = {}): LoginBoxTranslation {
  // a text that a link follows has a space behind it there
  const textOf = (text: string): string => words[text] ?? words[`${text} `]?.trimEnd() ?? text;
  const texts = Object.entries(english).map(([key, text]) => [
    key,
    textOf(text.replace('{vendor}', painted.vendor)).replace(painted.vendor, '{vendor}'),
  ]);
  return {
    texts: {
      ...Object.fromEntries(texts),
      // Until the language has loaded, the button keeps its label while submitting.
      'preLogin.submitting': textOf(english['preLogin.submit']),
      'unavailable.hosted': textOf(painted.hosted),
    },
    // an error waits for its message
    errors: { 'internal-error': '' },
  };
}
