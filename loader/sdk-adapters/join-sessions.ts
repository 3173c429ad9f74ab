/** Keeps the SDK's store and `portico.js` on one page of the same mind: each ends its session when the other's ends. */
import type { Portico } from '../portico.types.ts';
import type { SdkStore } from './sdk.types.ts';

const joined = new WeakSet<SdkStore>();

/** Both adapters of a page call it; the sessions are joined once. */
export function joinSessions(store: SdkStore, portico: Portico): void {
  if (joined.has(store)) return;
  joined.add(store);
  let wasAuthenticated = store.getState().auth.isAuthenticated;
  store.subscribe(() => {
    const { isAuthenticated } = store.getState().auth;
    if (wasAuthenticated && !isAuthenticated) void portico.logout();
    wasAuthenticated = isAuthenticated;
  });
  portico.on('signed-out', () => {
    if (store.getState().auth.isAuthenticated) store.dispatch({ type: 'auth/requestAuthorize', payload: true });
  });
}
