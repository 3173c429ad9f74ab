import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { drawPicture } from '#server/integrations/pictures.ts';
import { bearer, paths, signIn } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

/** Pictures that may be decoded at a time: password hashes use the same four threads. */
const mostPictures = 2;

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

/**
 * Pictures that wait for a thread or occupy one. The two counters are read one after the other: one that gets its thread
 * between them counts twice, but not at the next reading too.
 */
function countPictures(): number {
  const readings = [sharp.counters(), sharp.counters()];
  return Math.min(...readings.map(({ queue, process }) => queue + process));
}

/** The highest number of those pictures from now on, counted whenever one comes. */
function watchThreads(): { most(): number } {
  let most = 0;
  const onChange = () => {
    most = Math.max(most, countPictures());
  };
  sharp.queue.on('change', onChange);
  onTestFinished(() => void sharp.queue.off('change', onChange));
  return { most: () => most };
}

it('more pictures than the server decodes at a time are seen by what counts them', async () => {
  const threads = watchThreads();
  await Promise.all(Array.from({ length: 6 }, () => drawPicture(heavy, 'avatar')));
  expect(threads.most()).toBeGreaterThan(mostPictures);
});

it('V2.4.1 refuses a tenant that floods the server with pictures, while users of others sign in as usual', async () => {
  const tokens = await crowd(14);
  const threads = watchThreads();
  const uploads = tokens.flatMap((token) => Array.from({ length: 5 }, () => upload(token)));
  let answered = 0;
  for (const each of uploads) void each.then(() => (answered += 1));
  await expect.poll(threads.most).toBe(mostPictures);
  for (let n = 0; n < 5; n += 1) {
    await signIn(server.browser(), stranger);
    // the first does not wait for the flood: without the queue of pictures, its hash would be behind all of them
    if (n === 0) expect(answered).toBeLessThan(uploads.length);
  }
  expect((await server.browser().get(paths.me)).status).toBe(401);

  const statuses = await Promise.all(uploads);
  expect(threads.most()).toBe(mostPictures);
  const count = (status: number) => statuses.filter((each) => each === status).length;
  // of five per user, the hourly limit accepts four
  expect(count(429)).toBe(14);
  expect(count(503)).toBeGreaterThan(0);
  expect(count(200)).toBeGreaterThan(0);
  expect(count(200) + count(429) + count(503)).toBe(statuses.length);
  expect((await signIn(server.browser(), stranger)).userId).toBe(stranger.id);
});
