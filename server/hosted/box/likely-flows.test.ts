import { expect, it } from 'vitest';
import type { Settings } from '#server/config/load-config.ts';
import { likelyFlowsOf } from './likely-flows.ts';

const config = (signIn: object, enforce = 'DontForce', flags = {}) =>
  ({
    signIn: { strategy: 'EmailAndPassword', alternatives: [], secondary: [], ...signIn },
    mfa: { enforce },
    flags,
  }) as unknown as Settings;

it('4.2 a sign-in by password alone needs no further flow', () => {
  expect(likelyFlowsOf(config({}))).toEqual({});
});

it.each(['Code', 'MagicLink', 'SmsCode'])('4.2 a sign-in by %s continues without a password', (strategy) => {
  expect(likelyFlowsOf(config({ strategy }))).toEqual({ likelyFlows: ['passwordless'] });
});

it('4.2 an alternative to the password is preloaded too', () => {
  expect(likelyFlowsOf(config({ alternatives: ['Code'] }))).toEqual({ likelyFlows: ['passwordless'] });
});

it('4.3 a policy for all users continues with the second factor, and possibly a passkey prompt after it', () => {
  expect(likelyFlowsOf(config({ secondary: ['Passkeys'] }, 'Force', { 'show-passkeys-new': true }))).toEqual({
    likelyFlows: ['mfa', 'passkeys'],
  });
});
