/** What lies above the list. One chunk, loaded when the first event is opened. */
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked } from '#admin-box/kit/overlays/use-overlays.ts';
import { AuditDrawer } from './audit.drawer.tsx';
import { RetentionDialog } from './retention.dialog.tsx';
import type { AuditSetting } from './audits-tiles.tsx';
import { HeadMailDialog } from './head-mail.dialog.tsx';
import type { AuditEvent } from './use-audits.ts';
import { useHeadMail, useRetention } from './use-integrity.ts';

export interface AuditsOverlaysProps {
  event: AuditEvent | undefined;
  /** Shows the events of one user, by email address. */
  onUser(email: string): void;
  onClose(): void;
  asked: Asked<{ what: AuditSetting }> | undefined;
  onCloseDialog(): void;
}

export function AuditsOverlays({ event, onUser, onClose, asked, onCloseDialog }: AuditsOverlaysProps) {
  const shown = useOverlayState({ asked, item: event, onCloseDialog, onCloseDrawer: onClose });
  const retention = useRetention().data;
  const headMail = useHeadMail(shown.asked?.what === 'head-mail').data;
  return (
    <>
      {shown.item ? <AuditDrawer event={shown.item} onUser={onUser} {...shown.drawer} /> : null}
      {shown.asked?.what === 'head-mail' && headMail ? (
        <HeadMailDialog key={shown.asked.opening} email={headMail.email ?? ''} {...shown.dialog} />
      ) : null}
      {shown.asked?.what === 'retention' && retention ? (
        <RetentionDialog key={shown.asked.opening} retention={retention} {...shown.dialog} />
      ) : null}
    </>
  );
}
