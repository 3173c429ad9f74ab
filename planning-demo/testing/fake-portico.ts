import type { Portico, PorticoEvents, PorticoUser } from '#loader/portico.types.ts';

export const marisol: PorticoUser = {
  id: 'user-1',
  email: 'marisol.bellamy@acme.example',
  name: 'Marisol Bellamy',
  profilePictureUrl: null,
  tenantId: 'tenant-1',
  tenantIds: ['tenant-1'],
  roles: [],
  permissions: [],
  verified: true,
};

type Listeners = { [E in keyof PorticoEvents]: Set<(detail: PorticoEvents[E]) => void> };

/** What a test decides: who is signed in, and how sign-in and sign-out end. Left out, they never end. */
export type FakePorticoOptions = Partial<
  Pick<Portico, 'user' | 'login' | 'logout'> & { manage: Portico['admin']['show'] }
>;

/** The loader's public face without a server: calls are counted, events are fired by the test. */
export function fakePortico({ user, login, logout, manage }: FakePorticoOptions = {}) {
  const listeners: Listeners = { ready: new Set(), 'signed-in': new Set(), 'signed-out': new Set(), error: new Set() };
  const calls = { user: 0, login: 0, logout: 0, manage: 0, hostedPortal: 0 };
  const portico: Portico = {
    version: '0.0.0',
    baseUrl: 'https://id.example',
    clientId: 'client-1',
    user: () => (calls.user++, (user ?? never<PorticoUser | null>)()),
    login: () => (calls.login++, (login ?? never<PorticoUser>)()),
    logout: () => (calls.logout++, (logout ?? never<void>)()),
    token: () => Promise.resolve(null),
    hostedPortal: () => (calls.hostedPortal++, Promise.resolve()),
    admin: { show: () => (calls.manage++, (manage ?? never<void>)()), hide: () => undefined },
    checkout: Object.assign(() => Promise.resolve(), { show: () => Promise.resolve(), hide: () => undefined }),
    stepUp: () => never<PorticoUser>(),
    isAuthorized: () => Promise.resolve({ isAuthorized: false, why: 'signed-out' }),
    isSteppedUp: () => Promise.resolve({ isSteppedUp: false, why: 'signed-out' }),
    isEntitledTo: () => Promise.resolve({ isEntitled: false, why: 'signed-out', steps: [] }),
    preview: () => Promise.reject(new Error('The demo has no preview')),
    fetch: () => Promise.reject(new Error('The demo fetches nothing')),
    on: (event, listener) => {
      listeners[event].add(listener);
      return () => void listeners[event].delete(listener);
    },
  };
  return {
    portico,
    calls,
    fire<E extends keyof PorticoEvents>(event: E, detail: PorticoEvents[E]) {
      for (const listener of listeners[event]) listener(detail);
    },
    listenerCount: () => Object.values(listeners).reduce((sum, set) => sum + set.size, 0),
  };
}

function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}
