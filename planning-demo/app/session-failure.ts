import type { PorticoError } from '#loader/portico.types.ts';

/** Why a call to the sign-in server failed, as far as a user can act on it. */
export interface SessionFailure {
  /** `unreachable`: no answer or a broken server; `refused`: the server answered and said no. */
  kind: 'unreachable' | 'refused';
  /** The server's message; empty if there is none. */
  reason: string;
  /** For the help desk. */
  traceId: string | null;
}

/** Reads the rejection of a `Portico` call: a `PorticoError`, or any other error of the browser. */
export function sessionFailure(error: unknown): SessionFailure {
  const { message, statusCode, traceId } = (error ?? {}) as Partial<PorticoError>;
  const refused = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return {
    kind: refused && message ? 'refused' : 'unreachable',
    reason: message ?? '',
    traceId: traceId ?? null,
  };
}
