/** Tokens of users with many accounts, many roles and long metadata: what is issued is accepted. */
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { longestToken } from '#shared/contract/oauth/oauth.ts';
import type { Self } from '#shared/contract/profile/profile.ts';
import { bearer, paths, signIn } from '#server/testing/flows.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member, guest } = server.people;

/** Every reader of a token that a client has. */
async function isAccepted(user: { email: string; password: string }) {
  const browser = server.browser();
  const { accessToken } = await signIn(browser, user);
  expect(accessToken.length).toBeLessThan(longestToken);
  const me = await browser.get(paths.me, bearer(accessToken));
  expect(me.status).toBe(200);
  const hinted = { id_token_hint: accessToken, post_logout_redirect_uri: publicClient.postLogoutRedirectUris[0]! };
  const signedOut = await browser.get(`/oauth/logout?${new URLSearchParams(hinted)}`, { 'sec-fetch-mode': 'navigate' });
  expect(signedOut.status).toBe(302);
  return { claims: decodeJwt(accessToken), me: me.json<Self>() };
}

it('a user of 151 accounts signs in, and finds the accounts in their profile', async () => {
  await server.rows(
    `with made as (insert into tenants (id, name, created_at, updated_at) select gen_random_uuid()::text, 'Client ' || n, now(), now() from generate_series(1, 150) n returning id)
     insert into memberships (tenant_id, user_id, state, created_at) select id, $1, 'active', now() from made`,
    [admin.id],
  );
  const { claims, me } = await isAccepted(admin);
  expect(me.tenantIds).toHaveLength(151);
  expect(claims).toMatchObject({ tenantId: acme, roles: ['admin'], _claim_names: { tenantIds: 'me' } });
});

it('a user with 70 roles signs in, and has them', async () => {
  await server.rows(
    `with made as (insert into roles (id, tenant_id, key, name, permission_keys, level, created_at, updated_at)
       select gen_random_uuid(), $1, 'regional-planning-and-approval-of-purchases-for-plant-number-' || n, 'Plant ' || n, '{}', 50, now(), now() from generate_series(1, 70) n returning id)
     insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from made`,
    [acme, member.id],
  );
  const { claims, me } = await isAccepted(member);
  expect(me.roles.length).toBeGreaterThan(70);
  expect(claims).not.toHaveProperty('roles');
  expect(claims).toMatchObject({ _claim_names: { roles: 'me' } });
});

it('a user with 9 KB of metadata signs in, and has it', async () => {
  const metadata = { note: 'n'.repeat(9000) };
  await server.rows('update users set metadata = $2 where id = $1', [guest.id, metadata]);
  const { claims, me } = await isAccepted(guest);
  expect(JSON.parse(me.metadata)).toEqual(metadata);
  expect(claims).toMatchObject({ _claim_names: { metadata: 'me' } });
});
