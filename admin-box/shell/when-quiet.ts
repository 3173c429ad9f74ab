import type { QueryClient } from '@tanstack/react-query';

export interface Patience {
  /** Milliseconds for which the page that was asked for has the network to itself. */
  first: number;
  /** Milliseconds between two looks after that, while it still asks. */
  between: number;
  /** Nobody waits any more. */
  isOver(): boolean;
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Resolves once the page has had its time and asks nothing any more, or nobody waits: what can wait comes after that. */
export async function whenQuiet(queries: QueryClient, { first, between, isOver }: Patience): Promise<void> {
  if (first > 0) await wait(first);
  while (!isOver() && queries.isFetching() > 0) await wait(between);
}
