import { describe, expect, it } from 'vitest';
import { errors } from './en/errors.ts';
import { errorMessage } from './error-message.ts';
import { describeError } from './describe-error.ts';

const reader = { locale: 'en-GB', timeZone: 'Europe/Lisbon', now: Date.parse('2026-07-01T10:00:00Z') };

describe('errorMessage (planning and login, 8)', () => {
  it('8 shows an instant in the reader’s time', () => {
    const error = { code: 'account-locked', values: { lockedUntil: '2026-07-01T13:47:00Z' } };
    expect(describeError(errors, error, reader)).toContain('14:47');
  });

  it('8 keeps an instant as it is on the wire', () => {
    expect(errorMessage('account-locked', { lockedUntil: '2026-07-01T13:47:00Z' })).toContain('2026-07-01T13:47:00Z');
  });

  it.each(['made-up', 'constructor', '__proto__'])('8 reads the unknown code %s as an internal error', (code) => {
    expect(errorMessage(code)).toBe(errorMessage('internal-error'));
    expect(describeError(errors, { code }, reader)).toBe(errorMessage('internal-error'));
  });

  it.each(['authentication-failed', 'unknown-error', 'invitation-unverified'] as const)(
    '8 says %s for an unknown code where the flow does, whatever the answer said',
    (unknown) => {
      expect(describeError(errors, { code: 'made-up', message: 'No tea' }, { ...reader, unknown })).toBe(
        errors[unknown],
      );
      expect(describeError(errors, { code: 'link-expired', message: 'No tea' }, { ...reader, unknown })).toBe(
        errors['link-expired'],
      );
    },
  );

  it('8 says elsewhere what the answer said, or that there are difficulties', () => {
    const elsewhere = { ...reader, unknown: 'difficulties' };
    expect(describeError(errors, { code: 'made-up', message: 'One, two' }, elsewhere)).toBe('One, two');
    expect(describeError(errors, { code: 'made-up' }, elsewhere)).toBe(
      "We're facing some difficulties, Please try again",
    );
  });

  it('8 speaks the reader’s language where it can', () => {
    const translation = { 'link-used': 'Dieser Link wurde schon benutzt.' };
    expect(describeError(errors, { code: 'link-used' }, { ...reader, translation })).toBe(
      'Dieser Link wurde schon benutzt.',
    );
    expect(describeError(errors, { code: 'link-expired' }, { ...reader, translation })).toBe(
      'This link has expired. Request a new one.',
    );
  });
});
