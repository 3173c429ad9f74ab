import { useState } from 'react';
import { useAction } from './use-action.ts';

/**
 * Saves a form: sends nothing without changes, and keeps every input on failure.
 * @param onConflict another user changed the same object: reloads what the form is compared with
 */
export function useSaving(onConflict?: () => Promise<void>) {
  const [nothing, setNothing] = useState(false);
  const { failure, run, forget } = useAction(onConflict);
  const save = async (changed: boolean, work: () => Promise<void>): Promise<void> => {
    setNothing(!changed);
    if (changed) await run(work);
    else forget();
  };
  return { nothing, failure, save, forget };
}
