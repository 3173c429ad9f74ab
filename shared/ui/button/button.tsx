import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { buttonStyle, labelsStyle, spinnerStyle } from './button.styles.ts';

/** `primary` once per view; `danger` only as the last step, `danger-quiet` (its label ends in "…") leads there. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';
/** 28 px in rows, 36 px in the portal, 44 px in the login box; every size is 44 px high in a narrow container. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** A verb with its object. */
  children: ReactNode;
  /** `secondary` unless said. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the label. */
  icon?: IconName;
  /** After the label: `down` for a button that opens a menu. */
  iconEnd?: IconName;
  /** Whether the press is being worked on: the button holds its width and takes no further press. */
  loading?: boolean;
  /** What it says meanwhile, a gerund such as "Saving…"; the label itself without it. */
  loadingLabel?: string;
  /** As wide as its container. */
  wide?: boolean;
}

export function Spinner() {
  return <span css={spinnerStyle} data-part="spinner" aria-hidden="true" />;
}

function Label({ icon, iconEnd, children }: Pick<ButtonProps, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <>
      {icon ? <Icon name={icon} size="sm" /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} size="sm" /> : null}
    </>
  );
}

function WorkingLabels({
  loadingLabel,
  ...label
}: Pick<ButtonProps, 'icon' | 'iconEnd' | 'children' | 'loadingLabel'>) {
  return (
    <span css={labelsStyle}>
      <span data-hidden="" aria-hidden="true">
        <Label {...label} />
      </span>
      <span>
        <Spinner />
        {loadingLabel ?? label.children}
      </span>
    </span>
  );
}

/** Keeps a button that works from doing anything again, its form included. */
export function ignorePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button. It stays focusable while it works, so that the focus is not lost, and ignores presses meanwhile.
 * Takes every attribute of a native button, `ref` included; `type` is `button` unless said.
 */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'md', icon, iconEnd, loading, loadingLabel, wide, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      css={buttonStyle}
      data-part="button"
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-icon-start={icon ? '' : undefined}
      data-icon-end={iconEnd ? '' : undefined}
      {...(loading
        ? { 'data-state': 'loading', 'aria-busy': true, 'aria-disabled': true, onClick: ignorePress }
        : undefined)}
    >
      {loading ? (
        <WorkingLabels icon={icon} iconEnd={iconEnd} loadingLabel={loadingLabel}>
          {children}
        </WorkingLabels>
      ) : (
        <Label icon={icon} iconEnd={iconEnd}>
          {children}
        </Label>
      )}
    </button>
  );
}
