import { expect, test } from 'vitest';
import { checkField, failsARule, metRules } from './check-field.ts';
import type { LightField } from './light-form.ts';

const email: LightField = { name: 'email', type: 'email', label: 'Email', autocomplete: 'username', required: true };
const password: LightField = {
  name: 'password',
  type: 'password',
  label: 'Password',
  autocomplete: 'new-password',
  required: true,
  rules: [
    { id: 'length', text: '8 characters', test: (value) => value.length >= 8 },
    { id: 'common', text: 'Not a common password' },
  ],
};

test('a required field that is empty or blank is told so', () => {
  expect(checkField(email, '  ')).toBe('field-required');
  expect(checkField({ ...email, required: false }, '')).toBeUndefined();
});

test('blanks are a password', () => {
  expect(checkField(password, '        ')).toBeUndefined();
});

test('an address needs something on both sides of one @', () => {
  expect(['a@b', 'ü@пример.рф', ' a@b.c '].map((value) => checkField(email, value))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(['a', '@b', 'a@', 'a b@c', 'a@b@c'].map((value) => checkField(email, value))).toEqual(
    Array(5).fill('email-invalid'),
  );
});

test('the read-only name for password managers is never complained about', () => {
  expect(checkField({ ...email, identity: true }, '')).toBeUndefined();
});

test('rules that only the server can judge neither tick off nor fail', () => {
  expect(metRules(password, 'long enough')).toEqual(['length']);
  expect(failsARule(password, 'long enough')).toBe(false);
  expect(failsARule(password, 'short')).toBe(true);
});

test('nothing is met before anything is typed', () => {
  expect(metRules({ ...password, rules: [{ id: 'any', text: '', test: () => true }] }, '')).toEqual([]);
});
