import { lazy, Suspense } from 'react';
import { useWoken } from '#shared/ui/ui-root/use-woken.ts';
import type { DialogProps } from './dialog.types.ts';

export type { DialogProps };

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })));

/** A window to decide something in; nothing else can be done meanwhile. Its machinery is loaded on the first opening. */
export function Dialog(props: DialogProps) {
  const woken = useWoken(props.open);
  if (!woken) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
