import { useEffect, useState } from 'react';
import { useRootPlace } from './root-context.tsx';
import { useHydrated } from './use-hydrated.ts';

const renderedHosts = new WeakSet<HTMLElement>();

/** Whether this follows something else in the same box. Only then may it take the focus: the first drawing leaves the page's alone. */
export function useArrivedLater(): boolean {
  const { host } = useRootPlace();
  const hydrated = useHydrated();
  const [later] = useState(() => hydrated && host !== undefined && renderedHosts.has(host));
  useEffect(() => {
    if (host) renderedHosts.add(host);
  }, [host]);
  return later;
}
