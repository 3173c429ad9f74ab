/** What the set-up of a connection is shown by: the portal, or the page behind a setup link, which has no user. */
import { createContext, useContext } from 'react';
import { usePortalIfAny } from '#admin-box/portal/portal-context.tsx';
import type { Portal } from '#admin-box/portal/portal-context.tsx';

export type SsoHost = Pick<Portal, 'api' | 'tenant' | 'holds'>;

const GuestContext = createContext<SsoHost | undefined>(undefined);

export const SsoGuestProvider = GuestContext.Provider;

/** @throws if rendered outside of a portal and of `SsoGuestProvider` */
export function useSsoHost(): SsoHost {
  const guest = useContext(GuestContext);
  const portal = usePortalIfAny();
  const host = guest ?? portal;
  if (!host) throw new Error('useSsoHost needs a portal or an SsoGuestProvider above it');
  return host;
}

/** Whether the set-up is that of a setup link: it has fewer calls than the portal. */
export const useIsGuest = (): boolean => useContext(GuestContext) !== undefined;
