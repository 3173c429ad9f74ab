import { describe, expect, it } from 'vitest';
import { attachmentOf, maskPhone, needsSecondFactor, offerFactors, withPasskey, withSecondFactor, type Factor } from './second-factor.ts';

const all = ['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode'] as const;
const factor = (parts: Partial<Factor>): Factor => ({ id: 'f', kind: 'authenticator', name: null, phoneNumber: null, deviceType: null, ...parts });
const phone = factor({ id: 'p', kind: 'sms', phoneNumber: '+4915112345678' });
const offer = (parts: Partial<Parameters<typeof offerFactors>[0]>) => offerFactors({ factors: [], allowed: all, smsAvailable: true, verifiedEmail: 'a@b.example', ...parts });

describe('V6.3.3 what may be proved', () => {
  it('a code by e-mail only by somebody who has nothing stronger', () => {
    expect(offer({}).devices.emails).toEqual([{ email: 'a@b.example' }]);
    expect(offer({ factors: [factor({})] }).devices.emails).toEqual([]);
    expect(offer({ verifiedEmail: null }).devices.emails).toEqual([]);
  });

  it('nothing that comes the way of the first factor', () => {
    expect(offer({ channel: 'mail' })).toMatchObject({ devices: { emails: [] }, strategies: all.slice(0, 4) });
    const bySms = offer({ factors: [phone], channel: 'sms' });
    expect(bySms).toMatchObject({ enrolled: true, devices: { phones: [] } });
    expect(bySms.strategies).not.toContain('SMS');
  });

  it('nothing that configuration leaves out', () => {
    expect(offer({ factors: [phone], allowed: ['AuthenticatorApp'] })).toMatchObject({ enrolled: false, devices: { phones: [] }, strategies: ['AuthenticatorApp'] });
  });

  it('4.4 a passkey, where it is among the factors, whatever strategies configuration leaves', () => {
    const passkey = factor({ id: 'k', kind: 'webauthn', deviceType: 'Platform', passkey: true });
    expect(offer({ factors: [passkey], allowed: [] })).toMatchObject({ enrolled: true, devices: { webauthn: [{ id: 'k', passkey: true }] } });
    expect(offer({ factors: [passkey] }).devices.emails).toEqual([]);
  });

  it.each([
    [['pwd'], true, ['pwd', 'mfa', 'hwk', 'user']],
    [['pwd'], false, ['pwd', 'mfa', 'hwk']],
    [['hwk'], true, ['hwk', 'mfa', 'user']],
    [['hwk'], false, undefined],
    [['hwk', 'user', 'mfa'], true, ['hwk', 'user', 'mfa']],
    [['hwk', 'user', 'mfa'], false, undefined],
  ])('4.4 V6.3.3 a passkey beside %j, its lock asked for: %s', (amr, userVerified, methods) => {
    expect(withPasskey(amr, userVerified)).toEqual(methods);
  });

  it('shows no whole number', () => {
    expect(maskPhone('+4915112345678')).toBe('+49•••••••••78');
    expect(maskPhone('+1234')).toBe('+••••');
  });
});

describe('4.2 whether a second factor is asked for', () => {
  const asked = (parts: Partial<Parameters<typeof needsSecondFactor>[0]>) => needsSecondFactor({ amr: ['pwd'], enforcement: 'DontForce', enrolled: false, excused: false, ...parts });

  it.each([
    ['nobody wants one', {}, false],
    ['the person has one', { enrolled: true }, true],
    ['a policy wants one', { enforcement: 'Force' }, true],
    ['a policy spares single sign-on', { enforcement: 'ForceExceptSAML', amr: ['sso'] }, false],
    ['a policy spares single sign-on, and this is none', { enforcement: 'ForceExceptSAML' }, true],
    ['the device is remembered', { enrolled: true, enforcement: 'Force', excused: true }, false],
    ['two are proved already', { enrolled: true, enforcement: 'Force', amr: ['hwk', 'mfa'] }, false],
  ] as const)('%s', (_, parts, expected) => {
    expect(asked(parts)).toBe(expected);
  });
});

it('names each method once', () => {
  expect(withSecondFactor(['pwd', 'mfa', 'otp'], 'otp')).toEqual(['pwd', 'mfa', 'otp']);
});

it('tells a browser which kind to set up only when there is one', () => {
  expect([attachmentOf(['WebAuthnPlatform']), attachmentOf(['WebAuthnCrossPlatform']), attachmentOf(all)]).toEqual(['platform', 'cross-platform', undefined]);
});
