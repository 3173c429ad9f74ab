import { expect, it } from 'vitest';
import { createSecretKeys, systemRandom } from '#server/lib/secrets.ts';
import { newRefreshToken, readRefreshToken, successorOf } from './refresh-tokens.ts';

const secrets = createSecretKeys(Buffer.alloc(32, 7), systemRandom);

it('contains the ID of its family', () => {
  const { familyId, token } = newRefreshToken(systemRandom);
  expect(readRefreshToken(token)).toEqual({ familyId });
});

it('is derived deterministically from its predecessor, and needs the key', () => {
  const { familyId, token } = newRefreshToken(systemRandom);
  const next = successorOf(secrets, { familyId }, token);
  expect(next).toBe(successorOf(secrets, { familyId }, token));
  expect(readRefreshToken(next)).toEqual({ familyId });
  expect(next).not.toBe(successorOf(createSecretKeys(Buffer.alloc(32, 8), systemRandom), { familyId }, token));
  expect(successorOf(secrets, { familyId }, next)).not.toBe(next);
});

it.each([
  '',
  '.',
  'x.y',
  `not-an-id.${'a'.repeat(43)}`,
  `6f1c1a7e-0b1d-4a52-9d5e-0123456789ab.${'a'.repeat(42)}`,
  `6f1c1a7e-0b1d-4a52-9d5e-0123456789ab.${'a'.repeat(43)}.x`,
])('refuses %j', (text) => {
  expect(readRefreshToken(text)).toBeNull();
});
