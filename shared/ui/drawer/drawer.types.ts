import type { ReactNode, RefObject } from 'react';

export interface DrawerProps {
  open: boolean;
  /** Called on Escape, the close button, or a press outside. */
  onClose: () => void;
  /** What is looked at: a user's name. */
  title: string;
  /** Below the title. */
  description?: ReactNode;
  /** Before the title: an avatar of size `lg`. */
  mark?: ReactNode;
  children: ReactNode;
  /** Buttons at the line's end, the primary one last. */
  footer?: ReactNode;
  /** A destructive action, set apart at the start of the line. */
  footerStart?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Wraps body and footer in a form with this handler, so that Enter sends it. */
  onSubmit?: () => void;
  /** 464 or 720 px wide: the larger one is for forms with rows of their own. */
  size?: 'md' | 'lg';
  /** The edge it comes from: `end` unless said; `start` is for navigation. */
  edge?: 'end' | 'start';
}
