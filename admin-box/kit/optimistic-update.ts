import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface OptimisticUpdate<Data, Result> {
  /** Beginning of the keys of the answers that show the change. */
  queryKey: QueryKey;
  patch(data: Data): Data;
  request(): Promise<Result>;
}

/** Shows a change in what is loaded while the request for it runs, and what was there before when the request fails. @throws what the request throws */
export async function withOptimisticUpdate<Data, Result>(
  queries: QueryClient,
  { queryKey, patch, request }: OptimisticUpdate<Data, Result>,
): Promise<Result> {
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData<Data>({ queryKey });
  for (const [key, data] of before) if (data) queries.setQueryData<Data>(key, patch(data));
  try {
    return await request();
  } catch (error) {
    for (const [key, data] of before) queries.setQueryData(key, data);
    throw error;
  }
}
