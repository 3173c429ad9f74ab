import type { Query, QueryClient } from '@tanstack/react-query';

/** A drawing asks, what it is answered makes the next one ask more. Pages need three; one that goes on is sent as it is. */
const maxRenders = 5;

function isWanted({ state, options }: Query): boolean {
  const { enabled } = options as { enabled?: unknown };
  return (
    state.status === 'pending' &&
    state.fetchStatus === 'idle' &&
    enabled !== false &&
    typeof options.queryFn === 'function'
  );
}

/**
 * Draws again and again until every question that the drawing asks has been answered or refused: on a server no effect runs,
 * so that nothing else would ask.
 */
export async function renderSettled(render: () => string, queries: QueryClient): Promise<string> {
  let html = render();
  for (let count = 1; count < maxRenders; count++) {
    const wanted = queries.getQueryCache().getAll().filter(isWanted);
    if (wanted.length === 0) break;
    await Promise.all(wanted.map((query) => query.fetch().catch(() => {})));
    html = render();
  }
  return html;
}
