/** Test double of the state that gates are evaluated from. */
import { vi } from 'vitest';
import type { Portico, PorticoEvents, PorticoUser } from '#loader/portico.types.ts';
import type { EntitlementsContext } from '#shared/contract/entitlements/entitlements.ts';
import type { GateInputs } from '#shared/session/embed/gate-inputs.ts';
import type { TokenClaims } from '#shared/session/tokens/token-claims.ts';

export const ada: PorticoUser = {
  id: 'ada',
  email: 'ada@acme.example',
  name: 'Ada',
  profilePictureUrl: null,
  tenantId: 't1',
  tenantIds: ['t1', 't2'],
  roles: [{ id: 'r1', key: 'planner', name: 'Planner' }],
  permissions: [{ id: 'p1', key: 'plans.*' }],
  verified: true,
};

export const noEntitlements: EntitlementsContext = { features: {}, plans: {}, permissions: {} };

export function contextWith(...features: string[]): EntitlementsContext {
  return {
    ...noEntitlements,
    features: Object.fromEntries(features.map((key) => [key, { planIds: [], expireTime: -1, linkedPermissions: [] }])),
  };
}

export function fakePage() {
  const listeners = new Map<string, Set<(detail: never) => void>>();
  const timers: { callback: () => void; milliseconds: number }[] = [];
  const state = {
    user: null as PorticoUser | null,
    claims: null as TokenClaims | null,
    now: new Date('2026-11-20T12:00:00Z'),
    entitlementsEnabled: true,
    stepUpIsOpen: false,
  };
  const entitlements = vi.fn<() => Promise<EntitlementsContext>>(async () => noEntitlements);
  const stepUp = vi.fn<Portico['stepUp']>(() => new Promise(() => {}));
  const inputs: GateInputs = {
    user: async () => state.user,
    claims: () => state.claims,
    now: () => state.now,
    setTimer(callback, milliseconds) {
      const timer = { callback, milliseconds };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    get entitlementsEnabled() {
      return state.entitlementsEnabled;
    },
    entitlements,
    stepUpIsOpen: () => state.stepUpIsOpen,
  };
  const portico: Pick<Portico, 'on' | 'stepUp'> = {
    stepUp,
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
  };
  const fire = <E extends keyof PorticoEvents>(event: E, detail: PorticoEvents[E]): void =>
    listeners.get(event)?.forEach((listener) => listener(detail as never));
  return {
    state,
    inputs,
    portico,
    entitlements,
    stepUp,
    timers,
    signIn(user: PorticoUser, claims: TokenClaims = {}) {
      Object.assign(state, { user, claims });
      fire('signed-in', user);
    },
    signOut() {
      Object.assign(state, { user: null, claims: null });
      fire('signed-out', null);
    },
  };
}
