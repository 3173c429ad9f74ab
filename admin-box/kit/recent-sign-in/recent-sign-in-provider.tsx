import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { ReauthenticateDialog } from './reauthenticate.dialog.tsx';
import { VerifyingContext, RecentSignInContext, VerificationCanceled } from './recent-sign-in-context.ts';
import type { WithRecentSignIn } from './recent-sign-in-context.ts';

interface Asked {
  opening: number;
  resolve(): void;
  reject(reason: Error): void;
}

/**
 * Security-sensitive changes require a recent sign-in: a rejected request asks to reauthenticate in place, and is then
 * retried.
 */
export function RecentSignInProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const openings = useRef(0);
  const ask = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        openings.current += 1;
        setAsked({ opening: openings.current, resolve, reject });
        setOpen(true);
      }),
    [],
  );
  const withRecentSignIn = useCallback<WithRecentSignIn>(
    async (work) => {
      try {
        return await work();
      } catch (error) {
        if (errorCodeOf(error) !== 'reauthentication-required') throw error;
        await ask();
        return work();
      }
    },
    [ask],
  );
  const end = (settle: (waiting: Asked) => void): void => {
    setOpen(false);
    if (asked) settle(asked);
  };
  return (
    <RecentSignInContext.Provider value={withRecentSignIn}>
      <VerifyingContext value={open}>{children}</VerifyingContext>
      {asked ? (
        <ReauthenticateDialog
          key={asked.opening}
          open={open}
          onClose={() => end((waiting) => waiting.reject(new VerificationCanceled('The verification was canceled')))}
          onConfirmed={() => end((waiting) => waiting.resolve())}
        />
      ) : null}
    </RecentSignInContext.Provider>
  );
}
