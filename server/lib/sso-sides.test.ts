import { expect, it } from 'vitest';
import { sideOf } from './sso-sides.ts';

it.each([
  ['access_denied', 'organization'],
  ['access_denied: User is not assigned to the client application.', 'organization'],
  ['consent_required', 'organization'],
  ['login_required', 'user'],
  ['interaction_required', 'user'],
  ['server_error: access_denied', 'provider'],
  ['toString', 'provider'],
  [null, 'provider'],
] as const)('takes the side of an error of the authorization response from the error: %s', (seen, side) => {
  expect(sideOf('authorization', [{ rule: 'authorization', seen }])).toBe(side);
});

it('takes the side of a sign-in that nobody asked for as that of the organization, whose setting allows it', () => {
  expect(sideOf('idp-initiated', [])).toBe('organization');
});
