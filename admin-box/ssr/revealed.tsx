import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { captureInteractions } from './replay-interactions.ts';
import type { SnapshotNode } from './replay-interactions.ts';

/** The snapshot that covers the portal until it is removed. */
export const snapshotIn = (root: ShadowRoot | undefined) => root?.querySelector<SnapshotNode>('[data-snapshot]');

/** Calls once what is being pressed has been let go, and the press is done. */
function afterRelease(call: () => void): void {
  const heard = new AbortController();
  const onRelease = () => {
    heard.abort();
    setTimeout(call);
  };
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup'])
    window.addEventListener(type, onRelease, { signal: heard.signal });
}

/** Takes the snapshot away, in one frame with what is seen in its place; without one it does nothing. */
function reveal(root: ShadowRoot | undefined): void {
  const snapshot = snapshotIn(root);
  const live = root?.querySelector('[data-mount]');
  if (!snapshot || !live) return;
  // removing an element between pointer down and up would swallow the click
  if (snapshot.matches(':active')) return afterRelease(() => reveal(root));
  const replay = captureInteractions(snapshot, live);
  snapshot.remove();
  root?.querySelector('[data-snapshot-rules]')?.remove();
  void replay();
}

/** Rendered with content that must be visible immediately, such as an error. */
export function Revealed() {
  const { root } = useRootPlace();
  useEffect(() => reveal(root), [root]);
  return null;
}

const isFirst = { predicate: ({ state }: Query) => state.data === undefined };

/**
 * Checks after each query update, once its components have rendered: the query library notifies components in separate
 * tasks, so that some render before others.
 * @param check returns whether to stop
 * @returns stops checking
 */
function whenRendered(queries: QueryClient, check: () => boolean): () => void {
  let latest = 0;
  const checkSoon = () => {
    const own = ++latest;
    // the first task notifies the components, which render at its end
    notifyManager.schedule(() => notifyManager.schedule(() => own === latest && check() && end()));
  };
  const unsubscribe = queries.getQueryCache().subscribe(checkSoon);
  const end = () => {
    latest = -1;
    unsubscribe();
  };
  checkSoon();
  return end;
}

/** Rendered next to a page: removes the snapshot once the page's first queries are answered. */
export function RevealedWhenAnswered() {
  const { root } = useRootPlace();
  const queries = useQueryClient();
  useEffect(() => {
    if (!snapshotIn(root)) return undefined;
    return whenRendered(queries, () => {
      const answered = queries.isFetching(isFirst) === 0;
      if (answered) reveal(root);
      return answered;
    });
  }, [queries, root]);
  return null;
}

/** Milliseconds after which the portal is seen as it is. */
const timeout = 10_000;

/** Removes the snapshot after a timeout in any case, since it is not interactive. */
export function RevealedInTime() {
  const { root } = useRootPlace();
  useEffect(() => {
    const timer = setTimeout(() => reveal(root), timeout);
    return () => clearTimeout(timer);
  }, [root]);
  return null;
}
