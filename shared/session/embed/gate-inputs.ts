/** What gates are decided from: the user, the claims of the sign-in, the server's time, entitlements. */
import type { PorticoUser } from '#loader/portico.types.ts';
import type { EntitlementsContext } from '#shared/contract/entitlements/entitlements.ts';
import type { SessionContext } from '#shared/session/session-context.ts';
import type { LoaderSettings } from './loader-settings.ts';
import { currentClaims, serverTime } from '#shared/session/login/step-up.ts';
import { stepUpKey } from '#shared/session/login/step-up-key.ts';
import type { TokenClaims } from '#shared/session/tokens/token-claims.ts';

export interface GateInputs {
  /** Resolves once the session boot has ended. */
  user(): Promise<PorticoUser | null>;
  claims(): TokenClaims | null;
  /** The server's, as far as it is known. */
  now(): Date;
  /** Returns the way to cancel. */
  setTimer(callback: () => void, milliseconds: number): () => void;
  /** Whether the client's settings let its pages ask. */
  entitlementsEnabled: boolean;
  /** In development: what the server has names for. */
  gateNames?: LoaderSettings['gateNames'];
  /** Asks the server, three times at most. */
  entitlements(): Promise<EntitlementsContext>;
  /** Whether a step-up was left for from this tab, and has not succeeded. */
  stepUpIsOpen(): boolean;
}

export function gateInputs(
  context: SessionContext,
  afterBoot: <T>(action: () => T) => Promise<T>,
  token: () => Promise<string | null>,
): GateInputs {
  const { settings, api, env, storage } = context;
  return {
    user: () => afterBoot(() => context.user),
    claims: () => currentClaims(context),
    now: () => serverTime(context),
    setTimer: env.setTimer,
    entitlementsEnabled: settings.entitlements === true,
    gateNames: settings.gateNames,
    entitlements: async () => api.get('/entitlements/api/v2/user-entitlements', { token: await token(), retry: {} }),
    stepUpIsOpen: () => storage.get(stepUpKey) !== null,
  };
}
