import { beforeAll, describe, expect, it } from 'vitest';
import { loginErrorParts, loginTextParts } from '../shared/i18n/en/login-box-parts.ts';
import { loginLanguages } from '../shared/i18n/languages.ts';
import { registerAllTranslations } from './all-languages.ts';
import { loadTranslation, translationOf } from './translations.ts';

const keysOf = (parts: Record<string, object>) => Object.values(parts).flatMap((part) => Object.keys(part)).sort();

describe('a language in the browser', () => {
  it('is there once it is loaded, in all its regions, and no other is', async () => {
    expect(translationOf('de-AT').texts).toEqual({});
    await loadTranslation('de-AT');
    expect(translationOf('de').texts['common.password']).toBe('Passwort');
    expect(translationOf('de-CH')).toBe(translationOf('de'));
    expect([translationOf('en').texts, translationOf('fr').texts]).toEqual([{}, {}]);
  });

  it('comes in two parts: the sign-in, then everything else', async () => {
    await loadTranslation('it');
    expect(translationOf('it').texts['SignUp.title']).toBeUndefined();
    await loadTranslation('it', true);
    expect(translationOf('it').texts).toMatchObject({ 'SignUp.title': expect.any(String), 'common.password': 'Password' });
  });

  it('is English where ours are none of the reader’s', async () => {
    await loadTranslation('sv');
    expect(translationOf('sv')).toBe(translationOf('en'));
    expect(translationOf('sv').texts['common.password']).toBe('Password');
  });
});

describe.each(Object.keys(loginLanguages))('the whole of %s', (language) => {
  beforeAll(registerAllTranslations);

  it('needs no other language to stand in: every text and every error is there', () => {
    const { texts, errors } = translationOf(language);
    expect(Object.keys(texts).sort()).toEqual(keysOf(loginTextParts));
    expect(Object.keys(errors).sort()).toEqual(keysOf(loginErrorParts));
  });
});
