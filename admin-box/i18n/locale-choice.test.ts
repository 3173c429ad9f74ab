// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepLocale, keptLocale } from './locale-choice.ts';

const storage = () => localStorage;
const closed = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());

it('a chosen language is kept', () => {
  keepLocale(storage, { chosen: 'ar', over: 'en' });
  expect(keptLocale(storage, 'en')).toBe('ar');
});

it('a page that asks for another language than then wins over it', () => {
  keepLocale(storage, { chosen: 'ar', over: '' });
  expect(keptLocale(storage, 'de')).toBeUndefined();
});

it.each(['null', '{', '"ar"', '{"over":"en"}', '{"over":"en","chosen":7}'])(
  'an invalid stored value is ignored: %s',
  (stored) => {
    localStorage.setItem('portico-locale', stored);
    expect(keptLocale(storage, 'en')).toBeUndefined();
  },
);

it('closed storage is no failure', () => {
  expect(() => keepLocale(closed, { chosen: 'ar', over: 'en' })).not.toThrow();
  expect(keptLocale(closed, 'en')).toBeUndefined();
});
