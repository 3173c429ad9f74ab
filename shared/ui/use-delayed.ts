import { useEffect, useState } from 'react';

/** Nothing shows progress before this, in milliseconds: what is quicker looks like no wait at all. */
const progressDelay = 400;

/** `on`, once it has been so for a while. Turning off is immediate. */
export function useDelayed(on: boolean, delay = progressDelay): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return setLate(false);
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [on, delay]);
  return on && late;
}
