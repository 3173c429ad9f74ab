import type { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { whenNetworkIdle } from './network-idle.ts';

/** A client that asks for as long as the clock shows less than `until`. */
const asking = (until: number) => ({ isFetching: () => (Date.now() < until ? 1 : 0) }) as unknown as QueryClient;

async function idleAfter(until: number, isOver = () => false): Promise<number> {
  vi.useFakeTimers({ now: 0 });
  try {
    const idle = whenNetworkIdle(asking(until), { first: 2000, between: 500, isOver }).then(() => Date.now());
    await vi.runAllTimersAsync();
    return await idle;
  } finally {
    vi.useRealTimers();
  }
}

test('the page has its time first, and then as long as it asks', async () => {
  expect(await idleAfter(0)).toBe(2000);
  expect(await idleAfter(2600)).toBe(3000);
});

test('waits no longer than the timeout', async () => {
  expect(await idleAfter(1_000_000, () => Date.now() >= 4000)).toBe(4000);
});
