// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { storeLocaleChoice, storedLocaleChoice } from './locale-choice.ts';

const storage = () => localStorage;
const closed = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());

it('a chosen language is kept', () => {
  storeLocaleChoice(storage, { chosen: 'ar', over: 'en' });
  expect(storedLocaleChoice(storage, 'en')).toBe('ar');
});

it('a page that asks for another language than then wins over it', () => {
  storeLocaleChoice(storage, { chosen: 'ar', over: '' });
  expect(storedLocaleChoice(storage, 'de')).toBeUndefined();
});

it.each(['null', '{', '"ar"', '{"over":"en"}', '{"over":"en","chosen":7}'])(
  'an invalid stored value is ignored: %s',
  (stored) => {
    localStorage.setItem('portico-locale', stored);
    expect(storedLocaleChoice(storage, 'en')).toBeUndefined();
  },
);

it('closed storage is no failure', () => {
  expect(() => storeLocaleChoice(closed, { chosen: 'ar', over: 'en' })).not.toThrow();
  expect(storedLocaleChoice(closed, 'en')).toBeUndefined();
});
