import { afterEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { leaveImpersonation } from './leave-impersonation.ts';

afterEach(() => vi.unstubAllGlobals());

function leave(answer: Promise<{ returned: boolean }>) {
  const [reload, signOut] = [vi.fn(), vi.fn(() => Promise.resolve())];
  vi.stubGlobal('location', { reload });
  const api = { post: () => answer } as unknown as Connection['api'];
  return leaveImpersonation({ api }, signOut).then(() => ({
    reload: reload.mock.calls.length,
    signOut: signOut.mock.calls.length,
  }));
}

it('4.5 reloads as the admin once the own session is restored', async () => {
  expect(await leave(Promise.resolve({ returned: true }))).toEqual({ reload: 1, signOut: 0 });
});

it('4.5 signs out where there is none, and where the server does not answer', async () => {
  expect(await leave(Promise.resolve({ returned: false }))).toEqual({ reload: 0, signOut: 1 });
  expect(await leave(Promise.reject(new Error('offline')))).toEqual({ reload: 0, signOut: 1 });
});
