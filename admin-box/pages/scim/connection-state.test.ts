import { expect, it } from 'vitest';
import { stateOf } from './connection-state.ts';

const quiet = { lastSync: null, lastRefusedAt: null, tokens: 1, clients: 0 };

it('a connection without a token and without an OAuth client refuses every request', () => {
  expect(stateOf({ ...quiet, tokens: 0 })).toBe('noToken');
  expect(stateOf({ ...quiet, tokens: 0, clients: 1 })).toBe('waiting');
});

it('is active while the last request was taken, and refused after one that was not', () => {
  const lastSync = '2026-11-27T10:00:00.000Z';
  expect(stateOf(quiet)).toBe('waiting');
  expect(stateOf({ ...quiet, lastSync })).toBe('active');
  expect(stateOf({ ...quiet, lastSync, lastRefusedAt: '2026-11-27T11:00:00.000Z' })).toBe('refused');
  expect(stateOf({ ...quiet, lastSync, lastRefusedAt: '2026-11-27T09:00:00.000Z' })).toBe('active');
});
