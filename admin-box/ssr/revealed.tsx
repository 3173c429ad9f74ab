import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { captureInteractions } from './replay-interactions.ts';
import type { SnapshotNode } from './replay-interactions.ts';

/** The snapshot that lies over the portal, until it is taken away. */
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
  // what goes away between being pressed down and being let go was never pressed
  if (snapshot.matches(':active')) return afterRelease(() => reveal(root));
  const replay = captureInteractions(snapshot, live);
  snapshot.remove();
  root?.querySelector('[data-snapshot-rules]')?.remove();
  replay();
}

/** Stands with what a person has to see at once, a failure for example. */
export function Revealed() {
  const { root } = useRootPlace();
  useEffect(() => reveal(root), [root]);
  return null;
}

const isFirst = { predicate: ({ state }: Query) => state.data === undefined };

/**
 * Looks after each question and answer, once what was answered is drawn: parts are told of an answer in a task of its own, so
 * that one of them may be drawn anew while another has not heard yet.
 * @param check ends it by saying so
 * @returns ends it
 */
function whenRendered(queries: QueryClient, check: () => boolean): () => void {
  let latest = 0;
  const checkSoon = () => {
    const own = ++latest;
    // the first task tells the parts, which are drawn at its end
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

/** Stands beside a page: it is seen once it has been answered what it asks first. */
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

/** However it goes, no snapshot stays for good: nothing in it can be done. */
export function RevealedInTime() {
  const { root } = useRootPlace();
  useEffect(() => {
    const timer = setTimeout(() => reveal(root), timeout);
    return () => clearTimeout(timer);
  }, [root]);
  return null;
}
