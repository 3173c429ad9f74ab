import { useState } from 'react';

/** Saving a form: nothing is sent where nothing was changed, and a failure keeps every input. */
export function useSaving() {
  const [nothing, setNothing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const save = async (changed: boolean, work: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    setNothing(!changed);
    if (changed) await work().catch(setFailure);
  };
  return { nothing, failure, save, forget: () => setFailure(undefined) };
}
