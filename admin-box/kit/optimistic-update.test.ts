import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { withOptimisticUpdate } from './optimistic-update.ts';

const loaded = (): QueryClient => {
  const queries = new QueryClient();
  queries.setQueryData(['list', 'a'], [1, 2]);
  queries.setQueryData(['list', 'b'], [2, 3]);
  queries.setQueryData(['other'], [2]);
  return queries;
};
const lists = (queries: QueryClient) => queries.getQueriesData({ queryKey: ['list'] }).map(([, data]) => data);
const withoutTwo = (list: number[]): number[] => list.filter((each) => each !== 2);

it('shows the change in every answer below the key while the request runs', async () => {
  const queries = loaded();
  const request = async () => lists(queries);
  expect(await withOptimisticUpdate(queries, { queryKey: ['list'], patch: withoutTwo, request })).toEqual([[1], [3]]);
  expect(lists(queries)).toEqual([[1], [3]]);
  expect(queries.getQueryData(['other'])).toEqual([2]);
});

it('shows what was there before when the request fails, and passes the failure on', async () => {
  const queries = loaded();
  const request = () => Promise.reject(new Error('refused'));
  await expect(withOptimisticUpdate(queries, { queryKey: ['list'], patch: withoutTwo, request })).rejects.toThrow(
    'refused',
  );
  expect(lists(queries)).toEqual([
    [1, 2],
    [2, 3],
  ]);
});
