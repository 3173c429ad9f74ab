import type { ReactNode, RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, or a press outside. */
  onClose: () => void;
  /** What is decided: "Invite people". */
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons: the way out, then the primary one. */
  footer?: ReactNode;
  /** 480 or 920 px wide. */
  size?: 'md' | 'lg';
  /** Takes the focus on opening; the first field or button without it. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that interrupts: it has no close button, and a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Something is under way whose end has to be seen: Escape, the close button and a press outside do nothing. */
  busy?: boolean;
  /**
   * It contains, or leads to, frames that a third party puts on the page itself, outside of the window: they can be
   * pressed, and a press outside does not close it.
   */
  hasFrames?: boolean;
  /** Wraps description, children and footer in a form with this handler, so that Enter sends it. */
  onSubmit?: () => void;
}
