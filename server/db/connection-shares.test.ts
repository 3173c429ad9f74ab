import { describe, expect, it } from 'vitest';
import { createConnectionShares, ShareExhausted } from './connection-shares.ts';

const options = { poolSize: 16, queue: 1000, acquireTimeout: 60_000 };
const ofTenant = (tenantId: string) => ({ tenantId });

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Starts transactions that end when `open` is called; `running` counts those that began. */
function start(shares: ReturnType<typeof createConnectionShares>, keys: string[]) {
  const { open, opened } = gate();
  let running = 0;
  const all = keys.map((key) =>
    shares.transaction(ofTenant(key), async () => {
      running += 1;
      await opened;
    }),
  );
  return { running: () => running, end: async () => (open(), await Promise.allSettled(all)) };
}

describe('the share of a tenant', () => {
  it.each([
    [16, 4],
    [4, 1],
    [2, 1],
    [1, 1],
  ])('of %i connections is %i, and the rest of its calls have their turn later', async (poolSize, share) => {
    const shares = createConnectionShares({ ...options, poolSize });
    const begun = start(
      shares,
      Array.from({ length: 12 }, () => 'a'),
    );
    await Promise.resolve();
    expect(begun.running()).toBe(share);
    await begun.end();
    expect(begun.running()).toBe(12);
  });

  it('leaves other tenants theirs, and all of them together leave one to the installation and to sign-in', async () => {
    const shares = createConnectionShares(options);
    const begun = start(
      shares,
      ['a', 'b', 'c', 'd', 'e'].flatMap((key) => [key, key, key, key, key]),
    );
    await Promise.resolve();
    expect(begun.running()).toBe(12);
    expect(await shares.transaction({ userId: 'u' }, () => Promise.resolve('signed in'))).toBe('signed in');
    expect(await shares.transaction(undefined, () => Promise.resolve('done'))).toBe('done');
    await begun.end();
  });

  it('is not asked for again inside of a transaction, which would wait for itself', async () => {
    const shares = createConnectionShares({ ...options, poolSize: 2 });
    const nested = shares.transaction(ofTenant('a'), () =>
      shares.transaction(ofTenant('a'), () => shares.within(ofTenant('a'), () => Promise.resolve('inside'))),
    );
    expect(await nested).toBe('inside');
  });

  it('counts what a transaction started and did not wait for', async () => {
    const shares = createConnectionShares({ ...options, poolSize: 2 });
    const { open, opened } = gate();
    let late: Promise<unknown> | undefined;
    await shares.transaction(ofTenant('a'), async () => {
      late = opened.then(() => start(shares, ['a', 'a']));
      await Promise.resolve();
    });
    open();
    const begun = (await late) as ReturnType<typeof start>;
    await Promise.resolve();
    expect(begun.running()).toBe(1);
    await begun.end();
  });

  it('refuses calls beyond the queue, and those that waited for as long as for a connection', async () => {
    const full = createConnectionShares({ poolSize: 2, queue: 0, acquireTimeout: 60_000 });
    const many = start(full, ['a', 'a', 'a']);
    await expect(full.transaction(ofTenant('a'), () => Promise.resolve())).rejects.toThrow(ShareExhausted);
    await many.end();
    const slow = createConnectionShares({ poolSize: 2, queue: 10, acquireTimeout: 20 });
    const held = start(slow, ['a']);
    await expect(slow.transaction(ofTenant('a'), () => Promise.resolve())).rejects.toThrow(ShareExhausted);
    await held.end();
    expect(await slow.transaction(ofTenant('a'), () => Promise.resolve('again'))).toBe('again');
  });
});
