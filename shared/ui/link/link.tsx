import type { MouseEvent, ReactNode } from 'react';
import { linkStyle, primaryStyle, secondaryStyle } from './link.styles.ts';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** What a click does where JavaScript runs; without it, and without JavaScript, the address is opened. */
  onPress?: () => void;
  label?: string;
}

/** A press with a modifier or another button asks for a new tab, which stays the browser's business. */
function plainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Does something instead of following a link; nothing where there is nothing to do. */
export function pressHandler(onPress: (() => void) | undefined) {
  if (!onPress) return undefined;
  return (event: MouseEvent) => {
    if (!plainPress(event)) return;
    event.preventDefault();
    onPress();
  };
}

/** A link in text or in a card's foot. */
export function Link({ href, children, onPress, label }: LinkProps) {
  return (
    <a css={linkStyle} data-part="link" href={href} aria-label={label} onClick={pressHandler(onPress)}>
      {children}
    </a>
  );
}

export interface ButtonLinkProps extends LinkProps {
  variant?: 'primary' | 'secondary';
  /** `_top` leaves the page instead of the default action. */
  target?: '_top';
}

/** A link drawn as a button, for the next step of a card that has no form. */
export function ButtonLink({ variant = 'primary', href, children, onPress, target }: ButtonLinkProps) {
  return (
    <a
      css={variant === 'primary' ? primaryStyle : secondaryStyle}
      data-part="button"
      data-variant={variant}
      href={href}
      target={target}
      onClick={pressHandler(onPress)}
    >
      {children}
    </a>
  );
}
