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

describe('the name of a user of a directory', () => {
  const nameOf = (resource: object) => accountFieldsOf({ userName: 'ana', ...resource }).name;

  it('has no control characters', () => {
    expect(nameOf({ displayName: 'evil\u0007\nBcc: x@y' })).toBe('evil Bcc: x@y');
    expect(
      nameOf({ displayName: '\u0007', name: { formatted: '\u009b', givenName: 'Ana\t', familyName: 'Quay' } }),
    ).toBe('Ana Quay');
    expect(nameOf({ displayName: '\u0007' })).toBe('ana');
    expect(nameOf({ displayName: `${'x'.repeat(199)}😀` })).toBe('x'.repeat(199));
  });
});
