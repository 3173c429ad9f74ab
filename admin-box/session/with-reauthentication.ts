import { ApiError } from '#shared/api/api-error.ts';
import type { Send } from '#shared/api/send.types.ts';
import type { Reauthentication } from './reauthentication.ts';

/** Error codes of wrong credentials in a verification: the session itself is valid. */
const wrongCredentials: readonly (string | undefined)[] = [
  'invalid-credentials',
  'second-factor-expired',
  'step-up-required',
];

const isSessionExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode === 401 && !wrongCredentials.includes(error.errorCode);

/** @param tenantId the tenant that was to be entered; none for the one at hand */
export type LeaveForStepUp = (tenantId?: string) => void;

const isStepUpRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'step-up-required';

/** Switching is refused for the tenant that it names, any other call for the one at hand. */
function demandingTenant({ path, body }: Parameters<Send>[0]): string | undefined {
  if (path !== '/identity/resources/users/v1/tenant') return undefined;
  return (body as { tenantId?: string } | undefined)?.tenantId;
}

/**
 * A `Send` whose calls wait while no user is signed in, and are then retried. If MFA is required, the page leaves for
 * it and the call never settles.
 */
export function withReauthentication(
  send: Send,
  reauthentication: Reauthentication,
  leaveForStepUp?: LeaveForStepUp,
): Send {
  return async <T>(request: Parameters<Send>[0]): Promise<T> => {
    try {
      return await send<T>(request);
    } catch (error) {
      if (leaveForStepUp && isStepUpRequired(error)) {
        leaveForStepUp(demandingTenant(request));
        return await new Promise<never>(() => {});
      }
      if (!isSessionExpired(error)) throw error;
      await reauthentication.ask().catch(() => {
        throw error;
      });
      return send<T>(request);
    }
  };
}
