import { startTransition, useEffect, useState } from 'react';

/** Whether what is `there` has been painted: true in the second frame after it, so that less urgent requests follow the rows. */
export function useAfterPaint(there: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!there || painted) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [there, painted]);
  return painted;
}
