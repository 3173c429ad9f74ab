import type { IconName } from '#shared/ui/icon/icon.tsx';

export interface SwitcherTenant {
  id: string;
  name: string;
  /** Below the name: the plan, or "Sub-account of Globex". */
  detail?: string;
  /** Address of a logo; the first letter without it. */
  logo?: string | null;
}

/** A way out below the tenants: "Create an organisation", "Back to Waypoint". */
export interface SwitcherAction {
  label: string;
  icon: IconName;
  onPress: () => void;
}

export interface TenantSwitcherProps {
  tenants: readonly SwitcherTenant[];
  /** Id of the tenant one is in. */
  current: string;
  onSwitch: (id: string) => void;
  actions?: readonly SwitcherAction[];
  /** The switch is being made: no further one can be asked for. */
  switching?: boolean;
}
