import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bearer, paths, signIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

/**
 * Time limit in milliseconds, with room for other load on this machine; without the queue of pictures, sign-in takes as
 * long as all of them.
 */
const longestAnswer = 2000;

const server = await useTestServer({ config: { limits: { picture: { points: 4, per: 3600 } } } });
const { acme, member, stranger } = server.people;
/** An image of one kilobyte with two million pixels, each of which has to be decoded. */
const heavy = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#336699' } })
  .avif({ effort: 0 })
  .toBuffer();

/** Users of one tenant, each with a session. */
async function crowd(count: number): Promise<string[]> {
  await server.rows(
    `with more as (
       insert into users (id, email, email_folded, name, metadata, provider, password_hash, password_changed_at, verified, super_user, created_at, updated_at)
       select gen_random_uuid(), 'p' || n || '@acme.example', 'p' || n || '@acme.example', 'P' || n, '{}', 'local', u.password_hash, u.password_changed_at, true, false, u.created_at, u.created_at
       from users u, generate_series(1, $2) n where u.id = $1 returning id, created_at)
     insert into memberships (tenant_id, user_id, state, created_at) select $3, id, 'active', created_at from more`,
    [member.id, count, acme],
  );
  const tokens: string[] = [];
  for (let n = 1; n <= count; n += 1)
    tokens.push(
      (await signIn(server.browser(), { email: `p${n}@acme.example`, password: member.password })).accessToken,
    );
  return tokens;
}

async function upload(token: string): Promise<number> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(heavy)]), 'me.avif');
  const answer = await fetch(`${server.baseUrl}/team/resources/profile/me/image/v1`, {
    method: 'PUT',
    headers: bearer(token),
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

it('V2.4.1 refuses a tenant that floods the server with pictures, while users of others sign in as usual', async () => {
  const tokens = await crowd(14);
  const flood = Promise.all(tokens.flatMap((token) => Array.from({ length: 5 }, () => upload(token))));
  // processing of the pictures has started by now
  await new Promise((resolve) => setTimeout(resolve, 100));
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) times.push(await timed(() => signIn(server.browser(), stranger)));
  expect(Math.max(...times), times.map(Math.round).join(' ')).toBeLessThan(longestAnswer);
  expect(await timed(() => server.browser().get(paths.me))).toBeLessThan(longestAnswer);

  const statuses = await flood;
  const count = (status: number) => statuses.filter((each) => each === status).length;
  // of five per user, the hourly limit accepts four
  expect(count(429)).toBe(14);
  expect(count(503)).toBeGreaterThan(0);
  expect(count(200)).toBeGreaterThan(0);
  expect(count(200) + count(429) + count(503)).toBe(statuses.length);
  expect((await signIn(server.browser(), stranger)).userId).toBe(stranger.id);
});
