/** What has to be known again when the browser comes back from the hosted login page. */
import type { SafeStorage } from './safe-storage.ts';

export const verifierKey = 'HOSTED_LOGIN_VERIFIER_KEY';
const requestKey = 'portico.pending-login';

export interface PendingLogin {
  state: string;
  nonce: string;
  verifier: string;
}

/** `false` when no storage keeps it: the login could not be completed then. */
export function keepPendingLogin(storage: SafeStorage, { verifier, state, nonce }: PendingLogin): boolean {
  return storage.set(verifierKey, verifier) && storage.set(requestKey, JSON.stringify({ state, nonce }));
}

function parseRequest(text: string): { state: string; nonce: string } | null {
  try {
    const { state, nonce } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return typeof state === 'string' && typeof nonce === 'string' ? { state, nonce } : null;
  } catch {
    return null;
  }
}

/** The login of that state, once. Another state leaves the pending login alone: a forged answer must not end it. */
export function takePendingLogin(storage: SafeStorage, state: string | null): PendingLogin | null {
  const request = parseRequest(storage.get(requestKey) ?? 'null');
  const verifier = storage.get(verifierKey);
  if (!request || !verifier || request.state !== state) return null;
  storage.remove(requestKey);
  storage.remove(verifierKey);
  return { ...request, verifier };
}
