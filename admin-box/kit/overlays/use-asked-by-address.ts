import { useEffect, useRef } from 'react';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

/** Name in the address of what a page is to open at once. */
export const askedInAddress = 'ask';

/** Opens what the address asks for, once: the command palette leads to it so. */
export function useAskedByAddress(wanted: string, open: (() => void) | undefined): void {
  const router = useRouter();
  const isAsked = useLocation().query[askedInAddress] === wanted;
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!isAsked) return;
    router.setQuery({ [askedInAddress]: undefined }, { replace: true });
    latest.current?.();
  }, [isAsked, router]);
}
