import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { PrimedAnswers } from '#shared/session/tokens/primed-answers.ts';
import { readPageData } from '#shared/theme/page-data.ts';

/** Data of a dehydrated query: the body of a call, or an infinite list whose first page it is. */
export interface AnsweredQuery {
  /** Method and path. */
  call: string;
  pageParams?: unknown[];
}

type DehydratedQuery = DehydratedState['queries'][number];
export type AnsweredQueries = (DehydratedQuery & { state: { data: AnsweredQuery } })[];

/**
 * Fills the query cache with the snapshot's data before the first render, so that the portal renders once instead of
 * showing placeholders first. Queries whose answer is not current any more are left out.
 */
export function hydrateQueries(queries: QueryClient, primed: PrimedAnswers | undefined): void {
  const dehydrated = primed && (readPageData('portico-portal-queries') as AnsweredQueries | undefined);
  // the page's answers are current until they expire, and the clocks of server and browser may differ
  const dataUpdatedAt = Date.now();
  const answered = (dehydrated ?? []).flatMap((query): DehydratedQuery[] => {
    const { call, pageParams } = query.state.data;
    const body = primed!.draw(call);
    if (body === undefined) return [];
    const data = pageParams ? { pages: [body], pageParams } : body;
    return [{ ...query, state: { ...query.state, data, dataUpdatedAt } }];
  });
  hydrate(queries, { queries: answered });
}
