import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Most render passes: each pass may start queries that depend on the previous pass's answers. Pages need three; the
 * result of the last pass is sent as it is.
 */
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
 * Renders repeatedly until all of its queries have settled: no effects run on the server, so queries must be fetched
 * between passes.
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
