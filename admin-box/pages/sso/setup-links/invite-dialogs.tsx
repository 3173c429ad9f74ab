import { useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { InviteDialog } from './invite.dialog.tsx';
import { LinkCreatedDialog } from './link-created.dialog.tsx';
import type { NewLink } from './use-setup-links.ts';

export interface InviteDialogsProps {
  connections: readonly SsoConfig[];
  open: boolean;
  onClose(): void;
}

/** Asks what a new setup link is for, then shows it once. */
export function InviteDialogs({ connections, open, onClose }: InviteDialogsProps) {
  const [made, setMade] = useState<NewLink>();
  // one in place of the other: a dialog that closes in its own time would take the focus back
  return made ? (
    <LinkCreatedDialog link={made} open={open} onClose={onClose} />
  ) : (
    <InviteDialog connections={connections} open={open} onClose={onClose} onCreated={setMade} />
  );
}
