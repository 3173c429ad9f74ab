import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenNetworkIdle } from './network-idle.ts';

/** In milliseconds, before the first look and between all others. */
const timeout = 4000;

/** Whether the current page has had its answers, so that less urgent requests may follow. */
export function useNetworkIdle(): boolean {
  const queries = useQueryClient();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    let over = false;
    void whenNetworkIdle(queries, { first: timeout, between: timeout, isOver: () => over }).then(
      () => over || setIsIdle(true),
    );
    return () => {
      over = true;
    };
  }, [queries, isIdle]);
  return isIdle;
}
