import { lazy, Suspense } from 'react';
import { useMountedOnce } from '#shared/ui/ui-root/use-mounted-once.ts';
import type { DrawerProps } from './drawer.types.ts';

export type { DrawerProps };

const DrawerWindow = lazy(() => import('./drawer-window.tsx').then((module) => ({ default: module.DrawerWindow })));

/**
 * A panel next to a list, to view and edit one item; a sheet from below when narrow. Keep it mounted with `open`
 * turning false, so that it can slide away. Its machinery is loaded on the first opening.
 */
export function Drawer(props: DrawerProps) {
  const mountedOnce = useMountedOnce(props.open);
  if (!mountedOnce) return null;
  return (
    <Suspense fallback={null}>
      <DrawerWindow {...props} />
    </Suspense>
  );
}
