import { describe, expect, it } from 'vitest';
import { approvalTexts } from './approvals.ts';
import { languageNames, type LoginLanguage } from './languages.ts';

const { en } = approvalTexts;
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).toSorted((one, other) => one.localeCompare(other));

describe.each(Object.keys(languageNames).filter((language) => language !== 'en') as LoginLanguage[])(
  '%s',
  (language) => {
    it('has every text, each with the values of the English one, and none that markup would be', () => {
      const own = approvalTexts[language];
      expect(Object.keys(own)).toEqual(Object.keys(en));
      for (const [key, text] of Object.entries(own)) {
        expect(text.trim(), key).not.toBe('');
        expect(text, key).not.toMatch(/[<>&]/);
        expect([...new Set(placeholders(text))], key).toEqual([...new Set(placeholders(en[key as keyof typeof en]))]);
      }
    });
  },
);
