import { useState } from 'react';

/** True from the first time that `wanted` is: what is loaded on demand stays, so that it can leave with its motion. */
export function useMountedOnce(wanted: boolean): boolean {
  const [mountedOnce, setMounted] = useState(wanted);
  if (wanted && !mountedOnce) setMounted(true);
  return mountedOnce || wanted;
}
