import { useState } from 'react';
import { useAction } from '#admin-box/kit/forms/use-action.ts';

/**
 * Saving a form: nothing is sent where nothing was changed, and a failure keeps every input.
 * @param onConflict somebody else changed the same: reads anew what the form is compared with
 */
export function useSaving(onConflict: () => Promise<void>) {
  const [nothing, setNothing] = useState(false);
  const { failure, run, forget } = useAction(onConflict);
  const save = async (changed: boolean, work: () => Promise<void>): Promise<void> => {
    setNothing(!changed);
    if (changed) await run(work);
    else forget();
  };
  return { nothing, failure, save, forget };
}
