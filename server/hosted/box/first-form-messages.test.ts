import { describe, expect, it } from 'vitest';
import { languageNames } from '#shared/i18n/languages.ts';
import { firstFormMessages } from './first-form-messages.ts';

describe('the texts of the prerendered form', () => {
  it('are empty in English, which the loader contains', () => {
    expect(firstFormMessages('en-GB')).toBeUndefined();
  });

  it('replace the English ones, with the placeholder of the vendor’s name', () => {
    expect(firstFormMessages('de-AT')).toEqual({
      'Sign in to %N': 'Bei %N anmelden',
      Email: 'E-Mail',
      Continue: 'Weiter',
      'New here? ': 'Neu hier? ',
      'Create an account': 'Konto erstellen',
      'Forgot your password?': 'Passwort vergessen?',
      'Couldn’t load sign-in. ': 'Die Anmeldung konnte nicht geladen werden. ',
      'Try again': 'Erneut versuchen',
      'Open the sign-in page': 'Anmeldeseite öffnen',
      'Couldn’t load this step': 'Dieser Schritt konnte nicht geladen werden',
      'Nothing was sent. Check your connection and try again.':
        'Es wurde nichts gesendet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    });
  });

  it.each(Object.keys(languageNames).filter((language) => language !== 'en'))(
    'name the vendor once, and contain no other placeholder: %s',
    (language) => {
      const messages = firstFormMessages(language) ?? {};
      expect(messages['Sign in to %N']?.match(/%[A-Z]/g)).toEqual(['%N']);
      expect(
        Object.values(messages)
          .join('')
          .match(/%[A-Z]/g),
      ).toEqual(['%N']);
    },
  );

  it('are the operator’s overrides if any, in English too', () => {
    expect(firstFormMessages('en', { 'preLogin.title': 'Welcome to {vendor}' })).toEqual({
      'Sign in to %N': 'Welcome to %N',
    });
    expect(firstFormMessages('de', { 'preLogin.submit': 'Los' })).toMatchObject({ Continue: 'Los', Email: 'E-Mail' });
  });

  it('omit a text that the loader would read a placeholder into', () => {
    expect(firstFormMessages('en', { 'preLogin.submit': '100 %Secure' })).toBeUndefined();
  });
});
