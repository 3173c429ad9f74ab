import { describe, expect, it } from 'vitest';
import { createKeyedSemaphore, QueueFull } from './keyed-semaphore.ts';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('keyed slots', () => {
  it('run as many at once per key as there are slots, and keys do not wait for each other', async () => {
    const slots = createKeyedSemaphore(2, 10);
    const { open, opened } = gate();
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await opened;
      running -= 1;
    };
    const all = ['a', 'a', 'a', 'a'].map((key) => slots(key, work));
    await slots('b', () => Promise.resolve());
    open();
    await Promise.all(all);
    expect(most).toBe(2);
  });

  it('refuse calls beyond the queue limit, and continue after a failure', async () => {
    const slots = createKeyedSemaphore(1, 1);
    const { open, opened } = gate();
    const first = slots('a', () => opened);
    const second = slots('a', () => Promise.reject(new Error('no')));
    await expect(slots('a', () => Promise.resolve())).rejects.toThrow(QueueFull);
    open();
    await first;
    await expect(second).rejects.toThrow('no');
    expect(await slots('a', () => Promise.resolve(7))).toBe(7);
  });
});
