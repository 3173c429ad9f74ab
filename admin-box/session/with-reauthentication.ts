import { ApiError } from '../../shared/api/api-error.ts';
import type { Send } from '../../shared/api/send.ts';
import type { Reauthentication } from './reauthentication.ts';

/** Refusals of what somebody gave to prove who they are: the session is there all the same. */
const proofRefused: readonly (string | undefined)[] = ['invalid-credentials', 'second-factor-expired'];

const isSessionGone = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 401 && !proofRefused.includes(error.errorCode);

/** A `Send` whose calls wait while nobody is signed in, and are made once more afterwards. */
export function withReauthentication(send: Send, reauthentication: Reauthentication): Send {
  return async <T>(request: Parameters<Send>[0]): Promise<T> => {
    try {
      return await send<T>(request);
    } catch (error) {
      if (!isSessionGone(error)) throw error;
      await reauthentication.ask().catch(() => {
        throw error;
      });
      return send<T>(request);
    }
  };
}
