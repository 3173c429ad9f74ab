import { describe, expect, it } from 'vitest';
import { delays, millisecondsUntil } from './delays.ts';

describe('delays (planning and login, 9)', () => {
  it('9 match the specification', () => {
    expect(delays).toMatchObject({
      ssoRedirect: 2000,
      ssoFailed: 1000,
      beforeNavigation: 200,
      afterActivation: 1000,
      afterImpersonation: 1000,
      afterUnlock: 1000,
      afterLogout: 500,
      retry: 500,
      profileRetry: 2000,
    });
  });
});

describe('millisecondsUntil', () => {
  const now = Date.parse('2026-03-01T10:00:00Z');

  it.each([
    ['the rest', '2026-03-01T10:00:01.500Z', 1500],
    ['nothing for the past', '2026-03-01T09:00:00Z', 0],
    ['what a timer can wait at most', '2027-03-01T10:00:00Z', 2_147_483_647],
    ['never for no instant', 'soon', 2_147_483_647],
    ['never for none', undefined, 2_147_483_647],
  ])('is %s', (_, iso, expected) => {
    expect(millisecondsUntil(iso, now)).toBe(expected);
  });
});
