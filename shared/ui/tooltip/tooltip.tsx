import { cloneElement, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { useMountedOnce } from '#shared/ui/ui-root/use-mounted-once.ts';
import type { TooltipProps, TooltipTargetProps } from './tooltip.types.ts';

export type { TooltipProps };

/** How long the pointer rests before it shows, and how long it stays to be reached, in milliseconds. */
const restDelay = 500;
const leaveDelay = 150;

const TooltipBubble = lazy(() => import('./tooltip-bubble.tsx').then((module) => ({ default: module.TooltipBubble })));

/** Open after a delay; one delay takes the place of another. */
function useHover() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (to: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) return setOpen(to);
    timer.current = setTimeout(() => setOpen(to), delay);
  };
  return { open, turn };
}

function showsFocus(event: FocusEvent<HTMLElement>): boolean {
  return event.currentTarget.matches(':focus-visible');
}

function targetProps(id: string, { open, turn }: ReturnType<typeof useHover>): TooltipTargetProps {
  return {
    id,
    'aria-describedby': open ? `${id}-tip` : undefined,
    onPointerEnter: (event) => event.pointerType === 'touch' || turn(true, restDelay),
    onPointerLeave: () => turn(false, leaveDelay),
    onPointerDown: () => turn(false, 0),
    onFocus: (event) => showsFocus(event) && turn(true, 0),
    onBlur: () => turn(false, 0),
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !open) return;
      event.stopPropagation();
      turn(false, 0);
    },
  };
}

/** Explains a control when the pointer rests on it or the keyboard reaches it. Escape hides it; it can be pointed at. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const hover = useHover();
  const mountedOnce = useMountedOnce(hover.open);
  return (
    <>
      {cloneElement(children, targetProps(id, hover))}
      {mountedOnce ? (
        <Suspense fallback={null}>
          <TooltipBubble
            text={text}
            targetId={id}
            open={hover.open}
            onPointerEnter={() => hover.turn(true, 0)}
            onPointerLeave={() => hover.turn(false, leaveDelay)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
