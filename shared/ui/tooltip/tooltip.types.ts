import type { FocusEventHandler, KeyboardEventHandler, PointerEventHandler, ReactElement } from 'react';

/** Attributes and handlers that a tooltip adds to what it explains. */
export interface TooltipTargetProps {
  id?: string;
  'aria-describedby'?: string;
  onPointerEnter?: PointerEventHandler<HTMLElement>;
  onPointerLeave?: PointerEventHandler<HTMLElement>;
  onPointerDown?: PointerEventHandler<HTMLElement>;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

export interface TooltipProps {
  /** A short sentence; never the only place where something is said. */
  text: string;
  /** What it explains: something focusable that hands its attributes on, such as a `Button` or `IconButton`. */
  children: ReactElement<TooltipTargetProps>;
}
