import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in server rendering and while hydrating, true afterwards: for parts that work with JavaScript only. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
