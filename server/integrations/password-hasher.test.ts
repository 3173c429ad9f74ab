import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher, HashQueueFull } from './password-hasher.ts';

const pepper = Buffer.alloc(32, 3);
const hasher = createPasswordHasher(64, pepper);

describe('V11.4.2 password hashes', () => {
  it('are argon2id with at least 19 MiB, two passes, and a random salt', async () => {
    const [one, two] = [await hasher.hash('quiet harbour'), await hasher.hash('quiet harbour')];
    expect(one).toMatch(/^v1\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await hasher.verify(one, 'quiet harbour')).toBe(true);
    expect(await hasher.verify(one, 'quiet harbouR')).toBe(false);
  });

  it('are the same for composed and decomposed letters', async () => {
    expect(await hasher.verify(await hasher.hash('caf\u00e9 at noon'), 'cafe\u0301 at noon')).toBe(true);
  });

  it('need the pepper, without which a copy of the database verifies nothing', async () => {
    const stored = await hasher.hash('quiet harbour');
    expect(await createPasswordHasher(64, Buffer.alloc(32, 4)).verify(stored, 'quiet harbour')).toBe(false);
    expect(hasher.isCurrent(stored)).toBe(true);
  });

  it('from before the pepper are still valid, and reported as outdated', async () => {
    const stored = await hash('quiet harbour', { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await hasher.verify(stored, 'quiet harbour')).toBe(true);
    expect(await hasher.verify(stored, 'quiet harbouR')).toBe(false);
    expect(hasher.isCurrent(stored)).toBe(false);
  });

  it('the decoy hash matches nothing, not even its own text', async () => {
    expect(await hasher.verify(null, 'a password that nobody has')).toBe(false);
  });
});

it('refuses calls beyond the queue limit, and accepts again when the queue is shorter', async () => {
  const small = createPasswordHasher(1, pepper);
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => small.hash('quiet harbour')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(HashQueueFull);
  await expect(small.hash('quiet harbour')).resolves.toContain('argon2id');
});
