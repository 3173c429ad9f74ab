import { lazy, useState } from 'react';
import { portalScim } from '#shared/i18n/en/portal/scim.ts';
import { portalScimClients } from '#shared/i18n/en/portal/scim-clients.ts';
import { portalScimGuide } from '#shared/i18n/en/portal/scim-guide.ts';
import { portalScimHolds } from '#shared/i18n/en/portal/scim-holds.ts';
import { portalScimLinking } from '#shared/i18n/en/portal/scim-linking.ts';
import { portalScimLog } from '#shared/i18n/en/portal/scim-log.ts';
import { portalScimTrial } from '#shared/i18n/en/portal/scim-trial.ts';
import { useLocation } from '#admin-box/router/router-context.tsx';
import { ConnectionsList } from './connections-list.tsx';
import { newConnection } from './use-moves.ts';
import type { CreatedToken } from './created-token.types.ts';

/** With those of its parts: removals on hold, OAuth clients, linked users, the request log, trial runs, and the guided set-up. */
export const texts = {
  ...portalScim,
  ...portalScimHolds,
  ...portalScimClients,
  ...portalScimLinking,
  ...portalScimLog,
  ...portalScimTrial,
  ...portalScimGuide,
};

const SetUp = lazy(async () => ({ default: (await import('./set-up.tsx')).SetUp }));
const ConnectionView = lazy(async () => ({ default: (await import('./connection-view.tsx')).ConnectionView }));

/** Directory connections of the organization, the set-up of one, or what one does. */
export function ProvisioningPage() {
  const { connection, step } = useLocation().query;
  // shown once: only the page remembers it, while it is open
  const [token, setToken] = useState<CreatedToken>();
  if (!connection) return <ConnectionsList />;
  // a part that is still loaded suspends the page: with a boundary of its own, the snapshot would be taken away before it
  return connection === newConnection || step ? (
    <SetUp id={connection} token={token?.id === connection ? token : undefined} onToken={setToken} />
  ) : (
    <ConnectionView key={connection} id={connection} />
  );
}
