import { describe, expect, it } from 'vitest';
import { checkPassword } from './password-policy.ts';

const policy = { minLength: 8, maxLength: 128 };
const common = new Set(['password', 'letmein1']);
const check = (password: string, email = 'ada@acme.example') =>
  checkPassword(password, email, policy, (folded) => common.has(folded));

describe('V6.2 password rules', () => {
  it.each(['quiet harbour', 'ünïcödé-ok', '12345679', 'a'.repeat(64) + 'b'.repeat(64), 'émoji 🌊🌊🌊'])(
    'V6.2.1 accepts %s',
    (password) => {
      expect(check(password)).toBeUndefined();
    },
  );

  it('V6.2.1 refuses 7 characters, and states the limits', () => {
    expect(check('seven77')).toEqual({ code: 'password-too-short', values: { minLength: 8, maxLength: 128 } });
  });

  it('V6.2.9 accepts 128 characters and refuses 129', () => {
    expect(check('ab'.repeat(64))).toBeUndefined();
    expect(check(`${'ab'.repeat(64)}c`)).toEqual({
      code: 'password-too-long',
      values: { minLength: 8, maxLength: 128 },
    });
  });

  it('counts characters, not UTF-16 units', () => {
    expect(check('🌊🐚🪸🐋🐳🦀🐙')?.code).toBe('password-too-short');
    expect(check('🌊🐚🪸🐋🐳🦀🐙🐠')).toBeUndefined();
  });

  it('counts after NFKC: a letter with a combining mark is one character', () => {
    expect(check('e\u0301'.repeat(4))?.code).toBe('password-too-short');
  });

  it.each(['password', 'PassWord', 'ｐａｓｓｗｏｒｄ', 'LETMEIN1'])(
    'V6.2.4 refuses the common password %s in any spelling',
    (password) => {
      expect(check(password)?.code).toBe('password-too-common');
    },
  );

  it.each(['aaaaaaaaaa', 'AaAaAaAaAa'])('refuses a repeated character: %s', (password) => {
    expect(check(password)?.code).toBe('password-too-common');
  });

  it.each([
    ['long.name@acme.example', 'long.name@acme.example'],
    ['LONG.name@acme.example', 'long.NAME@acme.example'],
    ['long.name', 'long.name@acme.example'],
  ])('refuses the user’s own email address: %s', (password, email) => {
    expect(check(password, email)?.code).toBe('password-is-email');
  });
});
