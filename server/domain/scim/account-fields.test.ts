import { describe, expect, it } from 'vitest';
import { accountFieldsOf } from './account-fields.ts';

const emailOf = (value: unknown, userName = 'ana') => accountFieldsOf({ userName, emails: [{ value }] }).email;

describe('the address of a user of a directory', () => {
  it('is its email, or its user name if that is one, with the domain mapped', () => {
    expect(emailOf('ana@acme.example')).toBe('ana@acme.example');
    expect(emailOf('ana@ａｃｍｅ.example')).toBe('ana@acme.example');
    expect(emailOf('', 'ana@acme.example')).toBe('ana@acme.example');
  });

  it.each([
    '"ana@acme.example"',
    'ana@acme.example>',
    'ana@acme',
    'ana@beth@acme.example',
    'ana@acme.example/x',
    'ana b@acme.example',
    'ana@10.0.0.1',
    `${'a'.repeat(300)}@acme.example`,
  ])('is none that a user could not type either: %j', (value) => {
    expect(emailOf(value)).toBe('');
  });
});
