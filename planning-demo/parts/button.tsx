import type { ComponentProps } from 'react';
import { buttonBase, buttonBusy, buttonDisabled, buttonLarge, buttonVariants } from './button.styles.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof buttonVariants;
  large?: boolean;
  /** Shows a spinner and ignores clicks, but keeps the focus, which `disabled` would lose. */
  busy?: boolean;
}

export function Button({
  variant = 'secondary',
  large = false,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      css={[buttonBase, buttonVariants[variant], large && buttonLarge, busy && buttonBusy, buttonDisabled]}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
