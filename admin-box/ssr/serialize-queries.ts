import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CarriedQuestions } from '#shared/contract/hosted-portal.ts';

const isInfinite = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pageParams' in data && 'pages' in data;

/**
 * Lists the queries whose final data equals the body of an answer sent with the page, or the first page of an infinite
 * list. Queries with derived data are repeated by the portal, and answered from the page, too.
 */
export function serializeQueries(queries: QueryClient, answers: Readonly<Record<string, unknown>>): CarriedQuestions {
  const calls = new Map<string, string[]>();
  for (const [call, body] of Object.entries(answers)) {
    const text = JSON.stringify(body);
    calls.set(text, [...(calls.get(text) ?? []), call]);
  }
  const callFor = (body: unknown) => (body === undefined ? undefined : calls.get(JSON.stringify(body))?.shift());
  return queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }): CarriedQuestions => {
      const [body, pageParams] = isInfinite(data)
        ? [data.pages.length === 1 ? data.pages[0] : undefined, data.pageParams]
        : [data];
      const call = callFor(body);
      return call === undefined ? [] : [pageParams ? [queryKey, call, pageParams] : [queryKey, call]];
    });
}
