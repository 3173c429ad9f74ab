import type { PorticoEvents } from '#loader/portico.types.ts';

type Listener<E extends keyof PorticoEvents> = (detail: PorticoEvents[E]) => void;

export interface Emitter {
  on<E extends keyof PorticoEvents>(event: E, listener: Listener<E>): () => void;
  emit<E extends keyof PorticoEvents>(event: E, detail: PorticoEvents[E]): void;
}

/** `ready` happens once: who listens later hears it too. A listener that throws does not keep others from hearing. */
export function createEmitter(log: Pick<Console, 'error'>): Emitter {
  const listeners = new Map<keyof PorticoEvents, Set<(detail: never) => void>>();
  let ready: { detail: PorticoEvents['ready'] } | undefined;

  const callListener = (listener: (detail: never) => void, detail: unknown): void => {
    try {
      listener(detail as never);
    } catch (error) {
      log.error('[portico] A listener failed:', error);
    }
  };

  return {
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      if (event === 'ready' && ready) {
        const { detail } = ready;
        queueMicrotask(() => all.has(listener) && callListener(listener, detail));
      }
      return () => void all.delete(listener);
    },
    emit(event, detail) {
      if (event === 'ready') ready = { detail: detail as PorticoEvents['ready'] };
      // A copy: a listener may stop itself, or start another.
      Array.from(listeners.get(event) ?? []).forEach((listener) => callListener(listener, detail));
    },
  };
}
