import { describe, expect, it } from 'vitest';
import { factorsOf, kindsToAdd } from './factors.ts';

describe('the second factors of a user', () => {
  it('are one list, with their moments', () => {
    const factors = factorsOf({
      authenticators: [{ id: 'a' }],
      phones: [{ id: 'p', phoneNumber: '+49•••42' }],
      webauthn: [
        { id: 'k', deviceType: 'CrossPlatform', name: 'Blue key' },
        { id: 'd', deviceType: 'Platform', name: '' },
      ],
      emails: [],
      moments: { p: { createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: '2026-02-01T00:00:00.000Z' } },
    });
    expect(factors.map(({ kind, id, name }) => [kind, id, name])).toEqual([
      ['app', 'a', ''],
      ['phone', 'p', '+49•••42'],
      ['key', 'k', 'Blue key'],
      ['device', 'd', ''],
    ]);
    expect(factors[1]).toMatchObject({ createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: '2026-02-01T00:00:00.000Z' });
  });

  it('may be added where they are active and need setting up', () => {
    const strategies = [
      { strategy: 'AuthenticatorApp', isActive: true },
      { strategy: 'SMS', isActive: false },
      { strategy: 'EmailCode', isActive: true },
      { strategy: 'WebAuthnCrossPlatform', isActive: true },
    ] as const;
    expect(kindsToAdd(strategies)).toEqual(['app', 'key']);
  });
});
