import { describe, expect, it, vi } from 'vitest';
import { retry } from './retry.ts';

const failing = (failures: number, result: unknown = 'done') => {
  let calls = 0;
  return vi.fn(async () => {
    if (++calls <= failures) throw new Error(`failure ${calls}`);
    return result;
  });
};

describe('retry (specification, section 9)', () => {
  it('attempts three times with 500 ms between them', async () => {
    const call = failing(2);
    const wait = vi.fn(async () => {});
    await expect(retry(call, {}, wait)).resolves.toBe('done');
    expect(call).toHaveBeenCalledTimes(3);
    expect(wait.mock.calls).toEqual([[500], [500]]);
  });

  it('throws the last failure when the attempts are used up', async () => {
    const call = failing(9);
    await expect(retry(call, { count: 3, delay: 2000 }, async () => {})).rejects.toThrow('failure 3');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('stops at a failure that is not worth another attempt', async () => {
    const call = failing(9);
    await expect(
      retry(call, { when: (error) => (error as Error).message !== 'failure 2' }, async () => {}),
    ).rejects.toThrow('failure 2');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('counts null as a failure when told to, and returns it in the end', async () => {
    const call = vi.fn(async () => null);
    await expect(retry(call, { onNull: true }, async () => {})).resolves.toBeNull();
    expect(call).toHaveBeenCalledTimes(3);
    call.mockClear();
    await retry(call, {}, async () => {});
    expect(call).toHaveBeenCalledTimes(1);
  });
});
