import { describe, expect, it } from 'vitest';
import { createTranslator, fill, type Catalogue } from './translator.ts';

const catalogue = {
  plain: 'Sign in',
  greeting: 'Hello {name}, welcome to {place}.',
  people: { one: '{count} person', other: '{count} people' },
} as const satisfies Catalogue;

describe('fill', () => {
  it('puts values into their placeholders, each as often as it occurs', () => {
    expect(fill('{a} and {a} and {b}', { a: 'x', b: 2 })).toBe('x and x and 2');
  });

  it('never reads a value as a placeholder, as a pattern, or as markup', () => {
    expect(fill('Hello {name} of {place}', { name: '{place}', place: '$& <b>' })).toBe('Hello {place} of $& <b>');
  });

  it('leaves out a sentence that misses a value, and keeps the others', () => {
    const text = 'That was too often. Try again in {seconds} s. Nothing was changed.';
    expect(fill(text)).toBe('That was too often. Nothing was changed.');
    expect(fill(text, { seconds: 9 })).toBe('That was too often. Try again in 9 s. Nothing was changed.');
  });

  it('knows the end of a sentence in languages that put no space behind it', () => {
    const text = 'パスワードが正しくありません。残り回数：{triesLeft}。もう一度お試しください。';
    expect(fill(text)).toBe('パスワードが正しくありません。もう一度お試しください。');
    expect(fill(text, { triesLeft: 2 })).toBe('パスワードが正しくありません。残り回数：2。もう一度お試しください。');
    expect(fill('هل أنت هنا؟ بقي {seconds} ث.')).toBe('هل أنت هنا؟');
  });

  it('shows its placeholders when nothing else would be left', () => {
    expect(fill('metadata not found: {entity}')).toBe('metadata not found: {entity}');
  });

  it('does not find values on the prototype', () => {
    expect(fill('A. {constructor}')).toBe('A.');
  });
});

describe('createTranslator', () => {
  const t = createTranslator(catalogue);

  it('gives the text of a key', () => {
    expect(t('plain')).toBe('Sign in');
    expect(t('greeting', { name: 'Layla', place: 'Acme' })).toBe('Hello Layla, welcome to Acme.');
  });

  it('chooses the plural form by count, with the locale’s digits', () => {
    expect([t('people', { count: 1 }), t('people', { count: 0 }), t('people', { count: 12_345 })]).toEqual([
      '1 person',
      '0 people',
      '12,345 people',
    ]);
  });

  it('speaks another language, and English where that has no text', () => {
    const translated = createTranslator(catalogue, 'pl', {
      plain: 'Zaloguj się',
      people: { one: '{count} osoba', few: '{count} osoby', many: '{count} osób', other: '{count} osoby' },
    });
    expect(translated('plain')).toBe('Zaloguj się');
    expect([1, 3, 5].map((count) => translated('people', { count }))).toEqual(['1 osoba', '3 osoby', '5 osób']);
    expect(translated('greeting', { name: 'Layla', place: 'Acme' })).toBe('Hello Layla, welcome to Acme.');
  });

  it('refuses unknown keys and missing values when it is compiled', () => {
    // @ts-expect-error no such key
    expect(t('nothing')).toBe('nothing');
    // @ts-expect-error a value is missing
    expect(t('greeting', { name: 'Layla' })).toBe('Hello {name}, welcome to {place}.');
    // @ts-expect-error the plural needs its count
    expect(t('people')).toBe('{count} people');
  });
});
