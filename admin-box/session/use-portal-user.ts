import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { loadErrorMessagesFor } from '#admin-box/i18n/error-texts.ts';
import type { Connection } from './connection.ts';
import type { PortalUser } from './portal-session.ts';

export type UserState =
  | { phase: 'starting' }
  | { phase: 'present'; user: PortalUser }
  /** Signed out by the user, or never signed in and there is no login page. */
  | { phase: 'absent' }
  | { phase: 'failed'; error: unknown };

/** Returns the user, or leaves for the login page. */
async function findUser({ session, leaveForLogin }: Connection): Promise<PortalUser | null> {
  const user = await session.user();
  if (user || !leaveForLogin) return user;
  leaveForLogin();
  // the page is being left: never resolves, so that nothing renders
  return await new Promise(() => {});
}

export interface PortalUserHandle {
  state: UserState;
  retry(): void;
  /** Ends the session everywhere in this browser. */
  signOut(): Promise<void>;
}

/** The signed-in user. A session that ends by itself keeps the user on the page, and asks to sign in again. */
export function usePortalUser(connection: Connection): PortalUserHandle {
  const [state, setState] = useState<UserState>({ phase: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const leaving = useRef(false);
  const { session, reauthentication } = connection;

  useEffect(() => {
    let wanted = true;
    const update = (next: UserState): void => {
      // renders the whole portal: a transition yields to user input
      if (wanted) startTransition(() => setState(next));
    };
    findUser(connection).then(
      (user) => update(user ? { phase: 'present', user } : { phase: 'absent' }),
      (error: unknown) => void loadErrorMessagesFor(error).then(() => update({ phase: 'failed', error })),
    );
    const stops = [
      session.on('signed-in', (user) => update({ phase: 'present', user })),
      session.on('signed-out', () => {
        if (leaving.current) update({ phase: 'absent' });
        else void reauthentication.ask().catch(() => update({ phase: 'absent' }));
      }),
    ];
    return () => {
      wanted = false;
      for (const stop of stops) stop();
    };
  }, [connection, session, reauthentication, attempt]);

  const signOut = useCallback(async () => {
    leaving.current = true;
    await session.logout().finally(() => (leaving.current = false));
  }, [session]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, retry, signOut };
}
