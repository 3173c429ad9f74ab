import { useEffect, useRef } from 'react';

/**
 * Calls `end` after `duration` milliseconds, not counting the time during which it is paused. Null never ends.
 */
export function useLifetime(duration: number | null, paused: boolean, end: () => void): void {
  const left = useRef(duration ?? 0);
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (duration === null || paused) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [duration, paused]);
}
