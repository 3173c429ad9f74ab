import { defaultShouldDehydrateQuery, dehydrate } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AnsweredQueries, AnsweredQuery } from './hydrate-queries.ts';

const isInfinite = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pageParams' in data && 'pages' in data;

/**
 * The query cache in TanStack Query's dehydrated form. The answers come with the page anyway, so that each query names
 * the call whose body is its data, or the first page of its infinite list. Queries with derived data are left out: the
 * portal repeats them, and they are answered from the page, too.
 *
 * @param answers bodies by method and path
 */
export function dehydrateQueries(queries: QueryClient, answers: Readonly<Record<string, unknown>>): AnsweredQueries {
  const calls = new Map<string, string[]>();
  for (const [call, body] of Object.entries(answers)) {
    const text = JSON.stringify(body);
    calls.set(text, [...(calls.get(text) ?? []), call]);
  }
  const answered = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryHash, state: { data } }): [string, AnsweredQuery][] => {
      const [body, pageParams] = isInfinite(data)
        ? [data.pages.length === 1 ? data.pages[0] : undefined, data.pageParams]
        : [data];
      const call = body === undefined ? undefined : calls.get(JSON.stringify(body))?.shift();
      return call === undefined ? [] : [[queryHash, pageParams ? { call, pageParams } : { call }]];
    });
  const byHash = new Map(answered);
  return dehydrate(queries, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && byHash.has(query.queryHash),
  }).queries.map(({ state, ...query }) => ({ ...query, state: { ...state, data: byHash.get(query.queryHash)! } }));
}
