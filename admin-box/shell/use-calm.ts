import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet.ts';

/** In milliseconds, before the first look and between all others. */
const patience = 4000;

/** Whether the page that was asked for has had its answers: what can wait waits for that. */
export function useCalm(): boolean {
  const queries = useQueryClient();
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (calm) return undefined;
    let over = false;
    void whenQuiet(queries, { first: patience, between: patience, isOver: () => over }).then(
      () => over || setCalm(true),
    );
    return () => {
      over = true;
    };
  }, [queries, calm]);
  return calm;
}
