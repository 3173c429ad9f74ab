import type { Preview } from '#shared/preview/preview-send.ts';
import { createEmitter } from '#shared/session/emitter.ts';
import type { PortalSession, PortalUser } from './portal-session.ts';

/** A fictitious user who is signed in while the preview is open. */
export function createPreviewSession({ state, signIn }: Preview): PortalSession {
  const events = createEmitter(console);
  const user = (): PortalUser => ({ ...state.me });
  return {
    user: async () => user(),
    token: async () => null,
    fetch: (input, init) => fetch(input, init),
    on: events.on,
    async login() {
      signIn();
      events.emit('signed-in', user());
      return user();
    },
    async logout() {
      events.emit('signed-out', null);
    },
  };
}
