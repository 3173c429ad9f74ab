import type { QueryClient } from '@tanstack/react-query';

export interface IdleTimeout {
  /** Milliseconds for which the page that was asked for has the network to itself. */
  first: number;
  /** Milliseconds between two checks while queries are pending. */
  between: number;
  /** The caller has stopped waiting. */
  isOver(): boolean;
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Resolves once the page has had its time and no request is pending, or the caller has stopped waiting. */
export async function whenNetworkIdle(queries: QueryClient, { first, between, isOver }: IdleTimeout): Promise<void> {
  if (first > 0) await wait(first);
  while (!isOver() && queries.isFetching() > 0) await wait(between);
}
