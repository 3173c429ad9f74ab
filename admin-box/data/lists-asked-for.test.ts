import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#shared/api/api.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { SendRequest } from '#shared/api/send.types.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import {
  accountUsersQuery,
  accountsPageSize,
  accountsQuery,
  childrenQuery,
} from '#admin-box/pages/sub-accounts/use-accounts.ts';
import { phonesQuery } from '#admin-box/pages/profile/use-phones.ts';
import { createQueryClient } from './query-client.ts';

const send = vi.fn(async (_request: SendRequest): Promise<unknown> => ({
  items: [],
  _metadata: { totalItems: 0, totalPages: 0 },
  _links: {},
}));
const api = createApi<PorticoContract>(send as never);
const asked = (): unknown => send.mock.calls.map(([{ query }]) => query);

beforeEach(() => vi.clearAllMocks());

describe('9 what the portal asks its lists for', () => {
  const queries = createQueryClient();

  it('accounts come by fifty, from page 0, in the tree and in the list', async () => {
    await queries.fetchInfiniteQuery(childrenQuery(api, undefined));
    await queries.fetchQuery(
      accountsQuery(api, {
        search: '',
        sortBy: 'name',
        sortDirection: 'asc',
        pageOffset: 0,
        pageSize: accountsPageSize,
      }),
    );
    expect(asked()).toMatchObject([
      { _offset: 0, _limit: 50, _depth: 'children' },
      { _offset: 0, _limit: 50, _depth: 'all' },
    ]);
  });

  it('people of an account come by ten, by name descending', async () => {
    await queries.fetchQuery(accountUsersQuery(api, 'account-1', { search: '', page: 0 }));
    expect(asked()).toEqual([{ _tenantId: 'account-1', _offset: 0, _limit: 10, _sortBy: 'name', _order: 'DESC' }]);
  });

  it('ten phone numbers', async () => {
    await queries.fetchQuery(phonesQuery(api));
    expect(asked()).toEqual([{ _offset: 0, _limit: 10 }]);
  });
});

describe('9 a list that does not come', () => {
  const failing = async (statusCode: number): Promise<number[]> => {
    vi.useFakeTimers();
    try {
      const start = Date.now();
      const at: number[] = [];
      const fail = async () => {
        at.push(Date.now() - start);
        throw new ApiError({ message: 'not now', statusCode, traceId: null, errorCode: 'not-now' });
      };
      const stop = new QueryObserver(createQueryClient(), { queryKey: ['list'], queryFn: fail }).subscribe(
        () => undefined,
      );
      await vi.advanceTimersByTimeAsync(60_000);
      stop();
      return at;
    } finally {
      vi.useRealTimers();
    }
  };

  it('is asked for three times, 500 ms apart', async () => {
    expect(await failing(503)).toEqual([0, 500, 1000]);
  });

  it('and once where it was refused', async () => {
    expect(await failing(403)).toEqual([0]);
  });
});
