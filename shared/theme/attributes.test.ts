import { expect, test } from 'vitest';
import { attributeName, parseAttribute, UnreadableAttribute } from './attributes.ts';

test('a boolean is true by being there, whatever its text but "false"', () => {
  expect(['', 'open', 'false', null].map((raw) => parseAttribute('boolean', raw))).toEqual([true, true, false, false]);
});

test('a removed attribute leaves no value', () => {
  expect(parseAttribute('string', null)).toBeUndefined();
  expect(parseAttribute('json', null)).toBeUndefined();
});

test('text that does not fit is refused', () => {
  expect(() => parseAttribute('json', '{')).toThrow(UnreadableAttribute);
  expect(() => parseAttribute('number', '')).toThrow(UnreadableAttribute);
  expect(() => parseAttribute('number', 'ten')).toThrow(UnreadableAttribute);
});

test('values are read by their type', () => {
  expect(parseAttribute('json', '{"a":1}')).toEqual({ a: 1 });
  expect(parseAttribute('number', '1.5')).toBe(1.5);
  expect(parseAttribute('string', '')).toBe('');
});

test('an attribute is the property in kebab case', () => {
  expect(attributeName('pageTitle')).toBe('page-title');
});
