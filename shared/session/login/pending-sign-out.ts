/**
 * A sign-out that has not reached the server is owed: the cookie of the session is still there, and would sign in whoever
 * reloads the page. It is remembered for every tab of the origin, and made up for before anybody is signed in by that cookie.
 */
import { createSafeStorage } from '#shared/session/safe-storage.ts';
import type { SessionContext } from '#shared/session/session-context.ts';
import { isRefusal } from '#shared/session/session-error.ts';
import { tokenClaims } from '#shared/session/tokens/token-claims.ts';
import type { TokenAnswer } from '#shared/session/tokens/token-keeper.ts';

/** A server that does not answer must not keep the user signed in. */
const longestWait = 5_000;

type PendingSignOutContext = Pick<SessionContext, 'env' | 'settings'>;

/** Storage of all tabs first: the next user may open one of their own. */
const storageOf = ({ env }: PendingSignOutContext) => createSafeStorage({ storages: [...env.storages].reverse() });
const keyOf = ({ settings }: PendingSignOutContext): string => `portico.owed-sign-out:${settings.baseUrl}`;

/** `''` if it is not known. */
function sessionOf(idToken: string | undefined): string {
  const sid = tokenClaims(idToken ?? '')?.['sid'];
  return typeof sid === 'string' ? sid : '';
}

/** Whether a sign-out is owed, of any session. */
export const isSignOutPending = (context: PendingSignOutContext): boolean =>
  storageOf(context).get(keyOf(context)) !== null;

/** The user has signed in again by their own doing, or the server knows of the sign-out. */
export function clearPendingSignOut(context: PendingSignOutContext): void {
  storageOf(context).remove(keyOf(context));
}

/**
 * Ends the session on the server. The sign-out is owed until the server has answered, also if the page is closed meanwhile.
 *
 * @param tokens of the session; without any, whichever session the cookie names is signed out
 * @returns whether the server has answered
 */
export async function signOutOnServer(
  context: SessionContext,
  tokens: { accessToken: string; idToken: string } | null,
): Promise<boolean> {
  const { api, wait } = context;
  storageOf(context).set(keyOf(context), sessionOf(tokens?.idToken));
  const token = tokens?.accessToken ?? null;
  const answered = api
    .post('/identity/resources/auth/v1/logout', undefined, { token, keepalive: true })
    // one that is refused will not be accepted later
    .then(() => true, isRefusal)
    .then((isEnded) => {
      if (isEnded) clearPendingSignOut(context);
      return isEnded;
    });
  return Promise.race([answered, wait(longestWait).then(() => false)]);
}

/**
 * Makes up for an owed sign-out with the answer to a silent sign-in, which is of the session that the cookie names.
 *
 * @returns whether nobody is to be signed in by that answer
 */
export async function makeUpForSignOut(context: SessionContext, answer: TokenAnswer): Promise<boolean> {
  const owed = storageOf(context).get(keyOf(context));
  if (owed === null) return false;
  if (owed !== '' && owed !== sessionOf(answer.id_token)) {
    // another session has taken its place since
    clearPendingSignOut(context);
    return false;
  }
  const isEnded = await signOutOnServer(context, { accessToken: answer.access_token, idToken: answer.id_token });
  context.unresolved = !isEnded;
  return true;
}
