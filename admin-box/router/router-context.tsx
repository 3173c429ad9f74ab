import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PortalLocation } from './location.ts';
import type { Router } from './router.ts';

const RouterContext = createContext<Router | undefined>(undefined);

export const RouterProvider = RouterContext.Provider;

/** @throws if rendered outside of `RouterProvider` */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider above it');
  return router;
}

export function useLocation(): PortalLocation {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, router.current, router.current);
}
