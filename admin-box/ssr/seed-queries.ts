import type { QueryClient } from '@tanstack/react-query';
import type { CarriedQuestions } from '#shared/contract/hosted-portal.ts';
import type { PrimedAnswers } from '#shared/session/tokens/primed-answers.ts';
import { readPageData } from '#shared/theme/page-data.ts';

/**
 * Fills the query cache with the snapshot's data before the first render, so that the portal renders once instead of
 * showing placeholders first.
 */
export function seedQueries(queries: QueryClient, primed: PrimedAnswers | undefined): void {
  const questions = primed && (readPageData('portico-portal-questions') as CarriedQuestions | undefined);
  for (const [key, call, pageParams] of questions ?? []) {
    const body = primed!.draw(call);
    if (body !== undefined) queries.setQueryData(key, pageParams ? { pages: [body], pageParams } : body);
  }
}
