import { useState } from 'react';
import { GaveUp } from './with-fresh.ts';

/** One thing at a time: whether it is under way, and what became of it. Somebody who gives up has not failed. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof GaveUp)) setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
