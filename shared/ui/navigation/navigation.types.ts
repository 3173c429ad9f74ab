import type { ReactNode } from 'react';
import type { IconName } from '#shared/ui/icon/icon.tsx';

export interface NavigationLink {
  label: string;
  href: string;
  icon: IconName;
  /** At the line's end: how many there are, or a score. */
  count?: number;
}

export interface NavigationGroup {
  /** The first group has none. */
  label?: string;
  links: readonly NavigationLink[];
}

export interface NavigationProps {
  groups: readonly NavigationGroup[];
  /** `href` of the page that is shown. */
  current: string;
  /** Follows a link inside of the portal; without it the browser does. */
  onGo?: (href: string) => void;
  /** What is divided, for screen readers: "Portal". */
  label: string;
}

export interface ShellProps extends NavigationProps {
  /** Above the links, and in the top bar when narrow: a `TenantSwitcher`. */
  top?: ReactNode;
  /** Between `top` and the links, and before the menu button in the top bar: a search. */
  tools?: ReactNode;
  /** Below the links. */
  bottom?: ReactNode;
  /** The page. */
  children: ReactNode;
}
