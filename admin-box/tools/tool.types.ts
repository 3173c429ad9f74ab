import type { PortalPage } from '#admin-box/page.types.ts';

export interface ToolsProps {
  /** Pages that the user may see. */
  shown: readonly PortalPage[];
  tenants: readonly { id: string; name: string }[];
  onTenant(tenantId: string): void;
  onSignOut(): void;
}

export interface OverlayProps extends ToolsProps {
  open: boolean;
  onClose(): void;
  onNotifications(): void;
}
