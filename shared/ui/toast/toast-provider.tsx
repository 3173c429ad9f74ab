import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import { ToastRegion } from './toast-region.tsx';
import type { ActiveToast, Toasts } from './toast.types.ts';

const ToastsContext = createContext<Toasts | undefined>(undefined);

/** More at once would cover the page: the oldest that is no error goes first. */
const mostAtOnce = 3;

function withNewest(shown: readonly ActiveToast[], newest: ActiveToast): readonly ActiveToast[] {
  const all = [...shown, newest];
  if (all.length <= mostAtOnce) return all;
  const leaving = all.find((toast) => toast.tone !== 'danger') ?? all[0];
  return all.filter((toast) => toast !== leaving);
}

/** Holds the toasts of one element. Part of `UiRoot`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ActiveToast[]>([]);
  const count = useRef(0);
  const toasts = useMemo(
    (): Toasts => ({
      show(toast) {
        count.current += 1;
        const id = `toast-${count.current}`;
        setShown((before) => withNewest(before, { ...toast, id }));
        return id;
      },
      dismiss: (id) => setShown((before) => before.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  return (
    <ToastsContext.Provider value={toasts}>
      {children}
      <Overlay>
        <ToastRegion toasts={shown} dismiss={toasts.dismiss} />
      </Overlay>
    </ToastsContext.Provider>
  );
}

/**
 * Tells what has just been done.
 * @throws when it is called outside of `UiRoot`
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a UiRoot above it');
  return toasts;
}
