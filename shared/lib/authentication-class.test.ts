import { describe, expect, it } from 'vitest';
import { authenticationClass, isSteppedUp, multiFactorClass } from './authentication-class.ts';

const now = new Date(1_000_000_000);
const claims = { acr: multiFactorClass, amr: ['pwd', 'mfa', 'otp'], auth_time: 1_000_000 - 60 };

describe('4.4 multi-factor', () => {
  it.each([
    [['pwd'], false],
    [['mfa'], false],
    [['pwd', 'otp'], false],
    [['pwd', 'mfa', 'otp'], true],
    [['pwd', 'mfa', 'sms'], true],
    [['hwk', 'mfa'], true],
  ] as const)('%j: %s', (amr, expected) => {
    expect(authenticationClass(amr) !== undefined).toBe(expected);
  });

  it('wants class, methods and age together', () => {
    expect(isSteppedUp(claims, now, 60)).toBe(true);
    expect(isSteppedUp(claims, now, 59)).toBe(false);
    expect(isSteppedUp(claims, now)).toBe(true);
    expect(isSteppedUp({ ...claims, acr: undefined }, now)).toBe(false);
    expect(isSteppedUp({ ...claims, amr: ['pwd'] }, now)).toBe(false);
    expect(isSteppedUp({ ...claims, auth_time: undefined }, now, 60)).toBe(false);
  });
});
