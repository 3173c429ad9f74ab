import type { ReactElement } from 'react';
import type { IconName } from '#shared/ui/icon/icon.tsx';

export interface MenuItem {
  /** Unique in its menu. */
  id: string;
  label: string;
  icon?: IconName;
  /** After the label, muted: a key, a count. */
  hint?: string;
  /** In the danger tone; its label ends in "…" where a question follows. */
  danger?: boolean;
  disabled?: boolean;
  /** Ticked, in a menu that chooses one of several. */
  checked?: boolean;
  onSelect?: () => void;
}

/** Items under a heading; without a label they are only separated. */
export interface MenuGroup {
  label?: string;
  items: readonly MenuItem[];
}

/** Attributes and handlers that a menu, once loaded, adds to its trigger. */
export interface MenuTriggerProps {
  id?: string;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  onClick?: React.MouseEventHandler<HTMLButtonElement>;
  onKeyDown?: React.KeyboardEventHandler<HTMLButtonElement>;
  onPointerEnter?: React.PointerEventHandler<HTMLButtonElement>;
  onPointerDown?: React.PointerEventHandler<HTMLButtonElement>;
}

export interface MenuProps {
  /** A `Button` or an `IconButton` without an `onClick` of its own. */
  trigger: ReactElement<MenuTriggerProps>;
  /** What the menu holds, for screen readers: "Actions for Ada Nwosu". */
  label: string;
  groups: readonly MenuGroup[];
  /** The edge of the trigger it is aligned to; `start` by default. */
  align?: 'start' | 'end';
}

/** Where the highlight starts: a menu opened by keyboard is entered, one opened by pointer is only shown. */
export type MenuEntry = 'first' | 'last' | undefined;
