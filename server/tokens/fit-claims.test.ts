import { expect, it } from 'vitest';
import { fitClaims, maxClaimBytes } from './fit-claims.ts';

const server = { baseUrl: 'https://id.example' };
const endpoint = 'https://id.example/identity/resources/users/v2/me';
const size = (claims: object) => Buffer.byteLength(JSON.stringify(claims));
const many = (count: number, text: string) => Array.from({ length: count }, (_, n) => `${text}-${n}`);
const usual = { sub: 'u', tenantId: 't', tenantIds: ['t'], roles: ['admin'], permissions: ['fe.*'], metadata: {} };

it('claims of the usual size are left as they are', () => {
  expect(fitClaims(usual, server)).toEqual(usual);
});

it('leaves out as little as is needed, and says where to ask for it (OpenID Connect Core 5.6.2)', () => {
  const fitted = fitClaims({ ...usual, tenantIds: many(151, '7d444840-9dc0-11d1-b245-5ffdce74fad2') }, server);
  const { tenantIds: _, ...rest } = usual;
  expect(fitted).toEqual({
    ...rest,
    _claim_names: { tenantIds: 'me' },
    _claim_sources: { me: { endpoint } },
  });
  const lists = { ...usual, metadata: { note: 'é'.repeat(3000) }, roles: many(40, 'regional-planning') };
  expect(fitClaims(lists, server)).toMatchObject({ roles: lists.roles, _claim_names: { metadata: 'me' } });
});

it.each([
  ['roles', { roles: many(70, 'regional-planning-and-approval-of-purchases-for-plant-number') }],
  ['permissions', { permissions: many(300, 'fe.secure.write.something') }],
  [
    'everything',
    {
      roles: many(500, 'role'),
      permissions: many(500, 'permission'),
      tenantIds: many(500, 'tenant'),
      metadata: { a: 'x'.repeat(9000) },
      profilePictureUrl: `https://cdn.example/${'p'.repeat(2000)}`,
    },
  ],
])('has room for the others when %s are too long', (_what, claims) => {
  const fitted = fitClaims({ ...usual, ...claims }, server);
  expect(size(fitted)).toBeLessThanOrEqual(maxClaimBytes);
  expect(fitted).toMatchObject({ sub: 'u', tenantId: 't' });
});
