import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds for which the page has the network to itself, and then again while it still asks. */
const patience = 4000;

/** Whether the page that was asked for has had its answers: what can wait waits for that. */
export function useCalm(): boolean {
  const queries = useQueryClient();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (calm) return undefined;
    const timer = setInterval(() => queries.isFetching() === 0 && setCalm(true), patience);
    return () => clearInterval(timer);
  }, [queries, calm]);
  return calm;
}
