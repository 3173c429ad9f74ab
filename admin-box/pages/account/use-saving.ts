import { useState } from 'react';
import { errorCodeOf } from '../../data/trace-id.ts';

/**
 * Saving a form: nothing is sent where nothing was changed, and a failure keeps every input.
 * @param onConflict somebody else changed the same: reads anew what the form is compared with
 */
export function useSaving(onConflict: () => Promise<void>) {
  const [nothing, setNothing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const save = async (changed: boolean, work: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    setNothing(!changed);
    if (!changed) return;
    try {
      await work();
    } catch (error) {
      if (errorCodeOf(error) === 'changed-meanwhile') await onConflict().catch(() => {});
      setFailure(error);
    }
  };
  return { nothing, failure, save, forget: () => setFailure(undefined) };
}
