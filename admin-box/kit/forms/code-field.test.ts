import { expect, test } from 'vitest';
import { codeField, completeCode } from './code-field.ts';

const fields = [codeField('Code')];

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['ab123456', undefined],
  ['', undefined],
])('%j is the code %s', (code, complete) => {
  expect(completeCode(fields, { code })).toBe(complete);
});

test('what else the form wants is waited for, and a form without a code has none', () => {
  const password = { name: 'password', autocomplete: 'current-password', required: true } as const;
  expect(completeCode([...fields, password], { code: '123456', password: '' })).toBeUndefined();
  expect(completeCode([...fields, password], { code: '123456', password: 'x' })).toBe('123456');
  expect(completeCode([password], { password: '123456' })).toBeUndefined();
});
