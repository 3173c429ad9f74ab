import { startTransition, useEffect, useState } from 'react';

/** Whether what is there has been drawn: true in the second frame after `there`, so that what can wait asks behind the rows. */
export function useDrawn(there: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!there || drawn) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [there, drawn]);
  return drawn;
}
