import { expect, it } from 'vitest';
import { checkSignUpFields } from './sign-up-fields.ts';

const rules = [
  { key: 'department', type: 'text', required: true, maxLength: 10 },
  { key: 'mobile', type: 'tel', required: false, maxLength: 40 },
  { key: 'size', type: 'select', required: false, maxLength: 120, options: [{ value: 'small' }, { value: 'large' }] },
] as const;

it('V2.2.1 reads declared fields only, trimmed, and omits empty ones', () => {
  expect(
    checkSignUpFields(rules, { department: ' Planning ', mobile: '', role: 'admin', __proto__: { x: 1 } }),
  ).toEqual({ values: { department: 'Planning' } });
});

it.each<[string, Record<string, unknown>, string]>([
  ['a required field that is missing', {}, 'department'],
  ['one of blanks', { department: '   ' }, 'department'],
  ['one that is too long', { department: 'x'.repeat(11) }, 'department'],
  ['one that is no text', { department: { a: 1 } }, 'department'],
  ['a line break', { department: 'a\nb' }, 'department'],
  ['half a character', { department: 'a\ud800' }, 'department'],
  ['what is inherited', Object.create({ department: 'x' }) as Record<string, unknown>, 'department'],
  ['what a select does not offer', { department: 'x', size: 'huge' }, 'size'],
  ['letters for a number', { department: 'x', mobile: 'call me' }, 'mobile'],
])('V2.2.1 refuses %s', (_, given, wrong) => {
  expect(checkSignUpFields(rules, given)).toEqual({ wrong });
});

it('V2.2.1 accepts the options of a select', () => {
  expect(checkSignUpFields(rules, { department: 'x', size: 'large' })).toEqual({
    values: { department: 'x', size: 'large' },
  });
});

it.each(['+49 30 1234-56', '(030) 123/456', '112'])('accepts %s as a number', (mobile) => {
  expect(checkSignUpFields(rules, { department: 'x', mobile })).toEqual({ values: { department: 'x', mobile } });
});
