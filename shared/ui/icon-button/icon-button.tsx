import type { ComponentPropsWithRef } from 'react';
import { buttonStyle } from '#shared/ui/button/button.styles.ts';
import { ignorePress, Spinner } from '#shared/ui/button/button.tsx';
import type { ButtonSize, ButtonVariant } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, for those who cannot see the icon. */
  label: string;
  /** `ghost` unless said. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
  /** Turns an icon that points along the line round in right-to-left scripts. */
  flip?: boolean;
}

/** A square button with an icon only. Takes every attribute of a native button, `ref` included. */
export function IconButton({ icon, label, variant = 'ghost', size = 'md', loading, flip, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      css={buttonStyle}
      data-part="button"
      data-square=""
      data-variant={variant}
      data-size={size}
      aria-label={label}
      {...(loading
        ? { 'data-state': 'loading', 'aria-busy': true, 'aria-disabled': true, onClick: ignorePress }
        : undefined)}
    >
      {loading ? <Spinner /> : <Icon name={icon} size={size === 'sm' ? 'sm' : undefined} flip={flip} />}
    </button>
  );
}
