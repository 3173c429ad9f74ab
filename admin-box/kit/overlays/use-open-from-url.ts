import { useEffect, useRef } from 'react';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

/** Query parameter that names what a page opens on arrival. */
export const openParameter = 'ask';

/** Opens what the URL names, once; used by the command palette. */
export function useOpenFromUrl(wanted: string, open: (() => void) | undefined): void {
  const router = useRouter();
  const isAsked = useLocation().query[openParameter] === wanted;
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!isAsked) return;
    router.setQuery({ [openParameter]: undefined }, { replace: true });
    latest.current?.();
  }, [isAsked, router]);
}
