import { describe, expect, it } from 'vitest';
import { acceptedLanguages, directionOf, firstSupported, supportedLocale } from './languages.ts';

const supported = ['en', 'ar'];

describe('languages', () => {
  it('are known by the first part of a tag, in its canonical spelling', () => {
    expect(supportedLocale('AR-eg', supported)).toBe('ar-EG');
    expect(supportedLocale('de', supported)).toBeUndefined();
  });

  it.each(['', 'not a tag', '"><script>', 'en_US_POSIX', '../ar'])(
    'a tag that is none counts as nothing: %j',
    (tag) => {
      expect(supportedLocale(tag, supported)).toBeUndefined();
    },
  );

  it('the first supported one of several is taken', () => {
    expect(firstSupported(['de', ' ar', 'en'], supported)).toBe('ar');
    expect(firstSupported(['de', 'fr'], supported)).toBeUndefined();
  });

  it('are accepted by weight, and in their order where weights are equal', () => {
    expect(acceptedLanguages('de;q=0.4, ar-EG, en;q=0.9, *;q=0.1, fr;q=0')).toEqual(['ar-EG', 'en', 'de']);
    expect(acceptedLanguages('en, ar;q=1, de;q=nonsense')).toEqual(['en', 'ar']);
    expect(acceptedLanguages('')).toEqual([]);
  });

  it('are read from right to left where they are', () => {
    expect(['ar-EG', 'he', 'en-GB', 'fa'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'rtl']);
  });
});
