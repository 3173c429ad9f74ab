import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRootPlace } from '../../shared/theme/root-context.tsx';
import { whatWasDone } from './carry-over.ts';
import type { StillNode } from './carry-over.ts';

/** Takes the still away, in one frame with what is seen in its place; without one it does nothing. */
function reveal(root: ShadowRoot | undefined): void {
  const still = root?.querySelector<StillNode>('[data-still]');
  const live = root?.querySelector('[data-mount]');
  if (!still || !live) return;
  const doAgain = whatWasDone(still, live);
  still.remove();
  root?.querySelector('[data-still-rules]')?.remove();
  doAgain();
}

/** Stands with what a person has to see at once, a failure for example. */
export function Revealed() {
  const { root } = useRootPlace();
  useEffect(() => reveal(root), [root]);
  return null;
}

const isFirst = { predicate: ({ state }: Query) => state.data === undefined };

/** Stands beside a page: it is seen once it has been answered what it asks first. */
export function RevealedWhenAnswered() {
  const { root } = useRootPlace();
  const queries = useQueryClient();
  const asking = useIsFetching(isFirst);
  useEffect(() => {
    // what this very drawing has begun to ask is not in its count
    if (asking === 0 && queries.isFetching(isFirst) === 0) reveal(root);
  }, [asking, queries, root]);
  return null;
}

/** Milliseconds after which the portal is seen as it is. */
const patience = 10_000;

/** However it goes, no still stays for good: nothing in it can be done. */
export function RevealedInTime() {
  const { root } = useRootPlace();
  useEffect(() => {
    const timer = setTimeout(() => reveal(root), patience);
    return () => clearTimeout(timer);
  }, [root]);
  return null;
}
