import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher, HashQueueFull } from './password-hasher.ts';

const pepper = Buffer.alloc(32, 3);
const hasher = createPasswordHasher(64, pepper);

describe('V11.4.2 password hashes', () => {
  it('are argon2id with at least 19 MiB, two passes, and a salt of their own', async () => {
    const [one, two] = [await hasher.hash('quiet harbour'), await hasher.hash('quiet harbour')];
    expect(one).toMatch(/^v1\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await hasher.verify(one, 'quiet harbour')).toBe(true);
    expect(await hasher.verify(one, 'quiet harbouR')).toBe(false);
  });

  it('are the same for both ways to type a letter', async () => {
    expect(await hasher.verify(await hasher.hash('caf\u00e9 at noon'), 'cafe\u0301 at noon')).toBe(true);
  });

  it('need the pepper, without which a copy of the database verifies nothing', async () => {
    const stored = await hasher.hash('quiet harbour');
    expect(await createPasswordHasher(64, Buffer.alloc(32, 4)).verify(stored, 'quiet harbour')).toBe(false);
    expect(hasher.isCurrent(stored)).toBe(true);
  });

  it('from before there was a pepper are still good, and told to be old', async () => {
    const stored = await hash('quiet harbour', { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await hasher.verify(stored, 'quiet harbour')).toBe(true);
    expect(await hasher.verify(stored, 'quiet harbouR')).toBe(false);
    expect(hasher.isCurrent(stored)).toBe(false);
  });

  it('nobody’s hash matches nothing, not even the decoy’s text', async () => {
    expect(await hasher.verify(null, 'a password that nobody has')).toBe(false);
  });
});

it('refuses what would wait too long, and takes work again when the queue is shorter', async () => {
  const small = createPasswordHasher(1, pepper);
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => small.hash('quiet harbour')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(HashQueueFull);
  await expect(small.hash('quiet harbour')).resolves.toContain('argon2id');
});
