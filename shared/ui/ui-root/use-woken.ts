import { useState } from 'react';

/** True from the first time that `wanted` is: what is loaded on demand stays, so that it can leave with its motion. */
export function useWoken(wanted: boolean): boolean {
  const [woken, setWoken] = useState(wanted);
  if (wanted && !woken) setWoken(true);
  return woken || wanted;
}
