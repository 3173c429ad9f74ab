import { useCallback } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import type { AdminBoxEvents } from './portico-admin-box.types.ts';

type DetailOf<E extends keyof AdminBoxEvents> = AdminBoxEvents[E]['detail'];
export type Emit = <E extends keyof AdminBoxEvents>(type: E, detail: DetailOf<E>) => void;

/** Dispatches events to the host page; they bubble and cross shadow roots. */
export function useEmit(): Emit {
  const { host } = useRootPlace();
  return useCallback(
    (type, detail) => void host?.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true })),
    [host],
  );
}
