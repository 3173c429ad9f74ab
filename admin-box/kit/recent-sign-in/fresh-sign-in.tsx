import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { ReauthenticateDialog } from './reauthenticate.dialog.tsx';
import { AskedContext, FreshContext, GaveUp } from './with-fresh.ts';
import type { WithFreshSignIn } from './with-fresh.ts';

interface Asked {
  opening: number;
  resolve(): void;
  reject(reason: Error): void;
}

/**
 * Security-sensitive changes require a recent sign-in: a rejected request asks to reauthenticate in place, and is then
 * retried.
 */
export function FreshSignIn({ children }: { children: ReactNode }) {
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
  const withFresh = useCallback<WithFreshSignIn>(
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
    <FreshContext.Provider value={withFresh}>
      <AskedContext value={open}>{children}</AskedContext>
      {asked ? (
        <ReauthenticateDialog
          key={asked.opening}
          open={open}
          onClose={() => end((waiting) => waiting.reject(new GaveUp('The verification was canceled')))}
          onConfirmed={() => end((waiting) => waiting.resolve())}
        />
      ) : null}
    </FreshContext.Provider>
  );
}
