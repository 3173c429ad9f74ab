import { describe, expect, it } from 'vitest';
import { loginLanguages } from '#shared/i18n/languages.ts';
import { firstFormWords } from './first-form-words.ts';

describe('the words of the painted form', () => {
  it('are none in English, which the loader carries', () => {
    expect(firstFormWords('en-GB')).toBeUndefined();
  });

  it('take the place of the English ones, with the mark of the vendor’s name', () => {
    expect(firstFormWords('de-AT')).toEqual({
      'Sign in to %N': 'Bei %N anmelden',
      'E-mail': 'E-Mail',
      Continue: 'Weiter',
      'New here? ': 'Neu hier? ',
      'Create an account': 'Konto erstellen',
      'Forgot your password?': 'Passwort vergessen?',
      'Sign-in didn’t load. ': 'Die Anmeldung wurde nicht geladen. ',
      'Try again': 'Erneut versuchen',
      'Open the sign-in page': 'Anmeldeseite öffnen',
      'This step didn’t load': 'Dieser Schritt wurde nicht geladen',
      'Nothing was sent. The connection may be down.':
        'Es wurde nichts gesendet. Vielleicht ist die Verbindung unterbrochen.',
    });
  });

  it.each(Object.keys(loginLanguages).filter((language) => language !== 'en'))(
    'name the vendor once, and carry no other mark: %s',
    (language) => {
      const words = firstFormWords(language) ?? {};
      expect(words['Sign in to %N']?.match(/%[A-Z]/g)).toEqual(['%N']);
      expect(
        Object.values(words)
          .join('')
          .match(/%[A-Z]/g),
      ).toEqual(['%N']);
    },
  );

  it('are the operator’s own where there are some, in English too', () => {
    expect(firstFormWords('en', { 'preLogin.title': 'Welcome to {vendor}' })).toEqual({
      'Sign in to %N': 'Welcome to %N',
    });
    expect(firstFormWords('de', { 'preLogin.submit': 'Los' })).toMatchObject({ Continue: 'Los', 'E-mail': 'E-Mail' });
  });

  it('leave out a text that the loader would read a mark into', () => {
    expect(firstFormWords('en', { 'preLogin.submit': '100 %Secure' })).toBeUndefined();
  });
});
