import { lazy, Suspense } from 'react';
import { useMountedOnce } from '#shared/ui/ui-root/use-mounted-once.ts';
import type { DialogProps } from './dialog.types.ts';

export type { DialogProps };

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })));

/** A window to decide something in; nothing else can be done meanwhile. Its machinery is loaded on the first opening. */
export function Dialog(props: DialogProps) {
  const mountedOnce = useMountedOnce(props.open);
  if (!mountedOnce) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
