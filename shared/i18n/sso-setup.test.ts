import { describe, expect, it } from 'vitest';
import { ssoSetupTexts } from './sso-setup.ts';
import { languageNames, type LoginLanguage } from './languages.ts';

const { en } = ssoSetupTexts;

describe.each(Object.keys(languageNames).filter((language) => language !== 'en') as LoginLanguage[])(
  '%s',
  (language) => {
    it('has every text, each of its own, and none that markup would be', () => {
      const own = ssoSetupTexts[language];
      expect(Object.keys(own)).toEqual(Object.keys(en));
      for (const [key, text] of Object.entries(own)) {
        expect(text.trim(), key).not.toBe('');
        expect(text, key).not.toBe(en[key as keyof typeof en]);
        expect(text, key).not.toMatch(/[<>&{}]/);
      }
    });
  },
);
