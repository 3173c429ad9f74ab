import { useMutation } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { VerifyingContext, VerificationCanceled } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';

/** Whether a request was rejected because another user changed the same object since it was read. */
export const isConflict = (failure: unknown): boolean => errorCodeOf(failure) === 'changed-meanwhile';

/**
 * Runs one request at a time, with its pending state and failure. It is not busy while the user is asked to sign in again. Canceling a reauthentication is not a failure.
 *
 * @param onConflict another user changed the same object: reloads what the form is compared with, before the failure is
 * shown
 */
export function useAction(onConflict?: () => Promise<unknown>) {
  const isAsked = useContext(VerifyingContext);
  const { mutateAsync, isPending, error, reset } = useMutation<void, Error, () => Promise<unknown>>({
    mutationFn: async (work) => {
      try {
        await work();
      } catch (failure) {
        if (failure instanceof VerificationCanceled) return;
        if (isConflict(failure)) await onConflict?.().catch(() => {});
        throw failure;
      }
    },
  });
  // `isPending` is that of the last render: two presses before the next one would send two requests
  const isRunning = useRef(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    // what failed is shown by the form that reads `failure`
    await mutateAsync(work).catch(() => {});
    isRunning.current = false;
  };
  return { busy: isPending && !isAsked, failure: error, run, forget: reset };
}
