import { describe, expect, it } from 'vitest';
import {
  attachmentOf,
  maskPhone,
  needsSecondFactor,
  offerFactors,
  withPasskey,
  withSecondFactor,
  type Factor,
} from './second-factor.ts';

const all = ['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode'] as const;
const factor = (parts: Partial<Factor>): Factor => ({
  id: 'f',
  kind: 'authenticator',
  name: null,
  phoneNumber: null,
  deviceType: null,
  ...parts,
});
const phone = factor({ id: 'p', kind: 'sms', phoneNumber: '+4915112345678' });
const offer = (parts: Partial<Parameters<typeof offerFactors>[0]>) =>
  offerFactors({
    factors: [],
    allowed: all,
    smsAvailable: true,
    verifiedEmail: 'a@b.example',
    twoFactorsBy: null,
    ...parts,
  });

describe('V6.3.3 allowed verification methods', () => {
  it('a code by email only for a user without a stronger factor', () => {
    expect(offer({}).devices.emails).toEqual([{ email: 'a@b.example' }]);
    expect(offer({ factors: [factor({})] }).devices.emails).toEqual([]);
    expect(offer({ verifiedEmail: null }).devices.emails).toEqual([]);
  });

  it('not the channel of the first factor', () => {
    expect(offer({ channel: 'mail' })).toMatchObject({ devices: { emails: [] }, strategies: all.slice(0, 4) });
    const bySms = offer({ factors: [phone], channel: 'sms' });
    expect(bySms).toMatchObject({ enrolled: true, devices: { phones: [] } });
    expect(bySms.strategies).not.toContain('SMS');
  });

  it('no method disabled by configuration, and the user can still verify another factor', () => {
    expect(offer({ factors: [phone], allowed: ['AuthenticatorApp'] })).toMatchObject({
      enrolled: true,
      devices: { phones: [] },
      strategies: ['AuthenticatorApp'],
    });
    expect(offer({ factors: [phone], allowed: ['AuthenticatorApp', 'EmailCode'] })).toMatchObject({
      enrolled: true,
      devices: { phones: [], emails: [{ email: 'a@b.example' }] },
    });
  });

  it('a code by email before any enrolment', () => {
    expect(offer({})).toMatchObject({ enrolled: true, strategies: ['EmailCode'] });
  });

  it.each([
    ['nobody who never proved a second factor', {}, false],
    ['whoever proved one that was set up', { twoFactorsBy: 'factor' }, true],
    ['whoever proved codes by e-mail', { twoFactorsBy: 'mail' }, true],
    ['nobody of those after a password that a mail set anew', { twoFactorsBy: 'mail', channel: 'mail' }, false],
    ['whoever proved something stronger than that', { twoFactorsBy: 'factor', channel: 'mail' }, true],
  ] as const)('where no email can be sent, the history binds %s', (_, parts, enrolled) => {
    expect(offer({ verifiedEmail: null, ...parts }).enrolled).toBe(enrolled);
  });

  it('4.4 a passkey, if it is among the factors, whatever strategies configuration disables', () => {
    const passkey = factor({ id: 'k', kind: 'webauthn', deviceType: 'Platform', passkey: true });
    expect(offer({ factors: [passkey], allowed: [] })).toMatchObject({
      enrolled: true,
      devices: { webauthn: [{ id: 'k', passkey: true }] },
    });
    expect(offer({ factors: [passkey] }).devices.emails).toEqual([]);
  });

  it.each([
    [['pwd'], true, ['pwd', 'mfa', 'hwk', 'user']],
    [['pwd'], false, ['pwd', 'mfa', 'hwk']],
    [['hwk'], true, ['hwk', 'mfa', 'user']],
    [['hwk'], false, undefined],
    [['hwk', 'user', 'mfa'], true, ['hwk', 'user', 'mfa']],
    [['hwk', 'user', 'mfa'], false, undefined],
  ])('4.4 V6.3.3 a passkey with %j, user verification required: %s', (amr, userVerified, methods) => {
    expect(withPasskey(amr, userVerified)).toEqual(methods);
  });

  it('masks phone numbers', () => {
    expect(maskPhone('+4915112345678')).toBe('+49•••••••••78');
    expect(maskPhone('+1234')).toBe('+••••');
  });
});

describe('4.2 whether a second factor is required', () => {
  const asked = (parts: Partial<Parameters<typeof needsSecondFactor>[0]>) =>
    needsSecondFactor({ amr: ['pwd'], demanded: false, owned: false, excused: false, ...parts });

  it.each([
    ['nobody wants one', {}, false],
    ['the user has one', { owned: true }, true],
    ['the tenant demands one', { demanded: true }, true],
    ['the device is remembered', { owned: true, demanded: true, excused: true }, false],
    ['two are proved already', { owned: true, demanded: true, amr: ['hwk', 'mfa'] }, false],
  ] as const)('%s', (_, parts, expected) => {
    expect(asked(parts)).toBe(expected);
  });
});

it('lists each method once', () => {
  expect(withSecondFactor(['pwd', 'mfa', 'otp'], 'otp')).toEqual(['pwd', 'mfa', 'otp']);
});

it('names the authenticator kind only when exactly one is allowed', () => {
  expect([attachmentOf(['WebAuthnPlatform']), attachmentOf(['WebAuthnCrossPlatform']), attachmentOf(all)]).toEqual([
    'platform',
    'cross-platform',
    undefined,
  ]);
});
