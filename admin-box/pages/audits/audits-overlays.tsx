/** What lies above the list. One chunk, loaded when the first event is opened. */
import { useShown } from '#admin-box/kit/overlays/use-overlays.ts';
import { AuditDrawer } from './audit.drawer.tsx';
import type { AuditEvent } from './use-audits.ts';

export interface AuditsOverlaysProps {
  event: AuditEvent | undefined;
  onClose(): void;
}

export function AuditsOverlays({ event, onClose }: AuditsOverlaysProps) {
  const { item, drawer } = useShown({ asked: undefined, item: event, onCloseDialog: onClose, onCloseDrawer: onClose });
  return item ? <AuditDrawer event={item} {...drawer} /> : null;
}
