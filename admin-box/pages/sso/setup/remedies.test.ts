import { expect, it } from 'vitest';
import { oidcRules, samlRules } from '#shared/contract/sso/sso-exchanges.ts';
import { products } from '#admin-box/pages/sso/products.ts';
import { fieldOf, remedyOf, seenValue } from './remedies.ts';

/** Rules that one remedy helps; every other rule has its own. */
const together = [
  ['answer', 'request-known', 'same-browser', 'in-response-to', 'subject-in-response-to', 'state', 'nonce'],
  ['request-once', 'replay'],
  // of the SAML library at the provider
  'decoding document-type well-formed response version one-assertion unique-ids bearer subject'.split(' '),
  ['destination', 'recipient', 'audience'],
  ['signature-place', 'signature-reference', 'signature-transforms', 'signature-covers'],
  ['certificate-dates', 'key-size'],
  'issued clock not-before not-on-or-after token-expiry token-not-before token-issued'.split(' '),
  ['name-id', 'name-id-format'],
  ['account', 'result'],
  ['discovery', 'token-endpoint', 'keys', 'userinfo'],
  ['discovery-issuer', 'response-issuer', 'issuer'],
  'code token-response id-token subject access-token-hash userinfo-subject'.split(' '),
  ['status', 'authorization'],
  ['audience', 'authorized-party'],
  ['key-id', 'signature-key'],
];

it.each([
  ['saml', samlRules],
  ['oidc', oidcRules],
] as const)('rules of %s share a remedy only where it helps both', (protocol, rules) => {
  const byFix = Map.groupBy(rules, (rule) => remedyOf(protocol, rule).fix);
  for (const [fix, sharing] of byFix)
    expect(
      sharing.length === 1 || together.some((known) => sharing.every((rule) => known.includes(rule))),
      `${fix}: ${sharing.join(', ')}`,
    ).toBe(true);
});

it('what a rule is called leads to one remedy of a protocol', () => {
  for (const [protocol, rules] of [['saml', samlRules] as const, ['oidc', oidcRules] as const])
    for (const [fault, sharing] of Map.groupBy(rules, (rule) => remedyOf(protocol, rule).fault))
      expect(new Set(sharing.map((rule) => remedyOf(protocol, rule).fix)).size, fault).toBe(1);
});

it('names the field of the provider in which the expected value is entered', () => {
  const okta = { ...products.other, ...products.okta } as Required<typeof products.okta>;
  expect(fieldOf(okta, 'audience')).toEqual({
    field: 'Audience URI (SP Entity ID)',
    place: 'Applications > Create App Integration > SAML 2.0 > SAML Settings',
  });
  expect(fieldOf(okta, 'recipient').field).toBe('Single sign-on URL');
});

it('tells a value once, and an empty one as none', () => {
  expect(seenValue({ rule: 'issuer', seen: 'https://a https://a' })).toBe('https://a');
  expect(seenValue({ rule: 'email', seen: '' })).toBeNull();
});
