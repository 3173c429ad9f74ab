import { createContext, useContext } from 'react';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { AppearanceOf } from './appearance.ts';
import type { PageKey, PortalPage } from '#admin-box/page.types.ts';
import type { PortalSession, PortalUser } from '#admin-box/session/portal-session.ts';

/** What every page has at hand. */
export interface Portal {
  api: Api<PorticoContract>;
  session: PortalSession;
  user: PortalUser;
  /** Leaves for the login page and comes back; absent where there is none to go to. */
  signInAgain: (() => void) | undefined;
  /** Name of the active tenant; `''` until it is known. */
  tenant: string;
  /** Ends the session everywhere in this browser. */
  signOut(): Promise<void>;
  /** How a field or a tab of a page is shown, as the portal's metadata says: `edit` unless it says another. */
  appearance: AppearanceOf;
  /** Whether the user holds a right in the active tenant. The server decides by itself. */
  holds(permission: PermissionKey): boolean;
  /** Whether the vendor has switched a feature flag off; one that is not set is on. */
  isOff(flag: string): boolean;
  /** A page that this vendor has switched on: it exists, its flag is on and metadata does not hide it. Rights do not count. */
  findPage(page: PageKey): PortalPage | undefined;
}

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext.Provider;

/** For parts that are shown without a portal, too. */
export const usePortalIfAny = (): Portal | undefined => useContext(PortalContext);

/** @throws if rendered outside of `PortalProvider` */
export function usePortal(): Portal {
  const portal = usePortalIfAny();
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
}
