/** What has to be known again when the browser comes back from the hosted login page. */
import type { SafeStorage } from '#shared/session/safe-storage.ts';

const verifierKey = 'HOSTED_LOGIN_VERIFIER_KEY';
const requestKey = 'portico.pending-login';

export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
  /** As it was sent: the exchange of the code has to name the same (RFC 6749, section 4.1.3). */
  redirectUri: string;
}

/** `false` when no storage keeps it: the login could not be completed then. */
export function storePendingLogin(storage: SafeStorage, { verifier, ...request }: PendingLogin): boolean {
  return storage.set(verifierKey, verifier) && storage.set(requestKey, JSON.stringify(request));
}

function readRequest(storage: SafeStorage): Omit<PendingLogin, 'verifier'> | null {
  try {
    const { state, nonce, redirectUri } = (JSON.parse(storage.get(requestKey) ?? 'null') ?? {}) as Record<
      string,
      unknown
    >;
    const isWhole = typeof state === 'string' && typeof nonce === 'string' && typeof redirectUri === 'string';
    return isWhole ? { state, nonce, redirectUri } : null;
  } catch {
    return null;
  }
}

/** Whether a login of that state left from here. */
export function hasPendingLogin(storage: SafeStorage, state: string | null): boolean {
  return state !== null && readRequest(storage)?.state === state;
}

/** The login of that state, once. Another state leaves the pending login alone: a forged answer must not end it. */
export function consumePendingLogin(storage: SafeStorage, state: string | null): PendingLogin | null {
  const request = readRequest(storage);
  const verifier = storage.get(verifierKey);
  if (!request || !verifier || request.state !== state) return null;
  storage.remove(requestKey);
  storage.remove(verifierKey);
  return { ...request, verifier };
}
