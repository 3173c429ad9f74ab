import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { pressHandler } from '#shared/ui/link/link.tsx';
import { buttonStyle } from './button.styles.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';

export interface LinkButtonProps extends Omit<ComponentPropsWithRef<'a'>, 'onClick'> {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** What a plain press does instead of opening the address; with a modifier the browser opens it. */
  onPress?: () => void;
}

/** A link that looks like a button: it leads somewhere, while a button does something. */
export function LinkButton({
  href,
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  onPress,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      css={buttonStyle}
      data-part="button"
      data-variant={variant}
      data-size={size}
      data-icon-start={icon ? '' : undefined}
      href={href}
      onClick={pressHandler(onPress)}
    >
      {icon ? <Icon name={icon} size="sm" /> : null}
      {children}
    </a>
  );
}
