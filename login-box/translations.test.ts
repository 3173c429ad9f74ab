import { describe, expect, it } from 'vitest';
import { loginLanguages } from '../shared/i18n/languages.ts';
import { registerAllTranslations } from './all-languages.ts';
import { flowTexts } from './flow-texts.ts';
import { loadTranslation, translationOf } from './translations.ts';

const languages = Object.keys(loginLanguages).filter((language) => language !== 'en');

describe('translations', () => {
  it('a language is there once it is loaded, in all its regions', async () => {
    expect(translationOf('de-AT').texts).toEqual({});
    await loadTranslation('de-AT');
    expect(translationOf('de').texts['common.password']).toBe('Passwort');
    expect(translationOf('de-CH')).toBe(translationOf('de'));
    expect(translationOf('fr').texts).toEqual({});
  });

  it('English and unknown languages load nothing, and read as English', async () => {
    await Promise.all([loadTranslation('en'), loadTranslation('sv')]);
    expect(translationOf('en')).toBe(translationOf('sv'));
  });

  it.each(languages)('what the flows bring along is translated in %s', (language) => {
    registerAllTranslations();
    const { texts, errors } = translationOf(language);
    const flows = Object.values(flowTexts);
    expect(flows.length).toBeGreaterThan(5);
    expect(flows.flatMap((flow) => Object.keys(flow.texts)).filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
    expect(flows.flatMap((flow) => Object.keys(flow.errors ?? {})).filter((code) => !Object.hasOwn(errors, code))).toEqual([]);
  });
});
